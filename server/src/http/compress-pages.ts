/** Pages travel compressed, for readers whose browsers take it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { preferredEncoding } from './preferred-encoding.ts';

/** Below this the answer fits one packet as it is. */
const sizeBytesMin = 1_000;
/** Nearly as small as the best, at a hundredth of its time: a page is compressed each time it is sent. */
const brotliQuality = 5;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

export function compressPages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isPage || typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary)) {
      reply.header('vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '));
    }
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding === undefined || Buffer.byteLength(payload) < sizeBytesMin) return payload;
    const bytes =
      encoding === 'br'
        ? await compressBrotli(payload, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            },
          })
        : await compressGzip(payload);
    reply.header('content-encoding', encoding).header('content-length', bytes.length);
    return bytes;
  });
}
