/**
 * Which check belongs to what a tab shows now. The extension may see a tab's address only after a click on it, and no
 * longer once the tab has gone to another site: then nothing is shown rather than another page's verdict.
 */
import { type CheckRecord, hasEnded } from './check-record.ts';

/** What can be seen of a tab. */
export interface TabSight {
  readonly tabId: number;
  /** Undefined where the extension may not see it. */
  readonly url?: string | undefined;
  /** The panel that looks. */
  readonly panel?: string | undefined;
}

/** The address without the part that only scrolls. */
export const pageOf = (url: string | undefined): string | undefined => url?.split('#', 1)[0] || undefined;

export function isOf({ place }: CheckRecord, { tabId, url, panel }: TabSight): boolean {
  if (place.tabId !== tabId) return false;
  return place.page === undefined
    ? place.panel !== undefined && place.panel === panel
    : place.page === pageOf(url);
}

const newestFirst = (a: CheckRecord, b: CheckRecord) => b.startedAtMs - a.startedAtMs;

/** The latest check of the page in the tab. */
export const checkOf = (records: readonly CheckRecord[], sight: TabSight): CheckRecord | undefined => {
  const latest = records.filter((record) => isOf(record, sight)).toSorted(newestFirst)[0];
  return latest?.isDismissed ? undefined : latest;
};

/** What goes on, or went wrong, beside what is shown; verdicts are in the history. */
export const otherChecks = (
  records: readonly CheckRecord[],
  shown: CheckRecord | undefined,
): readonly CheckRecord[] =>
  records
    .filter((record) => record.id !== shown?.id)
    .filter((record) => !hasEnded(record) || (record.stage === 'failed' && !record.isDismissed))
    .toSorted(newestFirst);
