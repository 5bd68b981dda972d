/** A result's public page, its pictures, and the same result as JSON. */
import type { Language, VerificationResult } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';
import { attachmentOf, previewName } from '../../domain/attachment.ts';
import { pictureSize } from '../../domain/picture-size.ts';
import type { Store } from '../../store/store.ts';
import type { Page } from '../../web/layout.ts';
import type { ReviewMarkupSettings } from '../../web/link-preview/review-markup.ts';
import { withLinkPreview } from '../../web/link-preview/with-link-preview.ts';
import { sharePage } from '../../web/share-page.ts';
import { brieflyKept, findShared, privateHeaders } from '../find-result.ts';
import { pageHeaders } from '../page-headers.ts';
import { pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { jsonType } from './verify.ts';

const pictureHeaders = {
  ...privateHeaders,
  'content-security-policy': pageHeaders['content-security-policy'],
  'cache-control': brieflyKept,
};

const find = (store: Store, request: FastifyRequest, baseUrl: string): Promise<VerificationResult> =>
  findShared(store, (request.params as { id: string }).id, baseUrl);

/** The page of any version of a result: the pictures are those of all versions. */
export async function drawShared(
  store: Store,
  result: VerificationResult,
  language: Language,
): Promise<Page> {
  const pictures = await store.listAttachments(result.id);
  const preview = pictures.length > 0 ? await store.findAttachment(result.id, previewName) : undefined;
  return sharePage(result, language, pictures, preview && pictureSize(preview));
}

export function sharedPage(store: Store, about: ReviewMarkupSettings, sendPage: SendPage) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await find(store, request, about.baseUrl);
    const page = await drawShared(store, result, pageLanguage(request));
    return sendPage(request, reply, withLinkPreview(page, result, about), privateHeaders);
  };
}

export function sharedJson(store: Store, baseUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await find(store, request, baseUrl);
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
