/** What the signed history (C2PA) of a file says, and how far it can be believed. */

/** What does not fit. The first four mean that somebody changed something after signing. */
export type C2paFault =
  | 'image_changed'
  | 'signature_false'
  | 'history_changed'
  | 'part_missing'
  | 'certificate_expired'
  | 'certificate_withdrawn'
  | 'certificate_unfit'
  | 'not_bound'
  | 'unknown_method'
  | 'not_readable';

export type DeclaredAi = 'whole' | 'part';

export interface C2paSigner {
  readonly name?: string;
  /** The organisation in the signer's certificate. */
  readonly issuer?: string;
  /** When it was signed, ISO 8601, as a time-stamping service confirmed it. */
  readonly time?: string;
}

export interface C2paIngredient {
  /** `parentOf`: the image this one was made from; `componentOf`: placed in it; `inputTo`: used in making it. */
  readonly relationship: string;
  /** Whether its own signed history does not hold. */
  readonly broken: boolean;
  readonly declaredAi?: DeclaredAi;
}

export interface C2paReading {
  /** Of the image's own manifest; broken ingredients do not make it invalid. */
  readonly status: 'none' | 'valid' | 'invalid';
  /** Whether the signature fits the history and the history fits the image, whatever else is wrong. */
  readonly intact: boolean;
  /** Whether the signer's certificate leads to an anchor of this installation. */
  readonly trusted: boolean;
  readonly tampered: boolean;
  readonly faults: readonly C2paFault[];
  /** The library's validation codes that speak against the manifest, each once. */
  readonly codes: readonly string[];
  readonly signer?: C2paSigner;
  /** The program that wrote the manifest. */
  readonly generator?: string;
  /** Names such as `c2pa.cropped`, in their order, each once. */
  readonly actions: readonly string[];
  /** Last part of the IPTC address, such as `digitalCapture`. */
  readonly digitalSource?: string;
  readonly declaredAi?: DeclaredAi;
  /** The program that the manifest names for the part made by AI. */
  readonly aiAgent?: string;
  readonly ingredients: readonly C2paIngredient[];
  /** Why there is nothing, where that is worth saying. */
  readonly absence?: 'unsupported_format' | 'stored_elsewhere';
  /** The signer left the metadata out of the signature: the image is covered, they are not. */
  readonly metadataUncovered: boolean;
}

export const noC2pa: C2paReading = {
  status: 'none',
  intact: false,
  trusted: false,
  tampered: false,
  faults: [],
  codes: [],
  actions: [],
  ingredients: [],
  metadataUncovered: false,
};
