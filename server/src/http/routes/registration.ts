/** Self-service keys: a challenge, then the registration that solves it. */
import { createHmac } from 'node:crypto';
import { type Bilingual, type Challenge, type Registration, RegistrationRequest } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generateKey, keySecret } from '../../domain/api-key.ts';
import { AppError } from '../../domain/app-error.ts';
import { isText } from '../../domain/claim-text.ts';
import { networkPrefix } from '../../domain/network-prefix.ts';
import { createChallenge, verifySolution } from '../../domain/proof-of-work.ts';
import { randomBase62 } from '../../domain/random-id.ts';
import type { Store } from '../../store/store.ts';
import { type JsonExpectation, readJsonObject } from '../json-body.ts';

export interface RegistrationSettings {
  readonly quota: number;
  /** Keys a day from one address, and for one e-mail. */
  readonly dailyLimit: number;
  readonly difficultyBits: number;
}

const challengeMs = 10 * 60_000;

const expectation: JsonExpectation = {
  expected: {
    it: 'application/json con i campi «nome», «email», «uso» e «prova»',
    en: 'application/json with the fields “nome”, “email”, “uso” and “prova”',
  },
  example:
    '{"nome": "Redazione", "email": "nome@example.org", "uso": "verifica dei commenti", "prova": {"sfida": "…", "soluzione": "…"}}',
};

const rules: Record<string, Bilingual> = {
  nome: { it: 'da 2 a 100 caratteri', en: '2 to 100 characters' },
  email: { it: 'un indirizzo come nome@example.org', en: 'an address such as name@example.org' },
  uso: { it: 'da 3 a 1000 caratteri', en: '3 to 1,000 characters' },
  prova: {
    it: 'un oggetto con «sfida» e «soluzione»',
    en: 'an object with “sfida” and “soluzione”',
  },
};

export function challenge(secret: string, { difficultyBits }: RegistrationSettings, clock: () => number) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<Challenge> => {
    const expiresAtMs = clock() + challengeMs;
    reply.header('cache-control', 'no-store');
    return {
      sfida: createChallenge(secret, difficultyBits, expiresAtMs),
      algoritmo: 'sha-256',
      difficolta: difficultyBits,
      scade_il: new Date(expiresAtMs).toISOString(),
    };
  };
}

export function register(store: Store, secret: string, settings: RegistrationSettings, clock: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Registration> => {
    const { nome, email, uso, prova } = readFields(await readJsonObject(request.raw, expectation));
    const nowMs = clock();
    const puzzle = verifySolution(prova.sfida, prova.soluzione, secret, nowMs);
    if (!puzzle) throw new AppError('prova_non_valida');

    const day = new Date(nowMs).toISOString().slice(0, 10);
    // Addresses are kept for a day as a keyed hash: enough to count, not to find out who it was.
    const scope = (kind: string, value: string) =>
      `${kind}:${createHmac('sha256', secret).update(`${day} ${kind} ${value}`).digest('base64url')}`;
    const key = generateKey();
    const id = randomBase62(12);
    const outcome = await store.registerKey({
      key: {
        id,
        name: nome,
        email,
        purpose: uso,
        quota: settings.quota,
        createdAtMs: nowMs,
        secret: keySecret(key),
      },
      challenge: puzzle,
      scopes: [scope('address', networkPrefix(request.ip)), scope('email', email.toLowerCase())],
      day,
      dailyLimit: settings.dailyLimit,
    });
    if (outcome === 'challenge_spent') throw new AppError('prova_non_valida');
    if (outcome === 'limit_reached') {
      const midnightMs = Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000;
      reply.header('retry-after', String(Math.ceil((midnightMs - nowMs) / 1000)));
      throw new AppError('troppe_registrazioni', { limite: settings.dailyLimit });
    }
    reply.code(201).header('cache-control', 'no-store');
    return { chiave: key, id, quota: settings.quota };
  };
}

function readFields(body: Record<string, unknown>): RegistrationRequest {
  const parsed = RegistrationRequest.safeParse(body);
  if (!parsed.success) throw fieldError(String(parsed.error.issues[0]?.path[0]));
  const { prova } = parsed.data;
  const fields = {
    nome: parsed.data.nome.trim(),
    email: parsed.data.email.trim(),
    uso: parsed.data.uso.trim(),
  };
  const hasLength = (text: string, min: number, max: number) =>
    isText(text) && text.length >= min && text.length <= max;
  if (!hasLength(fields.nome, 2, 100)) throw fieldError('nome');
  if (!hasLength(fields.email, 3, 254) || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email))
    throw fieldError('email');
  if (!hasLength(fields.uso, 3, 1000)) throw fieldError('uso');
  return { ...fields, prova };
}

function fieldError(field: string): AppError {
  return new AppError('campo_non_valido', { campo: field, regola: rules[field] ?? '' });
}
