/** The OpenAPI 3.1 document, made from the same schemas that the server and its tests use. */
import { defaultLanguage, languages, wordsIn } from '@riscontro/words';
import { z } from 'zod';
import { keyPaths } from './openapi-keys.ts';
import {
  header,
  headers,
  json,
  keyProblems,
  problem,
  ref,
  retryAfter,
  type SchemaName,
  schemas,
  schemaUri,
} from './openapi-parts.ts';

const deleteToken = {
  'X-Delete-Token': header(
    'Lets go of the result: `DELETE /v/{id}` with this header, or a person opens `/v/{id}/elimina?token=…`. Everybody who is answered with a result holds it; it is deleted when nobody holds it any more.',
    'k_3fGh7Kq2LmNp.k2Vd1mZ0Yx7uT9cQ4rWb8eH3nJ6sL5aPgFoIiUyXtRq',
  ),
};

const { either, languageName } = wordsIn('en').format;
const others = languages.filter((language) => language !== defaultLanguage).map(languageName);

const preferences = [
  {
    name: 'Accept-Language',
    in: 'header',
    description: `Texts are in ${languageName(defaultLanguage)} unless ${either(others)} is preferred.`,
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
  extraProblems = {},
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
      429: problem(
        'The monthly quota is used up, too much is asked for at once, or too many checks failed in this hour.',
        retryAfter,
      ),
      500: problem('An error of the service.'),
      502: problem('The server of the given link failed.'),
      503: problem(
        'A part that is needed is not available, or a queue is full. Nothing is charged.',
        retryAfter,
      ),
      504: problem('The server of the given link is too slow.'),
      ...extraProblems,
    },
  },
});

const uploadProblems = {
  507: problem(
    'The disk has no room for files. Nothing is charged; texts and links are checked all the same.',
  ),
};
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
  '/api/v1/verify-image': verify(
    'verifyImage',
    'Verify an image, sent or linked',
    'MediaResult',
    {
      ...upload,
      ...json('VerifyLinkRequest'),
    },
    uploadProblems,
  ),
  '/api/v1/verify-video': verify(
    'verifyVideo',
    'Verify a video, sent or linked',
    'MediaResult',
    {
      ...upload,
      ...json('VerifyLinkRequest'),
    },
    uploadProblems,
  ),
  '/api/v1/verifiche/{id}': {
    get: {
      operationId: 'getVerification',
      summary:
        'Ask for the result of a check: all of it with the key that began it, what its page shows with others',
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
  ...keyPaths,
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
      summary: 'Let go of a result with the token of its answer; it is deleted when nobody holds it any more',
      tags: ['Verifiche'],
      security: [],
      parameters: [
        idParameter,
        { name: 'X-Delete-Token', in: 'header', required: true, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description:
            'Not yours any more; the page stays, because others were answered with the same result.',
          content: json('ReleasedResult'),
        },
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
      summary:
        "A picture of a share page: the preview, a signal's heat map (`mappa`), or a moment of a video (`fotogramma`)",
      tags: ['Verifiche'],
      security: [],
      parameters: [
        idParameter,
        {
          name: 'picture',
          in: 'path',
          required: true,
          description: '`anteprima.webp`, the name of a method and `.png`, or `fotogramma_1.webp` and so on.',
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
