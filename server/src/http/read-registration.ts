/** Reads what somebody who wants a key says of themselves, or says which field to mend. */
import type { IncomingMessage } from 'node:http';
import { RegistrationRequest } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { isText } from '../domain/claim-text.ts';
import { isPlainLine, isPlainText } from '../domain/steering-characters.ts';
import { type JsonExpectation, readJsonObject } from './json-body.ts';

const expectation: JsonExpectation = {
  expected: 'registration',
  example:
    '{"nome": "Redazione", "email": "nome@example.org", "uso": "verifica dei commenti", "prova": {"sfida": "…", "soluzione": "…"}}',
};

const rules = { nome: 'name', email: 'email', uso: 'use', prova: 'proof' } as const;

/** One address and nothing that a mail server could read as two. */
const address = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

export async function readRegistration(message: IncomingMessage): Promise<RegistrationRequest> {
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
