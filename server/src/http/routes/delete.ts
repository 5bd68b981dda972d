/** Deleting a result with the token that was given to whoever had it made. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeletionTokens } from '../../corrections/deletion-token.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Store } from '../../store/store.ts';
import { deletedPage, deletePage } from '../../web/delete-page.ts';
import { notThere, seenByAll } from '../find-result.ts';
import { readFormFields } from '../form-fields.ts';
import { inLanguageOf, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { requireSameOrigin } from '../same-origin.ts';

export interface DeleteNeeds {
  readonly store: Store;
  readonly sendPage: SendPage;
  readonly clock: () => number;
  readonly baseUrl: string;
  readonly deletionTokens: DeletionTokens;
  /** Forgets what is kept of a result outside of the store. */
  readonly forgetResult: (id: string) => Promise<void>;
}

/** The address holds the token: it goes to nobody, and is kept nowhere. */
const secretHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** Asks before it deletes: links are followed by programs too. */
export function deleteForm({ store, sendPage, baseUrl, deletionTokens }: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const id = idOf(request);
    const { token } = request.query as { token?: unknown };
    requireToken(deletionTokens, id, token);
    const record = await store.inspectResult(id);
    if (!record) throw await nothingToDelete(store, id);
    const page = deletePage(seenByAll(record.result, baseUrl), pageLanguage(request), {
      action: inLanguageOf(request, `/v/${id}/elimina`),
      token: String(token),
      back: inLanguageOf(request, `/v/${id}`),
    });
    return sendPage(request, reply, page, secretHeaders);
  };
}

export function sendDeletion(needs: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireSameOrigin(request, needs.baseUrl);
    const form = await readFormFields(request.raw);
    const id = idOf(request);
    await deleteResult(needs, id, form.get('token'));
    return reply.redirect(inLanguageOf(request, `/v/${id}/eliminata`), 303);
  };
}

/** For programs: `DELETE` with the token in `X-Delete-Token`. */
export function deleteShared(needs: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await deleteResult(needs, idOf(request), request.headers['x-delete-token']);
    return reply.code(204).send();
  };
}

export function deleted({ store, sendPage }: DeleteNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await store.findRemoval(idOf(request))) !== 'deleted') throw new AppError('non_trovato');
    const page = deletedPage(pageLanguage(request), { home: inLanguageOf(request, '/') });
    return sendPage(request, reply, page, secretHeaders);
  };
}

function requireToken(tokens: DeletionTokens, id: string, token: unknown): void {
  if (typeof token !== 'string' || !tokens.isTokenOf(id, token)) throw new AppError('token_non_valido');
}

async function deleteResult(
  { store, clock, deletionTokens, forgetResult }: DeleteNeeds,
  id: string,
  token: unknown,
): Promise<void> {
  requireToken(deletionTokens, id, token);
  // First, and only where there is something: should it fail, the same request can be sent again.
  if (await store.inspectResult(id)) await forgetResult(id);
  if (!(await store.deleteResult(id, clock(), { kind: 'visitor' }))) throw await nothingToDelete(store, id);
}

async function nothingToDelete(store: Store, id: string): Promise<AppError> {
  const check = await store.findCheck(id);
  return check?.state === 'running' ? new AppError('verifica_in_corso') : notThere(store, id);
}
