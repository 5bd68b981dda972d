/** Who may delete a result: whoever was given its token when it was made. Nothing is stored for it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../domain/keyring.ts';

export interface DeletionTokens {
  tokenFor(id: string): string;
  isTokenOf(id: string, token: string): boolean;
}

/** `secrets` are shared by all nodes. */
export function createDeletionTokens(secrets: Keyring): DeletionTokens {
  const tokenOf = (id: string, secret: string) => createHmac('sha256', secret).update(id).digest('base64url');
  return {
    tokenFor: (id) => tokenOf(id, secrets.current()),
    isTokenOf(id, token) {
      const given = Buffer.from(token);
      return secrets.all().some((secret) => {
        const expected = Buffer.from(tokenOf(id, secret));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
