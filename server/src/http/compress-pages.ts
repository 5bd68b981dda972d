/** Pages travel compressed, for readers whose browsers take it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './preferred-encoding.ts';

/** Below this the answer fits one packet as it is. */
const sizeBytesMin = 1_000;
/** Nearly as small as the best, at a hundredth of its time: a page is compressed each time it is sent. */
const brotliSettings = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

export function compressPages(app: FastifyInstance): void {
  // With a callback, because most answers are no pages and a promise for each of them would cost more than the look.
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    const isPage = typeof type === 'string' && type.startsWith('text/html') && typeof payload === 'string';
    if (!isPage || reply.hasHeader('content-encoding')) return done(null, payload);
    compressPage(request, reply, payload).then((sent) => done(null, sent), done);
  });
}

async function compressPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<string | Buffer> {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) {
    reply.header('vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '));
  }
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding === undefined || Buffer.byteLength(page) < sizeBytesMin) return page;
  const bytes =
    encoding === 'br' ? await compressBrotli(page, { params: brotliSettings }) : await compressGzip(page);
  reply.header('content-encoding', encoding).header('content-length', bytes.length);
  return bytes;
}
