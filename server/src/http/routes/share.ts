/** A result's public page and the same result as JSON. */
import type { VerificationResult } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { answerText } from '../../domain/result-text.ts';
import type { Store, StoredResult } from '../../store/store.ts';
import { sharePage } from '../../web/share-page.ts';
import { pageHeaders } from '../page-headers.ts';
import { jsonType } from './verify.ts';

const privateHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

async function find(store: Store, request: FastifyRequest): Promise<StoredResult> {
  const result = await store.findResult((request.params as { id: string }).id);
  if (!result) throw new AppError('non_trovato');
  return result;
}

export function sharedPage(store: Store, baseUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, body } = await find(store, request);
    const language = preferredLanguage(request.headers['accept-language']);
    const result = JSON.parse(answerText(id, body, baseUrl, false)) as VerificationResult;
    return reply.headers({ ...pageHeaders, ...privateHeaders }).send(sharePage(result, language));
  };
}

export function sharedJson(store: Store, baseUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, body } = await find(store, request);
    return reply
      .headers(privateHeaders)
      .type(jsonType)
      .send(answerText(id, body, baseUrl, false));
  };
}
