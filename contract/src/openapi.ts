/** The OpenAPI 3.1 document, made from the same schemas that the server and its tests use. */
import { z } from 'zod';
import { RunningCheck } from './events.ts';
import { Problem } from './problems.ts';
import { Challenge, Registration, RegistrationRequest } from './registration.ts';
import { UploadRequest, VerifyLinkRequest, VerifyTextRequest } from './requests.ts';
import { MediaResult, TextResult, VerificationResult } from './result.ts';
import { StatusReport } from './status.ts';
import { UsageRecord } from './usage.ts';

const schemas = {
  VerifyTextRequest,
  VerifyLinkRequest,
  UploadRequest,
  TextResult,
  MediaResult,
  VerificationResult,
  RunningCheck,
  UsageRecord,
  Challenge,
  RegistrationRequest,
  Registration,
  StatusReport,
  Problem,
};
type SchemaName = keyof typeof schemas;

const schemaUri = (name: string) => `#/components/schemas/${name}`;
const ref = (name: SchemaName) => ({ $ref: schemaUri(name) });
const json = (name: SchemaName) => ({ 'application/json': { schema: ref(name) } });

const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});
const headers = {
  'X-Request-Id': header('Identifies the request in the logs.', '0f8fad5bd9cb469fa16570867728950e'),
  'RateLimit-Policy': header('The quota and its window in seconds.', '"mese";q=100;w=2592000'),
  RateLimit: header('What is left and in how many seconds it starts again.', '"mese";r=99;t=1295999'),
};
const deleteToken = {
  'X-Delete-Token': header(
    'Deletes the result: `DELETE /v/{id}` with this header, or a person opens `/v/{id}/elimina?token=…`. Only on the answer of the check that made it: never on answers from the cache or of a check that somebody else began.',
    'k2Vd1mZ0Yx7uT9cQ4rWb8eH3nJ6sL5aPgFoIiUyXtRq',
  ),
};
const retryAfter = { 'Retry-After': header('Seconds to wait.', '1295999') };

