/** What readers are told about an installation: who runs it, what it keeps, whom it asks. */
import type { IsolationMeans, ServiceKind } from '@riscontro/contract';

/** Somebody else's service that checks may ask. */
export interface OutsideService {
  /** Stable id, as in settings and logs: `brave`. */
  readonly id: string;
  /** Name for people; empty where none is configured that would have one. */
  readonly name: string;
  readonly kind: ServiceKind;
  /** `off`: the settings do not name it; `offline`: they do, but no request may leave. */
  readonly use: 'on' | 'off' | 'offline';
  /** Whether what it is told stays on this machine. */
  readonly isOnThisMachine?: boolean;
}

/** What keeps the processes that decode files from the rest of the machine. */
export interface DecoderIsolation {
  /** Whether native code, too, can read no file of others, write none, and open no connection. */
  readonly isWhole: boolean;
  readonly means: readonly IsolationMeans[];
}

export interface Installation {
  readonly operator: { readonly name: string | undefined; readonly email: string | undefined };
  /** Undefined: results are kept for ever. */
  readonly retentionDays: number | undefined;
  /** Of confidential results. */
  readonly confidentialRetentionDays: number;
  /** Whether checks are confidential for those who do not choose. */
  readonly isConfidentialByDefault: boolean;
  readonly keepsPreviews: boolean;
  readonly remembersImages: boolean;
  readonly usesKnowledge: boolean;
  /** Whether a detector of images made by AI is installed. */
  readonly looksForAi: boolean;
  /** Whether the operator has said how much which sources count. */
  readonly weighsSources: boolean;
  readonly isOffline: boolean;
  /** Whether people can make themselves a key. */
  readonly givesKeys: boolean;
  /** Whether who wants a key has to confirm their e-mail address. */
  readonly confirmsEmail: boolean;
  /** Whether PostgreSQL holds the data, for several machines, or a file on this one. */
  readonly isShared: boolean;
  /** Undefined where no decoders run. */
  readonly isolation?: DecoderIsolation | undefined;
  readonly services: readonly OutsideService[];
}
