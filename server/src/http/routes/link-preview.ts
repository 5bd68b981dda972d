/** What other places show of a result: the image of its link preview, its card for frames, and oEmbed. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from '../../assets/assets.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Store } from '../../store/store.ts';
import { embedPage } from '../../web/embed-page.ts';
import { oEmbedAnswer, sharedSegment } from '../../web/link-preview/oembed.ts';
import { previewFacts, previewVersion } from '../../web/link-preview/preview-facts.ts';
import { brieflyKept, findShared, privateHeaders } from '../find-result.ts';
import type { LinkPreviewImages } from '../link-preview-images.ts';
import { namedTheme } from '../named-theme.ts';
import { crossOriginHeaders, framedPageHeaders } from '../page-headers.ts';
import { namedLanguage, pageLanguage } from '../page-language.ts';

export function linkPreviewImage(store: Store, baseUrl: string, images: LinkPreviewImages) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await findShared(store, idOf(request), baseUrl);
    const facts = previewFacts(result, pageLanguage(request), baseUrl);
    const etag = `"${previewVersion(facts)}"`;
    reply.headers({ ...privateHeaders, ...crossOriginHeaders, 'cache-control': brieflyKept, etag });
    if (!namedLanguage(request)) reply.header('vary', 'Accept-Language');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('image/png').send(await images.image(facts));
  };
}

export function embeddedCard(store: Store, baseUrl: string, assets: Assets) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await findShared(store, idOf(request), baseUrl);
    const page = embedPage(result, {
      language: pageLanguage(request),
      theme: namedTheme(request),
      assetUrl: assets.url,
    });
    return reply.headers({ ...framedPageHeaders, ...privateHeaders }).send(page);
  };
}

export function oEmbed(store: Store, baseUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Also to those who are refused: a page may show why.
    reply.header('access-control-allow-origin', '*');
    const { url, format = 'json', maxwidth, maxheight } = request.query as Record<string, unknown>;
    if (typeof url !== 'string' || url === '') {
      throw new AppError('fieldInvalid', { field: 'url', rule: { code: 'sharePage' } });
    }
    if (format !== 'json') throw new AppError('formatUnavailable');
    const limits = { widthMax: sizeOf('maxwidth', maxwidth), heightMax: sizeOf('maxheight', maxheight) };
    const segment = sharedSegment(url, baseUrl);
    if (segment === undefined) throw new AppError('notFound');
    const result = await findShared(store, segment, baseUrl);
    const language = namedIn(url) ?? pageLanguage(request);
    return reply
      .headers({ ...privateHeaders, 'cache-control': brieflyKept, vary: 'Accept-Language' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(oEmbedAnswer(result, baseUrl, { language, ...limits })));
  };
}

function sizeOf(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new AppError('fieldInvalid', { field: name, rule: { code: 'pixels' } });
}

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

const namedIn = (address: string) => {
  const lang = URL.parse(address)?.searchParams.get('lang');
  return namedLanguage({ query: { lang } });
};
