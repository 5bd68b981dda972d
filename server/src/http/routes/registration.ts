/** Self-service keys: a challenge, then the registration that solves it, and its confirmation where one is asked for. */
import type { IncomingMessage } from 'node:http';
import {
  type Challenge,
  type PendingRegistration,
  type Registration,
  RegistrationRequest,
} from '@riscontro/contract';
import { type Language, wordsIn } from '@riscontro/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { generateKey, hashKey, keySecret } from '../../domain/api-key.ts';
import { AppError } from '../../domain/app-error.ts';
import { isText } from '../../domain/claim-text.ts';
import { dayAt, secondsLeft } from '../../domain/day.ts';
import { findWithKeyring, type Keyring } from '../../domain/keyring.ts';
import { networksOf } from '../../domain/network-prefix.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { createChallenge, verifySolution } from '../../domain/proof-of-work.ts';
import { randomBase62 } from '../../domain/random-id.ts';
import { isPlainLine, isPlainText } from '../../domain/steering-characters.ts';
import { unreadable } from '../../domain/unreadable.ts';
import type { Mail, SendMail } from '../../mail/send-mail.ts';
import type { RegistrationCost, RegistrationOutcome, Store } from '../../store/store.ts';
import { type JsonExpectation, readJsonObject } from '../json-body.ts';

export interface RegistrationSettings {
  readonly quota: number;
  /** Keys a day from one address (IPv6: /64; four times as many from a /56, sixteen times from a /48), and for one e-mail. */
  readonly dailyLimit: number;
  readonly difficultyBits: number;
}

export interface RegistrationNeeds {
  readonly store: Store;
  readonly registration: RegistrationSettings;
  /** Shared by all nodes; sign the challenges, and hide whose registrations are counted. */
  readonly registrationSecrets: Keyring;
  /** Undefined: keys are given without confirming the e-mail. */
  readonly sendMail: SendMail | undefined;
  readonly baseUrl: string;
  readonly clock: () => number;
}

const challengeMs = 10 * 60_000;
const hourMs = 60 * 60_000;
/** How long a confirmation can be waited for. */
const confirmationHours = 24;
/** 190 bits: found by the link alone. */
const tokenLength = 32;

export function challenge({ registration, registrationSecrets, clock }: RegistrationNeeds) {
  const { difficultyBits } = registration;
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<Challenge> => {
    const expiresAtMs = clock() + challengeMs;
    reply.header('cache-control', 'no-store');
    return {
      sfida: createChallenge(registrationSecrets.current(), difficultyBits, expiresAtMs),
      algoritmo: 'sha-256',
      difficolta: difficultyBits,
      scade_il: new Date(expiresAtMs).toISOString(),
    };
  };
}

export function register(needs: RegistrationNeeds) {
  const { store, registration, clock, sendMail } = needs;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Registration | PendingRegistration> => {
    const fields = await readRegistration(request.raw);
    const nowMs = clock();
    const cost = costOf(request, fields, needs, nowMs);
    reply.header('cache-control', 'no-store');
    if (sendMail) return requestKey(request, reply, fields, cost, { ...needs, sendMail });

    const key = generateKey();
    const id = randomBase62(12);
    const outcome = await store.registerKey({
      ...cost,
      key: {
        id,
        name: fields.nome,
        email: fields.email,
        purpose: fields.uso,
        quota: registration.quota,
        createdAtMs: nowMs,
        secret: keySecret(key),
      },
    });
    refuseUnlessRegistered(outcome, reply, registration, nowMs);
    reply.code(201);
    return { chiave: key, id, quota: registration.quota };
  };
}

