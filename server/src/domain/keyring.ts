/** A secret as its users see it: one value signs, and older ones are honoured for a while after a rotation. */

export interface Keyring {
  /** Signs, and keys names that are counted. Asked for at each use: a rotation changes it while the service runs. */
  current(): string;
  /** Every value that is honoured, the newest first; the current one is among them. */
  all(): readonly string[];
}

/** For a secret that is never rotated. */
export const keyringOf = (secret: string): Keyring => ({ current: () => secret, all: () => [secret] });

/** What `check` finds with the first value that fits; undefined where none does. */
export function findWithKeyring<Found>(
  keyring: Keyring,
  check: (secret: string) => Found | undefined,
): Found | undefined {
  for (const secret of keyring.all()) {
    const found = check(secret);
    if (found !== undefined) return found;
  }
  return undefined;
}
