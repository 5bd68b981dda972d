/** A result's public page, its images, and the same result as JSON. */
import type { Language, VerificationResult } from '@riscontro/contract/inside';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';
import { attachmentOf, previewName } from '../../domain/attachment.ts';
import { imageSize } from '../../domain/image-size.ts';
import { readShareSegment } from '../../domain/share-address.ts';
import type { Store } from '../../store/store.ts';
import type { Page } from '../../web/layout.ts';
import { withLinkPreview } from '../../web/link-preview/link-preview-tags.ts';
import type { ReviewMarkupSettings } from '../../web/link-preview/review-markup.ts';
import { sharePage } from '../../web/share-page.ts';
import { brieflyKept, findShared, findStored, privateHeaders, publicText } from '../find-result.ts';
import { pageHeaders } from '../page-headers.ts';
import { pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { jsonType } from './verify.ts';

const imageHeaders = {
  ...privateHeaders,
  'content-security-policy': pageHeaders['content-security-policy'],
  'cache-control': brieflyKept,
};

const find = (store: Store, request: FastifyRequest, baseUrl: string): Promise<VerificationResult> =>
  findShared(store, (request.params as { id: string }).id, baseUrl);

/** The page of any version of a result: the images are those of all versions. */
export async function drawShared(
  store: Store,
  result: VerificationResult,
  language: Language,
  /** When it is deleted, where it is confidential. */
  keptUntilMs?: number,
): Promise<Page> {
  const images = await store.listAttachments(result.id);
  const preview = images.length > 0 ? await store.findAttachment(result.id, previewName) : undefined;
  return sharePage(result, language, images, preview && imageSize(preview), keptUntilMs);
}

export interface SharedPageSettings extends ReviewMarkupSettings {
  readonly confidentialRetentionMs: number;
}

export function sharedPage(store: Store, about: SharedPageSettings, sendPage: SendPage) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await find(store, request, about.baseUrl);
    const keptUntilMs = Date.parse(result.checkedAt) + about.confidentialRetentionMs;
    const page = await drawShared(store, result, pageLanguage(request), keptUntilMs);
    // Whoever is sent the link of a confidential result reads it there: messengers are told nothing.
    const whole = result.confidential ? page : withLinkPreview(page, result, about);
    return sendPage(request, reply, whole, privateHeaders);
  };
}

export function sharedJson(store: Store, baseUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await find(store, request, baseUrl);
    return reply.headers(privateHeaders).type(jsonType).send(publicText(result));
  };
}

export function sharedImage(store: Store) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { id: segment, image } = request.params as { id: string; image: string };
    const asked = attachmentOf(image);
    const { id } = readShareSegment(segment);
    const found = asked && (await store.findAttachment(id, asked.name));
    // Only then: an image that is not there need not be looked up twice.
    if (found) await findStored(store, segment);
    if (!found || found.mediaType !== asked?.mediaType) throw new AppError('notFound');
    return reply.headers(imageHeaders).type(found.mediaType).send(found.bytes);
  };
}
