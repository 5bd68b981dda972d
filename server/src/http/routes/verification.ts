/**
 * Asks for a check that was begun with `Prefer: respond-async`, on whichever node it runs. The key that began it gets
 * all of its result; others who know its id get what its page shows everybody, and nothing of a confidential one.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Checks } from '../../checks/checks.ts';
import { AppError } from '../../domain/app-error.ts';
import { answerText } from '../../domain/result-text.ts';
import type { Store } from '../../store/store.ts';
import { notThere, publicText, seenByAll } from '../find-result.ts';
import { pastEvents } from '../past-events.ts';
import type { QuotaMeter } from '../quota-headers.ts';
import { keyOf, setQuotaHeaders } from '../request-key.ts';
import { jsonType, runningCheck } from './verify.ts';

export interface VerificationNeeds {
  readonly store: Store;
  readonly checks: Checks;
  readonly meter: QuotaMeter;
  readonly clock: () => number;
  readonly baseUrl: string;
}

export function verification({ store, checks, meter, clock, baseUrl }: VerificationNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const { id: keyId } = keyOf(request);
    await setQuotaHeaders(reply, meter, keyOf(request));
    reply.header('cache-control', 'no-store');
    // In this order: a check that ends between the two questions has its result before it is gone from the checks.
    const check = await store.findCheck(id);
    const result = await store.findResult(id);
    if (result?.keyId === keyId) return reply.type(jsonType).send(answerText(result, baseUrl, false));
    if (result?.linkSecret !== undefined) throw new AppError('notFound');
    if (result) return reply.type(jsonType).send(publicText(seenByAll(result, baseUrl)));
    if (!check) throw await notThere(store, id);
    if (check.state === 'failed') throw AppError.again(check.problem);
    if (check.leaseUntilMs <= clock()) throw new AppError('checkInterrupted');
    const events = check.keyId === keyId ? pastEvents(checks.find(id)) : [];
    return reply
      .code(202)
      .header('retry-after', '2')
      .send(runningCheck({ id, startedAtMs: check.startedAtMs }, events));
  };
}
