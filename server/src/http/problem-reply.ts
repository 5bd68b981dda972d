/** Turns whatever was thrown into the one shape of error that clients see. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError, type PublicProblem, problemBody, toPublicProblem } from '../domain/app-error.ts';
import { reportFault, workingFor } from '../domain/fault-report.ts';
import { problemPage } from '../web/problem-pages.ts';
import { pageLanguage } from './page-language.ts';
import type { SendPage } from './page-reply.ts';
import type { QuotaMeter } from './quota-headers.ts';
import { setQuotaHeaders } from './request-key.ts';

export const problemType = 'application/problem+json; charset=utf-8';

/** Fastify's own refusals of a request (a bad media type, a bad address) are the client's to mend. */
function fromFastify(error: unknown): AppError | undefined {
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  const refused = typeof statusCode === 'number' && statusCode < 500 && String(code).startsWith('FST_ERR_');
  return refused ? new AppError('requestInvalid', {}, error) : undefined;
}

export interface ErrorNeeds {
  readonly baseUrl: string;
  readonly meter: QuotaMeter;
  readonly log: Logger;
  readonly sendPage: SendPage;
  /** Told of every problem that is answered. */
  readonly noteError: (request: FastifyRequest, problem: PublicProblem) => void;
}

/** Answers with the problem: JSON to programs, a page to the readers of pages. */
export function createErrorHandler({ baseUrl, meter, log, sendPage, noteError }: ErrorNeeds) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = error instanceof AppError ? error : fromFastify(error);
    if (!known) {
      const place = `http ${request.method} ${request.routeOptions.url ?? 'unknown'}`;
      workingFor({ requestId: request.id }, () => reportFault(error, { place }));
    } else if (known.cause) log.debug({ reqId: request.id, err: known.cause, code: known.kind }, 'refused');

    const language = pageLanguage(request);
    const publicProblem = toPublicProblem(known ?? error);
    noteError(request, publicProblem);
    const problem = problemBody(publicProblem, language, baseUrl);
    reply.code(problem.status).header('vary', 'Accept-Language');
    // Fastify asks to close after some refusals, which would cut off an answer the client has not read yet.
    reply.removeHeader('connection');
    if (problem.status === 503) reply.header('retry-after', '30');
    if (request.apiKey) await setQuotaHeaders(reply, meter, request.apiKey);
    // A limit that is not the month's.
    if (problem.riprova_tra !== undefined) reply.header('retry-after', String(problem.riprova_tra));
    if (wantsPage(request)) return sendPage(request, reply, problemPage(problem, language, request.id));
    return reply.header('content-type', problemType).send(JSON.stringify(problem));
  };
}

function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept?.includes('text/html') ?? false);
}
