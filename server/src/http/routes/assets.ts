/** Style sheets, fonts, browser code and icons. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset, Assets } from '../../assets/assets.ts';
import { AppError } from '../../domain/app-error.ts';
import { crossOriginHeaders } from '../page-headers.ts';
import { preferredEncoding } from '../preferred-encoding.ts';

/** A file's address is made from its content, so what is there never changes. */
const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
/** Sites name it once and for all; what is mended in it reaches them soon. */
const anHour = 'public, max-age=3600';

/** Frames without an origin of their own load styles and fonts only from where everybody may. */
const forFrames = { ...crossOriginHeaders, 'access-control-allow-origin': '*' };

export function asset(assets: Assets) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const found = assets.find((request.params as { file: string }).file);
    if (!found) throw new AppError('notFound');
    return sendAsset(found, forever, request, reply.headers(forFrames));
  };
}

export function icon(assets: Assets, name: Parameters<Assets['icon']>[0]) {
  const found = assets.icon(name);
  return async (request: FastifyRequest, reply: FastifyReply) => sendAsset(found, aDay, request, reply);
}

/** What other sites load to put the widget into their pages. */
export function widgetLoader(assets: Assets) {
  const found = assets.find(assets.url('widget-loader.js').slice('/assets/'.length));
  if (!found) throw new Error('the loader is missing');
  return async (request: FastifyRequest, reply: FastifyReply) =>
    sendAsset(found, anHour, request, reply.headers(forFrames));
}

function sendAsset(found: Asset, caching: string, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': caching, etag: found.etag, vary: 'Accept-Encoding' });
  if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const encoded = encoding && found.encoded(encoding);
  if (encoding && encoded) reply.header('content-encoding', encoding);
  return reply.type(found.mediaType).send(encoded ?? found.bytes);
}
