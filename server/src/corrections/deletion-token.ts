/** Who may delete a result: whoever was given its token when it was made. Nothing is stored for it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface DeletionTokens {
  tokenFor(id: string): string;
  isTokenOf(id: string, token: string): boolean;
}

/** `secret` is shared by all nodes. */
export function createDeletionTokens(secret: string): DeletionTokens {
  const tokenFor = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  return {
    tokenFor,
    isTokenOf(id, token) {
      const [expected, given] = [Buffer.from(tokenFor(id)), Buffer.from(token)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
