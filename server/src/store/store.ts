/**
 * What the service keeps, and what it promises about it. Two implementations, SQLite for one machine and
 * PostgreSQL for many, pass the same conformance suite. All times are milliseconds since 1970 and come from
 * the caller; a resolved write is durable.
 */
import type { ProblemName } from '@riscontro/contract';
import type { ContentKind } from '@riscontro/contract/inside';
import type { KeySecret } from '../domain/api-key.ts';
import type { PublicProblem } from '../domain/app-error.ts';
import type { Attachment, AttachmentLabel } from '../domain/attachment.ts';
import type { Actor, AuditStore } from './audit-store.ts';
import type { CorrectionsStore } from './corrections-store.ts';
import type { SecretsStore } from './secrets-store.ts';

export interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly purpose: string | null;
  readonly quota: number;
  readonly createdAtMs: number;
  readonly secret: KeySecret;
  /** Whether its checks are confidential unless a request says otherwise; null or absent: as the installation has it. */
  readonly confidential?: boolean | null;
}

/** A key as the operator sees it; prefix and last four are those of its newest secret. */
export interface KeyRecord extends Omit<NewKey, 'secret'>, Omit<KeySecret, 'hash'> {
  readonly active: boolean;
  readonly confidential: boolean | null;
}

/** A key as a request needs it. */
export interface KeyIdentity {
  readonly id: string;
  readonly name: string;
  readonly quota: number;
  readonly active: boolean;
  readonly confidential: boolean | null;
}

export interface Usage {
  /** Units kept: answers delivered. */
  readonly used: number;
  /** Units held by checks under way. */
  readonly reserved: number;
  readonly fromCache: number;
}

/** What was counted on a day: `used` and `fromCache` of a month are the sums of its days. */
export interface DayUsage {
  /** `2026-05-10`, UTC. */
  readonly day: string;
  readonly used: number;
  readonly fromCache: number;
}

/** An error that a key was answered with. Nothing of what was sent. */
export interface KeyError {
  readonly keyId: string;
  readonly atMs: number;
  readonly status: number;
  readonly code: ProblemName;
  /** Method and address as the table of routes has them: `POST /api/v1/verify-text`. */
  readonly route: string;
}

/** A finished check. `body` is the JSON text of its result without the parts that depend on the asker. */
export interface StoredResult {
  readonly id: string;
  readonly kind: ContentKind;
  readonly createdAtMs: number;
  readonly body: string;
  /** The key that began the check; absent where a visitor did. */
  readonly keyId?: string;
  /** The secret part of its address: only confidential results have one. */
  readonly linkSecret?: string;
}

/** What becomes of a result that one of its holders lets go of: it goes with the last of them. */
export type Release = 'released' | 'deleted';

/** A key pays by the month, out of its quota. */
export interface KeyPayer {
  readonly keyId: string;
  readonly month: string;
}

/** So many units a day under one name (a visitor, an address), already made unreadable. */
export interface Allowance {
  readonly scope: string;
  readonly limit: number;
}

/** How often something has happened under one name, already made unreadable where it tells of a person. */
export interface ScopeCount {
  readonly scope: string;
  readonly count: number;
}

/** A visitor without a key pays by the day: one unit of every allowance at once, or none of any. */
export interface VisitorPayer {
  readonly day: string;
  readonly allowances: readonly Allowance[];
}

export type Payer = KeyPayer | VisitorPayer;

/** A request to begin a check; its id becomes the result's id. */
export interface CheckRequest {
  readonly id: string;
  readonly cacheKey: string;
  readonly payer: Payer;
  readonly nodeId: string;
  readonly nowMs: number;
  /** Until when the unit is held if nobody renews it: what a crashed node held comes back by itself. */
  readonly leaseUntilMs: number;
  /** Cached answers younger than this instant are fresh enough. */
  readonly freshSinceMs: number;
}

export type Admission =
  /** The check is the caller's to run and to settle; one unit is held. */
  | { readonly outcome: 'started' }
  /** Somebody else runs the same check under this id; nothing is held. */
  | { readonly outcome: 'joined'; readonly id: string }
  /** The answer is there already; nothing is held. */
  | { readonly outcome: 'cached'; readonly result: StoredResult }
  /** No unit is left: used and held ones together reach the key's quota, or the limit of an allowance. */
  | { readonly outcome: 'exhausted'; readonly quota: number };

export type Settlement =
  /** Keeps the unit, stores the result with its images and makes it the cached answer. Doing it twice charges once. */
  | {
      readonly outcome: 'done';
      readonly cacheKey: string;
      readonly payer: Payer;
      readonly result: StoredResult;
      /** Whoever began the check holds its result from the beginning. */
      readonly holder: string;
      /** With different names. None where absent. */
      readonly attachments?: readonly Attachment[];
    }
  /** Returns the unit and keeps the problem for those who ask about the check. */
  | { readonly outcome: 'failed'; readonly id: string; readonly problem: PublicProblem };

export type CheckState =
  | {
      readonly state: 'running';
      readonly startedAtMs: number;
      readonly leaseUntilMs: number;
      /** The key that began it; absent where a visitor did. */
      readonly keyId?: string;
    }
  | { readonly state: 'failed'; readonly problem: PublicProblem };

/** What a registration costs, whether it makes a key at once or asks for its e-mail to be confirmed. */
export interface RegistrationCost {
  readonly challenge: { readonly id: string; readonly expiresAtMs: number };
  /** Whose allowances are used (networks, e-mail). */
  readonly allowances: readonly Allowance[];
  readonly day: string;
}

