/**
 * What the store keeps about mistakes: reports of readers, corrected versions, take-downs and deletions. Part of the
 * store's interface; the same promises hold.
 */
import type { ReportReason } from '@riscontro/contract/inside';
import type { Actor } from './audit-store.ts';
import type { Allowance, StoredResult } from './store.ts';

export interface NewReport {
  readonly id: string;
  readonly resultId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly email: string | null;
  readonly createdAtMs: number;
}

export interface Report extends NewReport {
  /** The version of the result that was there when it was reported. */
  readonly version: number;
  /** Null while it is open. */
  readonly resolution: Resolution | null;
}

export interface Resolution {
  readonly outcome: 'dismissed' | 'corrected';
  readonly note: string;
  readonly resolvedAtMs: number;
  /** The version that the correction made; null where it was dismissed. */
  readonly newVersion: number | null;
}

export type ReportOutcome = 'added' | 'limit_reached' | 'result_gone';

/** A result with what only the operator sees. */
export interface ResultRecord {
  readonly result: StoredResult;
  readonly version: number;
  readonly keyId: string;
  /** Null where it is public. */
  readonly hiddenAtMs: number | null;
}

export interface Revision {
  readonly resultId: string;
  /** The version that the correction was made of: when it is no longer the current one, nothing is changed. */
  readonly fromVersion: number;
  /** The whole new body. */
  readonly body: string;
  readonly note: string;
  readonly nowMs: number;
  /** The report that it answers; it has to be open. */
  readonly reportId?: string;
}

export type RevisionOutcome =
  | { readonly outcome: 'revised'; readonly version: number }
  /** Somebody else corrected the result meanwhile, or it is gone. */
  | { readonly outcome: 'outdated' }
  /** Somebody else has resolved the report. */
  | { readonly outcome: 'already_resolved' };

export type Removal = 'hidden' | 'deleted';

export interface CorrectionsStore {
  /** Takes one of every allowance and keeps the report, or does neither. A hidden result takes no reports. */
  addReport(report: NewReport, day: string, allowances: readonly Allowance[]): Promise<ReportOutcome>;
  /** Oldest first; without `all` only open ones. */
  listReports(options?: { readonly all?: boolean; readonly resultId?: string }): Promise<Report[]>;
  findReport(id: string): Promise<Report | undefined>;
  /** Closes an open report without a change; false when it is not open any more. */
  dismissReport(id: string, note: string, nowMs: number, by?: Actor): Promise<boolean>;

  /** Makes a new current version and keeps the old one. Of several at once from the same version one wins. */
  reviseResult(revision: Revision, by?: Actor): Promise<RevisionOutcome>;
  /** An earlier version of a public result; undefined for the current one. */
  findVersion(resultId: string, version: number): Promise<StoredResult | undefined>;

  /** The current version with what the operator sees, hidden ones too. */
  inspectResult(id: string): Promise<ResultRecord | undefined>;
  /** A hidden result keeps everything and is found by `inspectResult` alone. False when there is none. */
  setResultHidden(id: string, hidden: boolean, nowMs: number, by?: Actor): Promise<boolean>;
  /** Removes the result with its versions, images, reports and cache entry; its id is remembered. False when there is none. */
  deleteResult(id: string, nowMs: number, by?: Actor): Promise<boolean>;
  /** Whether a result that is not found was taken away. */
  findRemoval(id: string): Promise<Removal | undefined>;
}
