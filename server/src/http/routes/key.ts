/** What the owner of a key does with it: replace it, switch it off. The key itself says who asks. */
import { type DeactivatedKey, graceHours, type RotatedKey, RotationRequest } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generateKey, keySecret } from '../../domain/api-key.ts';
import { AppError } from '../../domain/app-error.ts';
import { dayAt, secondsLeft } from '../../domain/day.ts';
import type { Store } from '../../store/store.ts';
import { type JsonExpectation, readJsonObject } from '../json-body.ts';
import type { QuotaMeter } from '../quota-headers.ts';
import { keyOf, setQuotaHeaders } from '../request-key.ts';

/** Every old key goes on working for a while: without a limit a key could be multiplied. */
const rotationsADayMax = 10;
const hourMs = 60 * 60_000;

const expectation: JsonExpectation = {
  expected: 'graceHours',
  example: '{"ore_di_grazia": 24}',
};

export function rotateKey(store: Store, meter: QuotaMeter, clock: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<RotatedKey> => {
    const { id, quota } = keyOf(request);
    const hours = await readGraceHours(request);
    const nowMs = clock();
    const allowance = { scope: `rotazioni:${id}`, limit: rotationsADayMax };
    const isAllowed = await store.useAllowance(dayAt(nowMs).name, allowance);
    if (!isAllowed) {
      reply.header('retry-after', String(secondsLeft(nowMs)));
      throw new AppError('tooManyRotations', { limit: rotationsADayMax });
    }
    const key = generateKey();
    const oldExpireAtMs = nowMs + hours * hourMs;
    await store.rotateKey(id, keySecret(key), nowMs, oldExpireAtMs, { kind: 'key', name: id });
    await setQuotaHeaders(reply, meter, keyOf(request));
    reply.code(201).header('cache-control', 'no-store');
    return { chiave: key, id, quota, vecchia_scade_il: new Date(oldExpireAtMs).toISOString() };
  };
}

async function readGraceHours({ raw }: FastifyRequest): Promise<number> {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  if (encoding === undefined && !(Number(length) > 0)) return graceHours.usual;
  const parsed = RotationRequest.safeParse(await readJsonObject(raw, expectation));
  if (parsed.success) return parsed.data.ore_di_grazia ?? graceHours.usual;
  throw new AppError('fieldInvalid', {
    field: 'ore_di_grazia',
    rule: { code: 'wholeNumberUpTo', values: { max: graceHours.max } },
  });
}

export function deactivateKey(store: Store, meter: QuotaMeter, clock: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<DeactivatedKey> => {
    const { id } = keyOf(request);
    await store.setKeyActive(id, false, clock(), { kind: 'key', name: id });
    await setQuotaHeaders(reply, meter, keyOf(request));
    reply.header('cache-control', 'no-store');
    return { id, stato: 'disattivata' };
  };
}
