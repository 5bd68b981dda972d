/** A sentence encoder: texts that mean the same lie close together, whatever their language. */

export interface Encoder {
  /** Name and revision of the model, as it goes into `metodo`. */
  readonly id: string;
  /** One vector of length 1 for every text, in order. Queries and passages may be marked differently. */
  encode(texts: readonly string[], role: 'query' | 'passage', signal: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}
