/** Letting go of a result with the token that came with it: it is deleted when nobody holds it any more. */
import type { ReleasedResult } from '@riscontro/contract';
import { wordsIn } from '@riscontro/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Checks } from '../../checks/checks.ts';
import type { DeletionTokens } from '../../corrections/deletion-token.ts';
import { AppError } from '../../domain/app-error.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { readShareSegment, shareSegment } from '../../domain/share-address.ts';
import type { Release, Store } from '../../store/store.ts';
import { deletedPage, deletePage, releasedPage } from '../../web/delete-page.ts';
import { findStored, notThere, seenByAll } from '../find-result.ts';
import { readFormFields } from '../form-fields.ts';
import { secretHeaders } from '../page-headers.ts';
import { inLanguageOf, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { requireSameOrigin } from '../same-origin.ts';

export interface DeleteNeeds {
  readonly store: Store;
  readonly checks: Checks;
  readonly sendPage: SendPage;
  readonly clock: () => number;
  readonly baseUrl: string;
  readonly deletionTokens: DeletionTokens;
  /** Forgets what is kept of a result outside of the store. */
  readonly forgetResult: (id: string) => Promise<void>;
}

const segmentOf = (request: FastifyRequest) => (request.params as { id: string }).id;
const idOf = (request: FastifyRequest) => readShareSegment(segmentOf(request)).id;

/** Asks before it deletes: links are followed by programs too. */
export function deleteForm({ store, sendPage, baseUrl, deletionTokens }: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const id = idOf(request);
    const { token } = request.query as { token?: unknown };
    const record = await store.inspectResult(id);
    holderOf(deletionTokens, record?.result ?? { id }, token);
    if (!record) throw await nothingToDelete(store, id);
    const path = `/v/${shareSegment(record.result)}`;
    const page = deletePage(seenByAll(record.result, baseUrl), pageLanguage(request), {
      action: inLanguageOf(request, `${path}/elimina`),
      token: String(token),
      back: inLanguageOf(request, path),
    });
    return sendPage(request, reply, page, secretHeaders);
  };
}

export function sendDeletion(needs: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireSameOrigin(request, needs.baseUrl);
    const form = await readFormFields(request.raw);
    const outcome = await letGo(needs, idOf(request), form.get('token'));
    const done = outcome === 'deleted' ? 'eliminata' : 'lasciata';
    return reply.redirect(inLanguageOf(request, `/v/${segmentOf(request)}/${done}`), 303);
  };
}

/** For programs: `DELETE` with the token in `X-Delete-Token`. */
export function deleteShared(needs: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const outcome = await letGo(needs, idOf(request), request.headers['x-delete-token']);
    if (outcome === 'deleted') return reply.code(204).send();
    const dettaglio = wordsIn(preferredLanguage(request.headers['accept-language'])).pages.deletion.stays;
    return reply.send({ eliminata: false, dettaglio } satisfies ReleasedResult);
  };
}

export function deleted({ store, sendPage }: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await store.findRemoval(idOf(request))) !== 'deleted') throw new AppError('notFound');
    const page = deletedPage(pageLanguage(request), { home: inLanguageOf(request, '/') });
    return sendPage(request, reply, page, secretHeaders);
  };
}

export function released({ store, sendPage }: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await findStored(store, segmentOf(request));
    const language = pageLanguage(request);
    const back = inLanguageOf(request, `/v/${segmentOf(request)}`);
    return sendPage(request, reply, releasedPage(language, { back }), secretHeaders);
  };
}

/** Throws the 403 of a token that is not one of this result. */
function holderOf(
  tokens: DeletionTokens,
  result: Parameters<DeletionTokens['holderOf']>[0],
  token: unknown,
): string {
  const holder = typeof token === 'string' ? tokens.holderOf(result, token) : undefined;
  if (holder === undefined) throw new AppError('tokenInvalid');
  return holder;
}

async function letGo(needs: DeleteNeeds, id: string, token: unknown): Promise<Release> {
  const { store, checks, clock, deletionTokens, forgetResult } = needs;
  const record = await store.inspectResult(id);
  const holder = holderOf(deletionTokens, record?.result ?? { id }, token);
  // First, and only where there is something: should it fail, the same request can be sent again.
  if (record) await forgetResult(id);
  const outcome = await store.release(id, holder, clock());
  if (!outcome) throw await nothingToDelete(store, id);
  // Also where others hold it: whoever asks again holds it again.
  checks.forget(id);
  return outcome;
}

async function nothingToDelete(store: Store, id: string): Promise<AppError> {
  const check = await store.findCheck(id);
  return check?.state === 'running' ? new AppError('checkUnderWay') : notThere(store, id);
}
