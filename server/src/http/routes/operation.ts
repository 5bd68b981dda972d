/** What operators and their machines ask: alive, ready, figures. */
import { timingSafeEqual } from 'node:crypto';
import { type ContentKind, contentKinds } from '@riscontro/contract/inside';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../diagnostics/metrics.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Engines } from '../../pipelines/engine.ts';
import type { Store } from '../../store/store.ts';
import { namesLoopback } from '../own-hosts.ts';

/** The process answers. */
export const healthz = async () => ({ stato: 'ok' });

/** The store answers, and these kinds can be checked. */
export function readyz(store: Store, engines: Engines) {
  return async () => {
    await store.ping().catch((cause) => {
      throw new AppError('serviceUnavailable', {}, cause);
    });
    const kinds = Object.entries(contentKinds).map(([kind, wire]) => [
      wire,
      engines[kind as ContentKind] ? 'pronto' : 'non_disponibile',
    ]);
    return { stato: 'pronto', motori: Object.fromEntries(kinds) };
  };
}

/** For this machine alone unless METRICS_TOKEN is set; then `Authorization: Bearer` must carry it. */
export function metricsText(metrics: Metrics, token: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (token === undefined) {
      if (!isFromThisMachine(request)) throw new AppError('metricsReserved');
    } else if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new AppError('notFound');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  };
}

/** What proxies say about whom they speak for: with any of these somebody else is asking. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The connection itself counts, never what a header claims; a proxy on this machine is told by what it adds. */
function isFromThisMachine({ raw: { socket, headers } }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  return (
    /^(?:127\.|::1$|::ffff:127\.)/.test(remoteAddress) &&
    namesLoopback(headers.host) &&
    !forwardingHeaders.some((name) => name in headers)
  );
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
