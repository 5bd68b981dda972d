/** A cross-encoder that reads a passage and a claim together. */

export interface Entailed {
  readonly supports: number;
  readonly refutes: number;
  readonly neutral: number;
}

export interface Entailment {
  /** Name and revision of the model, as it goes into `metodo`. */
  readonly id: string;
  /** One triple of probabilities for every passage, in order. Texts are cut at the model's length. */
  entail(claim: string, passages: readonly string[], signal: AbortSignal): Promise<Entailed[]>;
  close(): Promise<void>;
}
