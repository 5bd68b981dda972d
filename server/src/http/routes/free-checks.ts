/** Checks without a key on our own pages: the start page, and the page that waits for those without scripts. */
import type { Problem } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';
import { readShareSegment } from '../../domain/share-address.ts';
import type { Engines } from '../../pipelines/engine.ts';
import type { Visitors } from '../../visitors/visitors.ts';
import { homePage } from '../../web/home-page.ts';
import { waitingPage } from '../../web/waiting-page.ts';
import { embeddingSite } from '../embedding-site.ts';
import { privateHeaders } from '../find-result.ts';
import { checkableKinds, type Followed, type FreeChecks, type SentForm } from '../free-check.ts';
import { uploadPageHeaders } from '../page-headers.ts';
import { inLanguageOf, namedLanguage, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import type { ContentLimits } from '../read-content.ts';
import { visitorSource } from '../visitor-headers.ts';
import { runningCheck } from './verify.ts';

export interface FreeCheckPageNeeds {
  readonly engines: Engines;
  readonly visitors: Visitors;
  readonly limits: ContentLimits;
  readonly baseUrl: string;
  readonly sendPage: SendPage;
}

const wantsJson = ({ headers }: FastifyRequest) => headers.accept?.includes('application/json') ?? false;

/** The same that `/api/v1/verifiche/{id}` answers to those with a key. */
function sendJson(reply: FastifyReply, id: string, check: Followed): FastifyReply {
  if (check.state === 'failed') throw check.error;
  if (check.state === 'done') return reply.headers(privateHeaders).send(check.result);
  return reply
    .code(202)
    .header('retry-after', String(refreshSeconds))
    .send(runningCheck({ id, startedAtMs: check.startedAtMs }, check.events));
}

/** How often a page without scripts looks whether its check has ended. */
export const refreshSeconds = 2;

export function freeCheckPages(free: FreeChecks, needs: FreeCheckPageNeeds) {
  const { engines, visitors, limits, baseUrl, sendPage } = needs;

  /** The home page, empty or with what went wrong and the text that was sent. */
  async function sendHome(request: FastifyRequest, reply: FastifyReply, text: string, problem?: Problem) {
    const page = homePage({
      language: pageLanguage(request),
      named: namedLanguage(request),
      ...(await free.pass(visitorSource(request))),
      dailyLimit: visitors.dailyLimit,
      kinds: checkableKinds(engines),
      limits,
      text,
      ...(problem ? { problem } : {}),
    });
    // Every reader has a token and a number of their own.
    reply.header('cache-control', 'no-store');
    return sendPage(request, reply, page, uploadPageHeaders);
  }

  return {
    home: async (request: FastifyRequest, reply: FastifyReply) => {
      const { q } = request.query as { q?: unknown };
      return sendHome(request, reply, typeof q === 'string' ? q.slice(0, limits.claimCharactersMax) : '');
    },

    /** What a page needs to start a check, for those that are open for long. */
    state: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.accept?.includes('text/html'))
        return reply.redirect(inLanguageOf(request, '/'), 303);
      reply.header('cache-control', 'no-store');
      return free.passFields(visitorSource(request, embeddingSite(request, baseUrl)));
    },

    start: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.accept?.includes('text/event-stream')) return free.stream(request, reply);
      const sent: SentForm = {};
      try {
        const { answer, segment } = await free.start(request, reply, sent);
        const path = answer.cached ? `/v/${segment}` : `/verifica/${segment}`;
        return await reply.redirect(inLanguageOf(request, path), 303);
      } catch (error) {
        const wantsPage = request.headers.accept?.includes('text/html') ?? false;
        if (!(error instanceof AppError) || !wantsPage) throw error;
        const problem = free.problemOf(error, pageLanguage(request));
        return sendHome(request, reply.code(problem.status), sent.text ?? '', problem);
      }
    },

    /** A check under way, for pages without scripts, for those that were left and come back, and for extensions. */
    wait: async (request: FastifyRequest, reply: FastifyReply) => {
      const { id: segment } = request.params as { id: string };
      reply.header('cache-control', 'no-store');
      const check = await free.follow(segment);
      if (wantsJson(request)) return sendJson(reply, readShareSegment(segment).id, check);
      if (check.state === 'done') {
        return reply.redirect(inLanguageOf(request, `/v/${segment}`), 303);
      }
      const text = free.textOf(segment);
      const language = pageLanguage(request);
      if (check.state === 'failed') {
        const problem = free.problemOf(check.error, language);
        return sendHome(request, reply.code(problem.status), text, problem);
      }
      const page = waitingPage({ language, text, events: check.events, seconds: check.seconds });
      return sendPage(request, reply.header('refresh', String(refreshSeconds)), page);
    },
  };
}
