/**
 * The mark of a page that this service gave out: a challenge, signed for one visitor on one site, so that no node has
 * to remember the ones it gave. Solving it is the proof of work that a check may ask for.
 */
import { createChallenge, type Puzzle, readChallenge } from '../domain/proof-of-work.ts';

/** How long a page can be left open before it is sent. */
const validMs = 2 * 60 * 60_000;
/** Nodes' clocks differ by less. */
const aheadMs = 60_000;

/** `secretAt` is the secret that signs for the visitor at that time: over midnight, visitors change their names. */
export type SecretAt = (issuedAtMs: number) => string;

export function pageToken(secretAt: SecretAt, difficultyBits: number, issuedAtMs: number): string {
  return createChallenge(secretAt(issuedAtMs), difficultyBits, issuedAtMs + validMs);
}

/** What is behind a token that was given out within the last two hours; undefined for anything else. */
export function readPageToken(token: string, secretAt: SecretAt, nowMs: number): Puzzle | undefined {
  const issuedAtMs = Number(/^[\w-]{16}\.\d{1,3}\.(\d{1,15})\.[\w-]{43}$/.exec(token)?.[1]) - validMs;
  if (!(issuedAtMs <= nowMs + aheadMs && issuedAtMs > nowMs - validMs)) return undefined;
  return readChallenge(token, secretAt(issuedAtMs));
}
