/** Holds every answer of the whole-service tests against the contract. */
import assert from 'node:assert/strict';
import {
  Challenge,
  DailyUsage,
  DeactivatedKey,
  KeyErrors,
  PendingRegistration,
  Problem,
  Registration,
  ReleasedResult,
  RotatedKey,
  RunningCheck,
  StatusReport,
  UsageRecord,
  VerificationResult,
} from '@riscontro/contract';
import type { z } from 'zod';

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Which schema an answer must meet, by its path and status; undefined where the answer is no JSON of the API. */
function schemaFor(path: string, status: number): z.ZodType | undefined {
  if (status >= 400) return Problem;
  if (path === '/api/v1/registrazione' && status === 202) return PendingRegistration;
  if (status === 202) return RunningCheck;
  if (path === '/api/v1/usage') return UsageRecord;
  if (path === '/api/v1/usage/giorni') return DailyUsage;
  if (path === '/api/v1/usage/errori') return KeyErrors;
  if (path === '/api/v1/chiave/rotazione') return RotatedKey;
  if (path === '/api/v1/chiave/disattivazione') return DeactivatedKey;
  if (path === '/stato.json') return StatusReport;
  if (path === '/api/v1/registrazione/sfida') return Challenge;
  if (path === '/api/v1/registrazione') return Registration;
  if (/^\/api\/v1\/(verify-|verifiche\/)/.test(path) || /^\/v\/.*\.json$/.test(path))
    return VerificationResult;
  if (status === 200 && /^\/v\/[^/]+$/.test(path)) return ReleasedResult;
  return undefined;
}

export function checkAgainstContract(path: string, { status, contentType, text }: Answer): void {
  if (contentType.startsWith('text/')) return;
  const schema = schemaFor(path.split('?')[0] ?? '', status);
  if (!schema) return;
  const body: unknown = JSON.parse(text);
  // What the schema does not name is dropped by parsing, so that an undeclared field shows up here.
  assert.deepEqual(schema.parse(body), body, `${path} ${status} follows the contract`);
  if (status >= 400) {
    assert.equal(contentType, 'application/problem+json; charset=utf-8');
    assert.equal((body as Problem).status, status);
    assert.doesNotMatch((body as Problem).detail, /\{\w+\}/, 'every part of the detail is filled in');
  }
}