export interface Registration extends RegistrationCost {
  readonly key: NewKey;
}

/** A key that is made when whoever holds the token confirms it. */
export interface PendingKey {
  readonly tokenHash: string;
  readonly name: string;
  readonly email: string;
  readonly purpose: string;
  readonly quota: number;
  readonly expiresAtMs: number;
}

export interface KeyRequest extends RegistrationCost {
  readonly pending: PendingKey;
}

export type RegistrationOutcome = 'registered' | 'challenge_spent' | 'limit_reached';

/** What is old enough to go: everything up to the instant given. */
export interface SweepLimits {
  readonly nowMs: number;
  readonly cacheBeforeMs: number;
  readonly failedChecksBeforeMs: number;
  /** Undefined keeps results for ever. */
  readonly resultsBeforeMs: number | undefined;
  /** Confidential results, which go with the others too. Absent: none. */
  readonly confidentialBeforeMs?: number | undefined;
  /** Reports that were resolved; open ones go with their result. Absent: none. */
  readonly resolvedReportsBeforeMs?: number;
  /** Errors that keys were answered with. Absent: none. */
  readonly keyErrorsBeforeMs?: number;
}

export interface SweepCounts {
  readonly cacheEntries: number;
  readonly checks: number;
  readonly results: number;
  readonly other: number;
}

/** `by` is who asked for a change, for the audit log; absent: whoever opened the store. */
export interface Store extends CorrectionsStore, SecretsStore, AuditStore {
  createKey(key: NewKey, by?: Actor): Promise<void>;
  /** The key that a secret's hash belongs to; secrets past their grace period belong to none. */
  findKeyByHash(hash: string, nowMs: number): Promise<KeyIdentity | undefined>;
  /** Keys by exact id, exact name or beginning of the displayed prefix, oldest first; all without a selector. */
  findKeys(selector?: string): Promise<KeyRecord[]>;
  setKeyQuota(id: string, quota: number, nowMs: number, by?: Actor): Promise<void>;
  setKeyActive(id: string, active: boolean, nowMs: number, by?: Actor): Promise<void>;
  setKeyConfidential(id: string, confidential: boolean | null, nowMs: number, by?: Actor): Promise<void>;
  /** Adds a secret; the earlier ones stop working at `oldExpireAtMs`. */
  rotateKey(id: string, secret: KeySecret, nowMs: number, oldExpireAtMs: number, by?: Actor): Promise<void>;
  /** Self-service: all of it happens, or nothing does. */
  registerKey(registration: Registration): Promise<RegistrationOutcome>;
  /** The same, for a key that waits for its confirmation. */
  requestKey(request: KeyRequest): Promise<RegistrationOutcome>;
  /** Undefined once it has been confirmed or has expired. */
  findPendingKey(tokenHash: string, nowMs: number): Promise<PendingKey | undefined>;
  /** Makes the key that was waiting, once; undefined when there is none. */
  confirmKey(
    tokenHash: string,
    made: Pick<NewKey, 'id' | 'secret' | 'createdAtMs'>,
  ): Promise<PendingKey | undefined>;

  usage(keyId: string, month: string, nowMs: number): Promise<Usage>;
  /** The days of the month on which something was counted, in their order; as exact as `usage`, and kept for two months. */
  usageByDay(keyId: string, month: string): Promise<DayUsage[]>;
  /** Kept as one of the key's last; written soon, and before `keyErrors` of this store answers. */
  noteKeyError(error: KeyError): void;
  /** At most 20, newest first. */
  keyErrors(keyId: string): Promise<KeyError[]>;
  /**
   * Adds to what has been counted under these scopes, each there once, in a period (a day `2026-05-10`, or an hour of one
   * `2026-05-10T12`; kept until the day is over). Answers with the sums of all nodes, in the order of the scopes.
   */
  addCounts(period: string, counts: readonly ScopeCount[]): Promise<number[]>;
  /** Takes one of so many a day; false when none is left. */
  useAllowance(day: string, allowance: Allowance): Promise<boolean>;
  /** The units of these allowances that are used or held, in their order. */
  allowancesTaken(day: string, scopes: readonly string[], nowMs: number): Promise<number[]>;
  /** Adds one to the key's answers from the cache of the day (`2026-05-10`) and its month; written soon, and before `usage` of this store answers. */
  countCachedAnswer(keyId: string, day: string): void;

  /** Cache, identical running check and the payer's units in one atomic step. */
  admit(request: CheckRequest): Promise<Admission>;
  settle(settlement: Settlement): Promise<void>;
  /** Extends the lease of every check that the node runs. */
  renewLeases(nodeId: string, leaseUntilMs: number): Promise<void>;
  findCached(cacheKey: string, freshSinceMs: number): Promise<StoredResult | undefined>;
  /** The current version; hidden results are not found, nor are their images, and none is answered from the cache. */
  findResult(id: string): Promise<StoredResult | undefined>;
  /** Notes that somebody was answered with the result; written soon, and before `release` of this store. */
  hold(resultId: string, holder: string): void;
  /** One of its holders lets go of the result. Undefined when there is none; doing it twice does nothing more. */
  release(resultId: string, holder: string, nowMs: number): Promise<Release | undefined>;
  /** In no order. The images are there as long as their result is. */
  listAttachments(resultId: string): Promise<AttachmentLabel[]>;
  findAttachment(resultId: string, name: string): Promise<Attachment | undefined>;
  findCheck(id: string): Promise<CheckState | undefined>;

  sweep(limits: SweepLimits): Promise<SweepCounts>;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  /** Writes what is pending and lets go of everything. */
  close(): Promise<void>;
}
