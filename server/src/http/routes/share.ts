/** A result's public page, its pictures, and the same result as JSON. */
import type { VerificationResult } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';
import { attachmentOf } from '../../domain/attachment.ts';
import { publicResult } from '../../domain/public-result.ts';
import { answerText } from '../../domain/result-text.ts';
import type { Store, StoredResult } from '../../store/store.ts';
import { sharePage } from '../../web/share-page.ts';
import { pageHeaders } from '../page-headers.ts';
import { pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { jsonType } from './verify.ts';

const privateHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };
const pictureHeaders = {
  ...privateHeaders,
  'content-security-policy': pageHeaders['content-security-policy'],
  // A result's pictures never change; after a day they are asked for again, should the result be gone.
  'cache-control': 'public, max-age=86400, immutable',
};

async function find(store: Store, request: FastifyRequest): Promise<StoredResult> {
  const result = await store.findResult((request.params as { id: string }).id);
  if (!result) throw new AppError('non_trovato');
  return result;
}

const seenByAll = ({ id, body }: StoredResult, baseUrl: string) =>
  publicResult(JSON.parse(answerText(id, body, baseUrl, false)) as VerificationResult);

export function sharedPage(store: Store, baseUrl: string, sendPage: SendPage) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const stored = await find(store, request);
    const pictures = await store.listAttachments(stored.id);
    const page = sharePage(seenByAll(stored, baseUrl), pageLanguage(request), pictures);
    return sendPage(request, reply, page, privateHeaders);
  };
}

export function sharedJson(store: Store, baseUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = seenByAll(await find(store, request), baseUrl);
    return reply.headers(privateHeaders).type(jsonType).send(JSON.stringify(result));
  };
}

export function sharedPicture(store: Store) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, picture } = request.params as { id: string; picture: string };
    const asked = attachmentOf(picture);
    const found = asked && (await store.findAttachment(id, asked.name));
    if (!found || found.mediaType !== asked?.mediaType) throw new AppError('non_trovato');
    return reply.headers(pictureHeaders).type(found.mediaType).send(found.bytes);
  };
}