const problem = (description: string, extra = {}) => ({
  description,
  headers: { ...headers, ...extra },
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

const keyProblems = {
  401: problem('The X-API-Key header is missing.'),
  403: problem('The key is invalid or deactivated.'),
};

const preferences = [
  {
    name: 'Accept-Language',
    in: 'header',
    description: 'Texts are in Italian unless English is preferred.',
    schema: { type: 'string' },
  },
  {
    name: 'Prefer',
    in: 'header',
    description: '`respond-async` answers 202 with the address to ask for the result.',
    schema: { type: 'string' },
  },
];

const verify = (
  operationId: string,
  summary: string,
  result: SchemaName,
  content: Record<string, { schema: object }>,
) => ({
  post: {
    operationId,
    summary,
    tags: ['Verifiche'],
    security: [{ key: [] }],
    parameters: preferences,
    requestBody: { required: true, content },
    responses: {
      200: {
        description:
          'The result. With `Accept: text/event-stream` the events `fase`, `fonte`, `segnale`, then `risultato` or `errore`.',
        headers: { ...headers, ...deleteToken },
        content: { ...json(result), 'text/event-stream': { schema: { type: 'string' } } },
      },
      202: {
        description: 'The check goes on; ask at `Location`.',
        headers: {
          ...headers,
          ...deleteToken,
          Location: header('Where to ask.', '/api/v1/verifiche/Q2hlY2tNZVBsZWFzZTEyMw'),
        },
        content: json('RunningCheck'),
      },
      400: problem('The request is not valid; `detail` says why and how to mend it.'),
      ...keyProblems,
      429: problem('The monthly quota is used up.', retryAfter),
      500: problem('An error of the service.'),
      502: problem('The server of the given link failed.'),
      503: problem('A part that is needed is not available. Nothing is charged.', retryAfter),
      504: problem('The server of the given link is too slow.'),
    },
  },
});

const upload = { 'multipart/form-data': { schema: ref('UploadRequest') } };

const removed = problem('The result was taken down or deleted.');
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const paths = {
  '/api/v1/verify-text': verify(
    'verifyText',
    'Verify a claim or a news item',
    'TextResult',
    json('VerifyTextRequest'),
  ),
  '/api/v1/verify-url': verify(
    'verifyUrl',
    'Read and verify an article',
    'TextResult',
    json('VerifyLinkRequest'),
  ),
  '/api/v1/verify-image': verify('verifyImage', 'Verify an image, sent or linked', 'MediaResult', {
    ...upload,
    ...json('VerifyLinkRequest'),
  }),
  '/api/v1/verify-video': verify('verifyVideo', 'Verify a video, sent or linked', 'MediaResult', {
    ...upload,
    ...json('VerifyLinkRequest'),
  }),
  '/api/v1/verifiche/{id}': {
    get: {
      operationId: 'getVerification',
      summary: 'Ask for the result of a check',
      tags: ['Verifiche'],
      security: [{ key: [] }],
      parameters: [idParameter],
      responses: {
        200: { description: 'The result.', headers, content: json('VerificationResult') },
        202: { description: 'The check is still under way.', headers, content: json('RunningCheck') },
        ...keyProblems,
        404: problem('No such check, or it is no longer kept.'),
        410: removed,
        default: problem('The check failed with this error.'),
      },
    },
  },
  '/api/v1/usage': {
    get: {
      operationId: 'getUsage',
      summary: "This month's usage of the key; free",
      tags: ['Chiavi'],
      security: [{ key: [] }],
      responses: {
        200: { description: 'The usage.', headers, content: json('UsageRecord') },
        ...keyProblems,
      },
    },
  },
  '/stato.json': {
    get: {
      operationId: 'getStatus',
      summary: 'Which parts and outside services answer',
      tags: ['Servizio'],
      security: [],
      responses: {
        200: {
          description: 'How each part does now, and how each outside service did when it was last asked.',
          content: json('StatusReport'),
        },
      },
    },
  },
  '/api/v1/registrazione/sfida': {
    get: {
      operationId: 'getChallenge',
      summary: 'Get a proof-of-work challenge for a registration',
      tags: ['Chiavi'],
      security: [],
      responses: { 200: { description: 'The challenge.', content: json('Challenge') } },
    },
  },
  '/api/v1/registrazione': {
    post: {
      operationId: 'register',
      summary: 'Get a free key',
      tags: ['Chiavi'],
      security: [],
      requestBody: { required: true, content: json('RegistrationRequest') },
      responses: {
        201: { description: 'The key, shown this once.', content: json('Registration') },
        400: problem('A field or the proof of work is not valid.'),
        429: problem('Too many registrations from this address or for this e-mail.', retryAfter),
      },
    },
  },
  '/v/{id}.json': {
    get: {
      operationId: 'getShared',
      summary: 'The result behind a share page; the place of a photo is told to about 11 km',
      tags: ['Verifiche'],
      security: [],
      parameters: [idParameter],
      responses: {
        200: { description: 'The result.', content: json('VerificationResult') },
        404: problem('No such result, or it is no longer kept.'),
        410: removed,
      },
    },
  },
  '/v/{id}/versioni/{version}.json': {
    get: {
      operationId: 'getSharedVersion',
      summary: 'A version of a result that a person has corrected (`versione`, `correzioni`)',
      tags: ['Verifiche'],
      security: [],
      parameters: [
        idParameter,
        { name: 'version', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      ],
      responses: {
        200: { description: 'The version.', content: json('VerificationResult') },
        404: problem('No such version or result, or it is no longer kept.'),
        410: removed,
      },
    },
  },
  '/v/{id}': {
    delete: {
      operationId: 'deleteShared',
      summary: 'Delete a result for good, with the token of the answer that made it',
      tags: ['Verifiche'],
      security: [],
      parameters: [
        idParameter,
        { name: 'X-Delete-Token', in: 'header', required: true, schema: { type: 'string' } },
      ],
      responses: {
        204: { description: 'Deleted: result, versions, pictures, reports and cached answer.' },
        403: problem('The token is missing or is not the one of this result.'),
        404: problem('No such result, or it is no longer kept.'),
        409: problem('The check is still under way.'),
        410: removed,
      },
    },
  },
  '/v/{id}/{picture}': {
    get: {
      operationId: 'getSharedPicture',
      summary: "A picture of a share page: the preview, or a signal's heat map (`mappa`)",
      tags: ['Verifiche'],
      security: [],
      parameters: [
        idParameter,
        {
          name: 'picture',
          in: 'path',
          required: true,
          description: '`anteprima.webp`, or the name of a method and `.png`.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'The picture. A heat map lies over the preview: transparent where nothing stands out.',
          content: { 'image/png': {}, 'image/webp': {} },
        },
        404: problem('No such picture, or it is no longer kept.'),
      },
    },
  },
};

/** A format says it all to a reader; zod's regular expression for it does not. */
function simplify({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
}

/** A schema inside the document is named by its place, not by an `$id` of its own. */
function embeddable({ $schema, $id, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}

/** Who runs a server, as far as they want it told. */
export interface Operator {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

/** The whole document for a server at `baseUrl`. */
export function openApiDocument(
  baseUrl: string,
  version: string,
  operator: Operator,
): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  // `io: input` leaves objects open: fields may be added without breaking clients that validate.
  const generated = z.toJSONSchema(registry, { uri: schemaUri, io: 'input', override: simplify }).schemas;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Riscontro',
      version,
      summary: 'Verifies claims, articles, images and videos.',
      description:
        'Identical verifications within 24 hours are answered from a cache and are free. Set a client timeout of at least 180 seconds.',
      ...(operator.name || operator.email ? { contact: operator } : {}),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    tags: [{ name: 'Verifiche' }, { name: 'Chiavi' }, { name: 'Servizio' }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(generated).map(([name, schema]) => [name, embeddable(schema)]),
      ),
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    },
  };
}
