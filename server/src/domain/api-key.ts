/** API keys: `rsc_live_`, 30 random base62 characters, 6 characters of CRC-32 over what stands before. */
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { alphabet, randomBase62 } from './random-id.ts';

const prefix = 'rsc_live_';
const randomLength = 30;
const checksumLength = 6;
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** What may be kept of a key: enough to recognise it, not enough to use it. */
export interface KeySecret {
  /** SHA-256 of the key, in hexadecimal. A random key of 178 bits needs no slow hash. */
  readonly hash: string;
  /** `rsc_live_` and the first characters, for display and for the operator's commands. */
  readonly prefix: string;
  readonly lastFour: string;
}

function checksum(body: string): string {
  let value = crc32(body);
  let characters = '';
  for (let i = 0; i < checksumLength; i++) {
    characters = alphabet.charAt(value % 62) + characters;
    value = Math.floor(value / 62);
  }
  return characters;
}

/** A new key. It is shown once; only `keySecret` of it is kept. */
export function generateKey(): string {
  const body = prefix + randomBase62(randomLength);
  return body + checksum(body);
}

/** Whether a string can be a key at all, so that a mistyped one costs no look-up. */
export function isWellFormedKey(candidate: string): boolean {
  return (
    shape.test(candidate) &&
    checksum(candidate.slice(0, -checksumLength)) === candidate.slice(-checksumLength)
  );
}

export function hashKey(key: string): string {
  return hash('sha256', key);
}

export function keySecret(key: string): KeySecret {
  return { hash: hashKey(key), prefix: key.slice(0, prefix.length + 6), lastFour: key.slice(-4) };
}
