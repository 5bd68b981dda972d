/** The link in a confirmation's message: a page with one button, and the key that it shows once. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generateKey, hashKey, keySecret } from '../../domain/api-key.ts';
import { AppError } from '../../domain/app-error.ts';
import { randomBase62 } from '../../domain/random-id.ts';
import type { Store } from '../../store/store.ts';
import { confirmPage, newKeyPage } from '../../web/developers/confirm-page.ts';
import { readFormFields } from '../form-fields.ts';
import { inLanguageOf, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { requireSameOrigin } from '../same-origin.ts';

export interface ConfirmNeeds {
  readonly store: Store;
  readonly sendPage: SendPage;
  readonly baseUrl: string;
  readonly clock: () => number;
}

const path = '/sviluppatori/conferma';
const headers = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' };

/** Opening the link changes nothing: programs that look through mail open links too. */
export function confirmForm({ store, sendPage, clock }: ConfirmNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.query as { token?: unknown };
    const pending =
      typeof token === 'string' ? await store.findPendingKey(hashKey(token), clock()) : undefined;
    if (!pending || typeof token !== 'string') throw new AppError('confirmationInvalid');
    const action = inLanguageOf(request, path);
    const page = confirmPage(pageLanguage(request), { action, token, email: pending.email });
    return sendPage(request, reply, page, headers);
  };
}

export function confirmKey({ store, sendPage, baseUrl, clock }: ConfirmNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireSameOrigin(request, baseUrl);
    const token = (await readFormFields(request.raw)).get('token') ?? '';
    const key = generateKey();
    const pending = await store.confirmKey(hashKey(token), {
      id: randomBase62(12),
      secret: keySecret(key),
      createdAtMs: clock(),
    });
    if (!pending) throw new AppError('confirmationInvalid');
    const page = newKeyPage(pageLanguage(request), { key, quota: pending.quota, baseUrl });
    return sendPage(request, reply, page, headers);
  };
}
