/** The part of the OpenAPI document about keys: making one, what it has used, changing it. */
import { headers, json, keyProblems, problem, retryAfter } from './openapi-parts.ts';

export const keyPaths = {
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
  '/api/v1/usage/giorni': {
    get: {
      operationId: 'getDailyUsage',
      summary: "This month's usage of the key, day by day; free",
      tags: ['Chiavi'],
      security: [{ key: [] }],
      responses: {
        200: { description: 'The usage of each day.', headers, content: json('DailyUsage') },
        ...keyProblems,
      },
    },
  },
  '/api/v1/usage/errori': {
    get: {
      operationId: 'getKeyErrors',
      summary: 'The last errors that the key was answered with; free',
      tags: ['Chiavi'],
      security: [{ key: [] }],
      responses: {
        200: { description: 'The errors, newest first.', headers, content: json('KeyErrors') },
        ...keyProblems,
      },
    },
  },
  '/api/v1/chiave/rotazione': {
    post: {
      operationId: 'rotateKey',
      summary: 'Replace the key by a new one; the old one goes on working for a while',
      tags: ['Chiavi'],
      security: [{ key: [] }],
      requestBody: { required: false, content: json('RotationRequest') },
      responses: {
        201: { description: 'The new key, shown this once.', headers, content: json('RotatedKey') },
        400: problem('The request is not valid.'),
        ...keyProblems,
        429: problem('The key was replaced too often today, or sends too many requests.', retryAfter),
      },
    },
  },
  '/api/v1/chiave/disattivazione': {
    post: {
      operationId: 'deactivateKey',
      summary: 'Deactivate the key; only the operator can activate it again',
      tags: ['Chiavi'],
      security: [{ key: [] }],
      responses: {
        200: { description: 'The key is deactivated.', headers, content: json('DeactivatedKey') },
        ...keyProblems,
      },
    },
  },
  '/api/v1/registrazione/sfida': {
    get: {
      operationId: 'getChallenge',
      summary: 'Get a proof-of-work challenge for a registration',
      tags: ['Chiavi'],
      security: [],
      responses: {
        200: { description: 'The challenge.', content: json('Challenge') },
        429: problem('Too many requests from this network within a minute.', retryAfter),
      },
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
        202: {
          description:
            'Where the operator asks for a confirmation: a message was sent to the e-mail address.',
          content: json('PendingRegistration'),
        },
        400: problem('A field or the proof of work is not valid.'),
        429: problem('Too many registrations from this address or for this e-mail.', retryAfter),
        503: problem('The message could not be sent.', retryAfter),
      },
    },
  },
};