/** Keeps the registration until the link in the message is opened. */
async function requestKey(
  request: FastifyRequest,
  reply: FastifyReply,
  { nome, email, uso }: RegistrationRequest,
  cost: RegistrationCost,
  { store, registration, baseUrl, clock, sendMail }: RegistrationNeeds & { readonly sendMail: SendMail },
): Promise<PendingRegistration> {
  const token = randomBase62(tokenLength);
  const nowMs = clock();
  const expiresAtMs = nowMs + confirmationHours * hourMs;
  const pending = {
    tokenHash: hashKey(token),
    name: nome,
    email,
    purpose: uso,
    quota: registration.quota,
    expiresAtMs,
  };
  refuseUnlessRegistered(await store.requestKey({ ...cost, pending }), reply, registration, nowMs);
  const language = preferredLanguage(request.headers['accept-language']);
  try {
    await sendMail(confirmationMail(email, language, `${baseUrl}/sviluppatori/conferma?token=${token}`));
  } catch (cause) {
    throw new AppError('mailNotSent', {}, cause);
  }
  reply.code(202);
  return { stato: 'da_confermare', scade_il: new Date(expiresAtMs).toISOString() };
}

/** Nothing that they wrote is in it: whoever registers somebody else's address cannot write to them. */
function confirmationMail(to: string, language: Language, address: string): Mail {
  const { subject, text } = wordsIn(language).mail.confirmation;
  const { host } = new URL(address);
  return { to, subject, text: text({ host, link: `${address}&lang=${language}`, hours: confirmationHours }) };
}

/** Throws the 400 of a proof that is none. */
function costOf(
  request: FastifyRequest,
  { email, prova }: RegistrationRequest,
  { registration, registrationSecrets: secrets }: RegistrationNeeds,
  nowMs: number,
): RegistrationCost {
  const puzzle = findWithKeyring(secrets, (secret) =>
    verifySolution(prova.sfida, prova.soluzione, secret, nowMs),
  );
  if (!puzzle) throw new AppError('proofInvalid');
  const day = dayAt(nowMs).name;
  const secret = secrets.current();
  return {
    challenge: puzzle,
    allowances: [
      ...networksOf(request.ip).map(({ name, times }) => ({
        scope: unreadable(secret, 'address', day, name),
        limit: registration.dailyLimit * times,
      })),
      { scope: unreadable(secret, 'email', day, email.toLowerCase()), limit: registration.dailyLimit },
    ],
    day,
  };
}

function refuseUnlessRegistered(
  outcome: RegistrationOutcome,
  reply: FastifyReply,
  { dailyLimit }: RegistrationSettings,
  nowMs: number,
): void {
  if (outcome === 'challenge_spent') throw new AppError('proofInvalid');
  if (outcome === 'limit_reached') {
    reply.header('retry-after', String(secondsLeft(nowMs)));
    throw new AppError('tooManyRegistrations', { limit: dailyLimit });
  }
}

const expectation: JsonExpectation = {
  expected: 'registration',
  example:
    '{"nome": "Redazione", "email": "nome@example.org", "uso": "verifica dei commenti", "prova": {"sfida": "…", "soluzione": "…"}}',
};

const rules = { nome: 'name', email: 'email', uso: 'use', prova: 'proof' } as const;

/** One address and nothing that a mail server could read as two. */
const address = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

/** Reads what somebody who wants a key says of themselves, or says which field to mend. */
async function readRegistration(message: IncomingMessage): Promise<RegistrationRequest> {
  const parsed = RegistrationRequest.safeParse(await readJsonObject(message, expectation));
  if (!parsed.success) throw fieldError(parsed.error.issues[0]?.path[0] as keyof RegistrationRequest);
  const { prova } = parsed.data;
  const fields = {
    nome: parsed.data.nome.trim(),
    email: parsed.data.email.trim(),
    uso: parsed.data.uso.trim(),
  };
  const hasLength = (text: string, min: number, max: number) =>
    isText(text) && text.length >= min && text.length <= max;
  if (!hasLength(fields.nome, 2, 100) || !isPlainLine(fields.nome)) throw fieldError('nome');
  const isAddress = address.test(fields.email) && isPlainLine(fields.email);
  if (!hasLength(fields.email, 3, 254) || !isAddress) throw fieldError('email');
  if (!hasLength(fields.uso, 3, 1000) || !isPlainText(fields.uso)) throw fieldError('uso');
  return { ...fields, prova };
}

function fieldError(field: keyof RegistrationRequest): AppError {
  return new AppError('fieldInvalid', { field, rule: { code: rules[field] } });
}
