/** The widget for other sites' pages: its form, its check under way and its verdict, all inside of a frame. */
import type { Problem } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from '../../assets/assets.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Engines } from '../../pipelines/engine.ts';
import type { Visitors } from '../../visitors/visitors.ts';
import { type WidgetPlace, widgetAddress } from '../../web/widget/widget-address.ts';
import { widgetForm, widgetResult, widgetWaiting } from '../../web/widget/widget-page.ts';
import { embeddingSite } from '../embedding-site.ts';
import { checkableKinds, type FreeChecks, type SentForm } from '../free-check.ts';
import { namedTheme } from '../named-theme.ts';
import { framedPageHeaders } from '../page-headers.ts';
import { namedLanguage, pageLanguage } from '../page-language.ts';
import type { ContentLimits } from '../read-content.ts';
import { visitorSource } from '../visitor-headers.ts';
import { refreshSeconds } from './free-checks.ts';

export interface WidgetNeeds {
  readonly engines: Engines;
  readonly visitors: Visitors;
  readonly limits: ContentLimits;
  readonly assets: Assets;
  readonly baseUrl: string;
}

/** Every reader has a token and a number of their own. */
const ownHeaders = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' };

export function widget(free: FreeChecks, needs: WidgetNeeds) {
  const { engines, visitors, limits, assets, baseUrl } = needs;

  const placeOf = (request: FastifyRequest, site = embeddingSite(request, baseUrl)): WidgetPlace => ({
    language: pageLanguage(request),
    named: namedLanguage(request),
    theme: namedTheme(request),
    site,
  });

  const send = (reply: FastifyReply, page: string) =>
    reply.headers({ ...framedPageHeaders, ...ownHeaders }).send(page);

  async function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    place: WidgetPlace,
    sent: SentForm,
    problem?: Problem,
  ) {
    const form = widgetForm(
      { ...place, assetUrl: assets.url },
      {
        ...(await free.pass(visitorSource(request, place.site))),
        dailyLimit: visitors.dailyLimit,
        kinds: checkableKinds(engines),
        limits,
        text: (sent.text ?? '').slice(0, limits.claimCharactersMax),
        confidential: free.confidentialChoice(sent),
        ...(problem ? { problem } : {}),
      },
    );
    return send(problem ? reply.code(problem.status) : reply, form);
  }

  return {
    /** `?q=` and `?url=` fill the field; nothing is sent before the reader does. */
    form: async (request: FastifyRequest, reply: FastifyReply) => {
      const { q, url } = request.query as { q?: unknown; url?: unknown };
      const text = [q, url].find((value) => typeof value === 'string' && value !== '') as string | undefined;
      return sendForm(request, reply, placeOf(request), { text: text ?? '' });
    },

    start: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.accept?.includes('text/event-stream')) return free.stream(request, reply);
      const sent: SentForm = {};
      try {
        const { segment, deletionToken } = await free.start(request, reply, sent);
        const path = `/widget/verifica/${segment}`;
        const place = placeOf(request, sent.site);
        return await reply.redirect(widgetAddress(path, place, { elimina: deletionToken }), 303);
      } catch (error) {
        const wantsPage = request.headers.accept?.includes('text/html') ?? false;
        if (!(error instanceof AppError) || !wantsPage) throw error;
        const problem = free.problemOf(error, pageLanguage(request));
        return sendForm(request, reply, placeOf(request, sent.site), sent, problem);
      }
    },

    /** For those without scripts, and those who come back to a check. */
    follow: async (request: FastifyRequest, reply: FastifyReply) => {
      const { id: segment } = request.params as { id: string };
      const place = placeOf(request);
      const check = await free.follow(segment);
      const sent = free.sentFor(segment);
      if (check.state === 'failed') {
        const problem = free.problemOf(check.error, place.language);
        return sendForm(request, reply, place, sent, problem);
      }
      const frame = { ...place, assetUrl: assets.url };
      if (check.state === 'done') {
        const { elimina } = request.query as { elimina?: unknown };
        return send(reply, widgetResult(frame, check.result, free.readDeletionToken(segment, elimina)));
      }
      reply.header('refresh', String(refreshSeconds));
      return send(reply, widgetWaiting(frame, { ...check, text: sent.text ?? '' }));
    },
  };
}
