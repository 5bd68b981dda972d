/** Reads a recorded answer from `fixtures/`. */
import { readFileSync } from 'node:fs';

export function readFixture(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url), 'utf8'));
}
