/** A puzzle that costs a visitor a second and a script that wants ten thousand keys a day's work. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a challenge says of itself; signed, so that no node has to remember the ones it gave out. */
export interface Puzzle {
  readonly id: string;
  readonly difficultyBits: number;
  readonly expiresAtMs: number;
}

const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** A new challenge of the given difficulty, as the text the client solves and sends back. */
export function createChallenge(secret: string, difficultyBits: number, expiresAtMs: number): string {
  const payload = [randomBytes(12).toString('base64url'), difficultyBits, expiresAtMs].join('.');
  return `${payload}.${sign(payload, secret)}`;
}

/** The puzzle behind a challenge that this service gave out, or undefined for anything else. */
export function readChallenge(challenge: string, secret: string): Puzzle | undefined {
  const parts = challenge.split('.');
  const [id, difficultyBits, expiresAtMs, signature] = parts;
  if (parts.length !== 4 || !id || !signature) return undefined;
  const expected = Buffer.from(sign(`${id}.${difficultyBits}.${expiresAtMs}`, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return { id, difficultyBits: Number(difficultyBits), expiresAtMs: Number(expiresAtMs) };
}

function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** How many zero bits a solution makes; none for one that is no solution at all. */
export const workDone = (challenge: string, solution: string) =>
  solution.length < 1 || solution.length > 64 ? 0 : attempt(challenge, solution);

const attempt = (challenge: string, solution: string) =>
  leadingZeroBits(createHash('sha256').update(`${challenge}.${solution}`).digest());

/** The puzzle that `solution` solves, or undefined when the challenge is foreign, expired or unsolved. */
export function verifySolution(
  challenge: string,
  solution: string,
  secret: string,
  nowMs: number,
): Puzzle | undefined {
  const puzzle = readChallenge(challenge, secret);
  if (!puzzle || puzzle.expiresAtMs <= nowMs) return undefined;
  if (solution.length < 1 || solution.length > 64) return undefined;
  return attempt(challenge, solution) >= puzzle.difficultyBits ? puzzle : undefined;
}

/** Solves a challenge by counting up: what a client does, here for the tests and the examples. */
export function solveChallenge(challenge: string, difficultyBits: number): string {
  for (let counter = 0; ; counter++) {
    const solution = String(counter);
    if (attempt(challenge, solution) >= difficultyBits) return solution;
  }
}
