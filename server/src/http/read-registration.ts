/** Reads what somebody who wants a key says of themselves, or says which field to mend. */
import type { IncomingMessage } from 'node:http';
import { type Bilingual, RegistrationRequest } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import { isText } from '../domain/claim-text.ts';
import { isPlainLine, isPlainText } from '../domain/steering-characters.ts';
import { type JsonExpectation, readJsonObject } from './json-body.ts';

const expectation: JsonExpectation = {
  expected: {
    it: 'application/json con i campi «nome», «email», «uso» e «prova»',
    en: 'application/json with the fields “nome”, “email”, “uso” and “prova”',
  },
  example:
    '{"nome": "Redazione", "email": "nome@example.org", "uso": "verifica dei commenti", "prova": {"sfida": "…", "soluzione": "…"}}',
};

const rules: Record<string, Bilingual> = {
  nome: {
    it: 'da 2 a 100 caratteri, senza caratteri di controllo',
    en: '2 to 100 characters, without control characters',
  },
  email: { it: 'un indirizzo come nome@example.org', en: 'an address such as name@example.org' },
  uso: {
    it: 'da 3 a 1000 caratteri, senza caratteri di controllo',
    en: '3 to 1,000 characters, without control characters',
  },
  prova: {
    it: 'un oggetto con «sfida» e «soluzione»',
    en: 'an object with “sfida” and “soluzione”',
  },
};

/** One address and nothing that a mail server could read as two. */
const address = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

export async function readRegistration(message: IncomingMessage): Promise<RegistrationRequest> {
  const parsed = RegistrationRequest.safeParse(await readJsonObject(message, expectation));
  if (!parsed.success) throw fieldError(String(parsed.error.issues[0]?.path[0]));
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

function fieldError(field: string): AppError {
  return new AppError('campo_non_valido', { campo: field, regola: rules[field] ?? '' });
}
