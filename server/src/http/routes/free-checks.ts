/** Checks without a key, sent from our own pages: started here, watched here, counted by the visitor's day. */
import type { Language, Problem, VerificationResult } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Checks } from '../../checks/checks.ts';
import type { Flight } from '../../checks/flight.ts';
import { AppError, problemBody, toPublicProblem } from '../../domain/app-error.ts';
import { publicResult } from '../../domain/public-result.ts';
import { answerText } from '../../domain/result-text.ts';
import type { Engines } from '../../pipelines/engine.ts';
import type { Store, StoredResult } from '../../store/store.ts';
import type { Visitors } from '../../visitors/visitors.ts';
import { homePage } from '../../web/home-page.ts';
import { withLanguage } from '../../web/layout.ts';
import { waitingPage } from '../../web/waiting-page.ts';
import { readForm } from '../form-body.ts';
import { uploadPageHeaders } from '../page-headers.ts';
import { namedLanguage, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { postedContent } from '../posted-content.ts';
import type { ContentLimits } from '../read-content.ts';
import { requireSameOrigin } from '../same-origin.ts';
import { streamAnswer } from '../stream-answer.ts';
import type { Uploads } from '../uploads.ts';
import { setVisitorHeaders, visitorSource } from '../visitor-headers.ts';

export interface FreeCheckNeeds {
  readonly store: Store;
  readonly checks: Checks;
  readonly engines: Engines;
  readonly visitors: Visitors;
  readonly uploads: Uploads;
  readonly limits: ContentLimits;
  readonly baseUrl: string;
  readonly clock: () => number;
  readonly sendPage: SendPage;
}

/** What was sent is remembered for a while, so that whoever finds a check failed need not write it again. */
const keptTexts = { max: 2_000, ttl: 10 * 60_000 };
/** How often a page without scripts looks whether its check has ended. */
const refreshSeconds = 2;

export function freeChecks(needs: FreeCheckNeeds) {
  const { store, checks, engines, visitors, uploads, limits, baseUrl, clock, sendPage } = needs;
  const sentTexts = new LRUCache<string, string>(keptTexts);
  const answerOf = ({ id, body }: StoredResult, free: boolean) =>
    JSON.stringify(publicResult(JSON.parse(answerText(id, body, baseUrl, free)) as VerificationResult));

  /** The home page, empty or with what went wrong and the text that was sent. */
  async function sendHome(request: FastifyRequest, reply: FastifyReply, text: string, problem?: Problem) {
    const source = visitorSource(request);
    const page = homePage({
      language: pageLanguage(request),
      named: namedLanguage(request),
      token: visitors.issueToken(source),
      dailyLimit: visitors.dailyLimit,
      remaining: await visitors.remaining(source),
      kinds: { articolo: 'articolo' in engines, immagine: 'immagine' in engines, video: 'video' in engines },
      limits,
      text,
      ...(problem ? { problem } : {}),
    });
    // Every reader has a token and a number of their own.
    reply.header('cache-control', 'no-store');
    return sendPage(request, reply, page, uploadPageHeaders);
  }

  const problemOf = (error: unknown, language: Language) =>
    problemBody(toPublicProblem(error), language, baseUrl);

  async function start(request: FastifyRequest, reply: FastifyReply, onText: (text: string) => void) {
    requireSameOrigin(request, baseUrl);
    if (visitors.dailyLimit === 0) throw new AppError('senza_chiave_disattivate');
    const source = visitorSource(request);
    const requireToken = (fields: ReadonlyMap<string, string>) => {
      if (!visitors.acceptsToken(fields.get('token') ?? '', source)) throw new AppError('pagina_scaduta');
    };
    const form = await readForm(request.raw, uploads, {
      fileBytesMax: Math.max(limits.imageBytesMax, limits.videoBytesMax),
      beforeFile: requireToken,
    });
    const release = () => {
      if (form.file) uploads.discard(form.file);
    };
    onText(form.fields.get('q') ?? '');
    try {
      requireToken(form.fields);
      const content = await postedContent(form, limits);
      const language = pageLanguage(request);
      const answer = await checks.request({ content, language, payer: visitors.payer(source), release });
      if (!answer.cached) sentTexts.set(answer.flight.id, form.fields.get('q') ?? '');
      return answer;
    } catch (error) {
      release();
      if (toPublicProblem(error).code === 'limite_giornaliero') {
        reply.header('retry-after', String(visitors.resetSeconds()));
      }
      throw error;
    }
  }

  return {
    home: async (request: FastifyRequest, reply: FastifyReply) => {
      const { q } = request.query as { q?: unknown };
      return sendHome(request, reply, typeof q === 'string' ? q.slice(0, limits.claimCharactersMax) : '');
    },

    /** What a page needs to start a check, for those that are open for long or live elsewhere. */
    state: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.accept?.includes('text/html')) return reply.redirect(homeLink(request), 303);
      const source = visitorSource(request);
      reply.header('cache-control', 'no-store');
      return {
        token: visitors.issueToken(source),
        rimanenti: await visitors.remaining(source),
        limite: visitors.dailyLimit,
      };
    },

    start: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.accept?.includes('text/event-stream')) {
        const answer = await start(request, reply, () => undefined);
        await setVisitorHeaders(reply, visitors, visitorSource(request));
        return streamAnswer(reply, answer, {
          result: answerOf,
          problem: (error) => JSON.stringify(problemOf(error, pageLanguage(request))),
          opening: (id) => ({ event: 'inizio', data: JSON.stringify({ id }) }),
          closing: async () => ({
            event: 'rimanenti',
            data: JSON.stringify({
              rimanenti: await visitors.remaining(visitorSource(request)),
              limite: visitors.dailyLimit,
            }),
          }),
        });
      }
      let text = '';
      try {
        const answer = await start(request, reply, (sent) => {
          text = sent;
        });
        const path = answer.cached ? `/v/${answer.result.id}` : `/verifica/${answer.flight.id}`;
        return await reply.redirect(withLanguage(path, namedLanguage(request)), 303);
      } catch (error) {
        const wantsPage = request.headers.accept?.includes('text/html') ?? false;
        if (!(error instanceof AppError) || !wantsPage) throw error;
        const problem = problemOf(error, pageLanguage(request));
        return sendHome(request, reply.code(problem.status), text, problem);
      }
    },

    /** A check under way, for pages without scripts and for those that were left and come back. */
    wait: async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string };
      reply.header('cache-control', 'no-store');
      // In this order: a check that ends between the questions has its result before it is gone from the checks.
      const flight = checks.find(id);
      const check = await store.findCheck(id);
      if (await store.findResult(id)) {
        return reply.redirect(withLanguage(`/v/${id}`, namedLanguage(request)), 303);
      }
      const isLost = check?.state === 'running' && check.leaseUntilMs <= clock();
      if (!flight && (!check || check.state === 'failed' || isLost)) {
        const { code, parameters } =
          check?.state === 'failed'
            ? check.problem
            : ({ code: isLost ? 'verifica_interrotta' : 'non_trovato', parameters: {} } as const);
        const problem = problemOf(new AppError(code, parameters), pageLanguage(request));
        return sendHome(request, reply.code(problem.status), sentTexts.get(id) ?? '', problem);
      }
      const page = waitingPage({
        language: pageLanguage(request),
        text: sentTexts.get(id) ?? '',
        events: flight ? eventsOf(flight) : [],
        seconds: Math.max(0, Math.round((clock() - startOf(flight, check)) / 1000)),
      });
      return sendPage(request, reply.header('refresh', String(refreshSeconds)), page);
    },
  };

  function startOf(flight: Flight | undefined, check: Awaited<ReturnType<Store['findCheck']>>): number {
    return flight?.startedAtMs ?? (check?.state === 'running' ? check.startedAtMs : clock());
  }
}

const homeLink = (request: FastifyRequest) => withLanguage('/', namedLanguage(request));

function eventsOf(flight: Flight) {
  const events: Parameters<Parameters<Flight['watch']>[0]>[0][] = [];
  flight.watch((event) => events.push(event))();
  return events;
}
