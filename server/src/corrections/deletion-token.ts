/**
 * Who may delete a result: everybody who was answered with it, each with a token that says under which name they hold
 * it. Nothing is stored for it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { holderOfKey } from '../domain/holder.ts';
import type { Keyring } from '../domain/keyring.ts';

export interface DeletionTokens {
  tokenFor(id: string, holder: string): string;
  /** The holder that the token of this result names; undefined where it is not one of this result. */
  holderOf(result: { readonly id: string; readonly keyId?: string }, token: string): string | undefined;
}

const separator = '.';

/** `secrets` are shared by all nodes. */
export function createDeletionTokens(secrets: Keyring): DeletionTokens {
  const sign = (text: string, secret: string) =>
    createHmac('sha256', secret).update(text).digest('base64url');
  const isSigned = (text: string, signature: string) => {
    const given = Buffer.from(signature);
    return secrets.all().some((secret) => {
      const expected = Buffer.from(sign(text, secret));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  };
  const signed = (id: string, holder: string) => `${id} ${holder}`;
  return {
    tokenFor: (id, holder) => `${holder}${separator}${sign(signed(id, holder), secrets.current())}`,
    holderOf({ id, keyId }, token) {
      const place = token.lastIndexOf(separator);
      const [holder, signature] = [token.slice(0, Math.max(0, place)), token.slice(place + 1)];
      if (place > 0) return isSigned(signed(id, holder), signature) ? holder : undefined;
      // As they were before results were held by several: of the key that began the check.
      return keyId !== undefined && isSigned(id, token) ? holderOfKey(keyId) : undefined;
    },
  };
}
