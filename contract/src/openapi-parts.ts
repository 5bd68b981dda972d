/** What the parts of the OpenAPI document are made of: its schemas, headers and errors. */
import { ReleasedResult } from './corrections.ts';
import { RunningCheck } from './events.ts';
import { keyConsoleSchemas } from './key-console.ts';
import { Problem } from './problems.ts';
import { Challenge, PendingRegistration, Registration, RegistrationRequest } from './registration.ts';
import { UploadRequest, VerifyLinkRequest, VerifyTextRequest } from './requests.ts';
import { MediaResult, TextResult, VerificationResult } from './result.ts';
import { StatusReport } from './status.ts';
import { UsageRecord } from './usage.ts';

export const schemas = {
  VerifyTextRequest,
  VerifyLinkRequest,
  UploadRequest,
  TextResult,
  MediaResult,
  VerificationResult,
  RunningCheck,
  ReleasedResult,
  UsageRecord,
  ...keyConsoleSchemas,
  Challenge,
  RegistrationRequest,
  Registration,
  PendingRegistration,
  StatusReport,
  Problem,
};
export type SchemaName = keyof typeof schemas;

export const schemaUri = (name: string) => `#/components/schemas/${name}`;
export const ref = (name: SchemaName) => ({ $ref: schemaUri(name) });
export const json = (name: SchemaName) => ({ 'application/json': { schema: ref(name) } });

export const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});
export const headers = {
  'X-Request-Id': header('Identifies the request in the logs.', '0f8fad5bd9cb469fa16570867728950e'),
  'RateLimit-Policy': header(
    'The limits and their windows in seconds: the quota of the month, then the requests of a minute, where they are limited.',
    '"mese";q=100;w=2592000, "minuto";q=6000;w=60',
  ),
  RateLimit: header(
    'What is left of each, and in how many seconds all of it is there again.',
    '"mese";r=99;t=1295999, "minuto";r=5999;t=1',
  ),
};
export const retryAfter = { 'Retry-After': header('Seconds to wait.', '1295999') };

export const problem = (description: string, extra = {}) => ({
  description,
  headers: { ...headers, ...extra },
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

export const keyProblems = {
  401: problem('The X-API-Key header is missing.'),
  403: problem('The key is invalid or deactivated.'),
  429: problem('Too many requests of this key within a minute.', retryAfter),
};
