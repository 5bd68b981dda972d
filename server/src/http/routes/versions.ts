/** Earlier versions of a corrected result, as a page and as JSON. */
import type { VerificationResult } from '@riscontro/contract/inside';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';
import type { Store, StoredResult } from '../../store/store.ts';
import { withLanguage } from '../../web/layout.ts';
import { versionPage } from '../../web/share-page.ts';
import { findShared, privateHeaders, publicText, seenByAll } from '../find-result.ts';
import { namedLanguage, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { drawShared } from './share.ts';
import { jsonType } from './verify.ts';

interface Found {
  readonly number: number;
  readonly current: VerificationResult;
  /** Undefined where the current version was asked for. */
  readonly old: StoredResult | undefined;
}

async function find(store: Store, request: FastifyRequest, baseUrl: string): Promise<Found> {
  const { id: segment, version } = request.params as { id: string; version: string };
  const current = await findShared(store, segment, baseUrl);
  const number = /^[1-9]\d{0,5}$/.test(version) ? Number(version) : 0;
  const old = await store.findVersion(current.id, number);
  if (!old && (current.version ?? 1) !== number) throw new AppError('notFound');
  return { number, current, old };
}

export function versionAsPage(store: Store, baseUrl: string, sendPage: SendPage) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { number, current, old } = await find(store, request, baseUrl);
    const address = withLanguage(`/v/${(request.params as { id: string }).id}`, namedLanguage(request));
    if (!old) return reply.redirect(address, 302);
    const oldPage = await drawShared(store, seenByAll(old, baseUrl), pageLanguage(request));
    const page = versionPage(oldPage, {
      number,
      current,
      address,
    });
    return sendPage(request, reply, page, privateHeaders);
  };
}

export function versionAsJson(store: Store, baseUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { current, old } = await find(store, request, baseUrl);
    const result = old ? seenByAll(old, baseUrl) : current;
    return reply.headers(privateHeaders).type(jsonType).send(publicText(result));
  };
}
