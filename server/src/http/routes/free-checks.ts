/** Checks without a key on our own pages: the start page, and the page that waits for those without scripts. */
import type { Problem } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';
import { readShareSegment } from '../../domain/share-address.ts';
import type { Engines } from '../../pipelines/engine.ts';
import type { Visitors } from '../../visitors/visitors.ts';
import { homePage } from '../../web/home-page.ts';
import { readyPage, waitingPage, waitingPath } from '../../web/waiting-page.ts';
import { embeddingSite } from '../embedding-site.ts';
import { privateHeaders, publicText } from '../find-result.ts';
import { checkableKinds, type Followed, type FreeChecks, type SentForm } from '../free-check.ts';
import { secretHeaders, uploadPageHeaders } from '../page-headers.ts';
import { inLanguageOf, namedLanguage, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import type { ContentLimits } from '../read-content.ts';
import { visitorSource } from '../visitor-headers.ts';
import { jsonType, runningCheck } from './verify.ts';

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
  if (check.state === 'done')
    return reply.headers(privateHeaders).type(jsonType).send(publicText(check.result));
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
  async function sendHome(request: FastifyRequest, reply: FastifyReply, sent: SentForm, problem?: Problem) {
    const page = homePage({
      language: pageLanguage(request),
      named: namedLanguage(request),
      ...(await free.pass(visitorSource(request))),
      dailyLimit: visitors.dailyLimit,
      kinds: checkableKinds(engines),
      limits,
      text: sent.text ?? '',
      confidential: free.confidentialChoice(sent),
      ...(problem ? { problem } : {}),
    });
    // Every reader has a token and a number of their own.
    reply.header('cache-control', 'no-store');
    return sendPage(request, reply, page, uploadPageHeaders);
  }

  return {
    home: async (request: FastifyRequest, reply: FastifyReply) => {
      const { q } = request.query as { q?: unknown };
      const text = typeof q === 'string' ? q.slice(0, limits.claimCharactersMax) : '';
      return sendHome(request, reply, { text });
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
      const wantsPage = request.headers.accept?.includes('text/html') ?? false;
      try {
        const { answer, segment, deletionToken } = await free.start(request, reply, sent);
        // People are led by a page that also lets them delete the result; programs have nobody to ask.
        const place = wantsPage
          ? waitingPath(segment, deletionToken)
          : `/${answer.cached ? 'v' : 'verifica'}/${segment}`;
        return await reply.redirect(inLanguageOf(request, place), 303);
      } catch (error) {
        if (!(error instanceof AppError) || !wantsPage) throw error;
        const problem = free.problemOf(error, pageLanguage(request));
        return sendHome(request, reply.code(problem.status), sent, problem);
      }
    },

    /** A check under way, for pages without scripts, for those that were left and come back, and for extensions. */
    wait: async (request: FastifyRequest, reply: FastifyReply) => {
      const { id: segment } = request.params as { id: string };
      reply.header('cache-control', 'no-store');
      const check = await free.follow(segment);
      if (wantsJson(request)) return sendJson(reply, readShareSegment(segment).id, check);
      const language = pageLanguage(request);
      const { elimina } = request.query as { elimina?: unknown };
      const deletionToken = free.readDeletionToken(segment, elimina);
      if (check.state === 'done') {
        if (deletionToken === undefined) return reply.redirect(inLanguageOf(request, `/v/${segment}`), 303);
        const page = readyPage(check.result, language, { segment, deletionToken });
        return sendPage(request, reply, page, secretHeaders);
      }
      const sent = free.sentFor(segment);
      if (check.state === 'failed') {
        const problem = free.problemOf(check.error, language);
        return sendHome(request, reply.code(problem.status), sent, problem);
      }
      const page = waitingPage({ ...check, language, text: sent.text ?? '', segment, deletionToken });
      return sendPage(request, reply.header('refresh', String(refreshSeconds)), page, secretHeaders);
    },
  };
}
