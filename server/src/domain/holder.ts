/**
 * Who holds a result: everybody who was answered with it. A page that several hold goes when the last of them has let
 * go of it, so that nobody can take away what others cite.
 */
import { randomBase62 } from './random-id.ts';

/** A key holds a result once, however often it asks. */
export const holderOfKey = (keyId: string): string => `k_${keyId}`;

/** The id of the key that holds it; undefined for a visitor. */
export const keyOfHolder = (holder: string): string | undefined =>
  holder.startsWith('k_') ? holder.slice(2) : undefined;

/** Each answer to a visitor is held for itself: nothing is kept that could tell one visitor from another. */
export const newVisitorHolder = (): string => `v_${randomBase62(16)}`;

/** Holds a result for as long as it is kept: no token lets go of it. */
export const everybody = '*';
