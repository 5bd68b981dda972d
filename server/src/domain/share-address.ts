/** The address of a result's page: its id, and beside it the secret without which a confidential one does not open. */
import { timingSafeEqual } from 'node:crypto';

/** In no id and no secret, and not changed in an address. */
const separator = '~';

export interface Addressed {
  readonly id: string;
  /** Only confidential results have one. */
  readonly linkSecret?: string;
}

/** The part of an address that stands for the result: `/v/{segment}`. */
export function shareSegment({ id, linkSecret }: Addressed): string {
  return linkSecret === undefined ? id : `${id}${separator}${linkSecret}`;
}

/** What a segment names; whether it opens a result is for `opens` to say. */
export function readShareSegment(segment: string): Addressed {
  const place = segment.indexOf(separator);
  return place < 0 ? { id: segment } : { id: segment.slice(0, place), linkSecret: segment.slice(place + 1) };
}

/** Whether an address leads to the result: with its very secret where it has one, and with none where it has none. */
export function opens(address: Addressed, { id, linkSecret }: Addressed): boolean {
  if (address.id !== id) return false;
  if (linkSecret === undefined || address.linkSecret === undefined) return linkSecret === address.linkSecret;
  const [expected, given] = [Buffer.from(linkSecret), Buffer.from(address.linkSecret)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
