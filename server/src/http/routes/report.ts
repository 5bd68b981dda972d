/** “Report an error”: a form for readers, and what comes of it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ReportFields, readReport } from '../../corrections/read-report.ts';
import { AppError } from '../../domain/app-error.ts';
import { dayAt, secondsLeft } from '../../domain/day.ts';
import type { Keyring } from '../../domain/keyring.ts';
import { networksOf } from '../../domain/network-prefix.ts';
import { randomBase62 } from '../../domain/random-id.ts';
import { unreadable } from '../../domain/unreadable.ts';
import type { Store } from '../../store/store.ts';
import { reportPage, reportThanksPage } from '../../web/report-page.ts';
import { findShared, findStored, notThere } from '../find-result.ts';
import { readFormFields } from '../form-fields.ts';
import { inLanguageOf, pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';
import { requireSameOrigin } from '../same-origin.ts';

export interface ReportNeeds {
  readonly store: Store;
  readonly sendPage: SendPage;
  readonly clock: () => number;
  readonly baseUrl: string;
  /** Shared by all nodes; hide whose reports are counted. */
  readonly reportSecrets: Keyring;
  readonly operator: { readonly email: string | undefined };
}

/** Reports a day: from one network, and about one result. Enough for a class of readers, too few for a flood. */
const dailyLimits = { network: 10, result: 20 };

const formHeaders = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' };
const segmentOf = (request: FastifyRequest) => (request.params as { id: string }).id;

export function reportForm({ store, sendPage, baseUrl }: ReportNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await findShared(store, segmentOf(request), baseUrl);
    const page = reportPage(result, pageLanguage(request), {
      action: inLanguageOf(request, ownPath(segmentOf(request))),
    });
    return sendPage(request, reply, page, formHeaders);
  };
}

export function sendReport({ store, sendPage, clock, baseUrl, reportSecrets }: ReportNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireSameOrigin(request, baseUrl);
    const form = await readFormFields(request.raw);
    const { id } = await findStored(store, segmentOf(request));
    const fields: ReportFields = {
      reason: form.get('motivo') ?? '',
      text: form.get('testo') ?? '',
      email: form.get('email') ?? '',
    };
    const read = readReport(fields);
    if ('faults' in read) {
      const result = await findShared(store, segmentOf(request), baseUrl);
      const action = inLanguageOf(request, ownPath(segmentOf(request)));
      const page = reportPage(result, pageLanguage(request), { action, fields, faults: read.faults });
      return sendPage(request, reply.code(400), page, formHeaders);
    }

    const nowMs = clock();
    const day = dayAt(nowMs).name;
    const scope = (kind: string, value: string) =>
      unreadable(reportSecrets.current(), `segnalazioni ${kind}`, day, value);
    const report = { id: randomBase62(12), resultId: id, createdAtMs: nowMs, ...read.report };
    const outcome = await store.addReport(report, day, [
      ...networksOf(request.ip).map(({ name, times }) => ({
        scope: scope('rete', name),
        limit: dailyLimits.network * times,
      })),
      { scope: scope('verifica', id), limit: dailyLimits.result },
    ]);
    if (outcome === 'result_gone') throw await notThere(store, id);
    if (outcome === 'limit_reached') {
      reply.header('retry-after', String(secondsLeft(nowMs)));
      throw new AppError('tooManyReports');
    }
    return reply.redirect(inLanguageOf(request, `${ownPath(segmentOf(request))}/grazie`), 303);
  };
}

export function reportThanks({ store, sendPage, operator }: ReportNeeds) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await findStored(store, segmentOf(request));
    const back = inLanguageOf(request, `/v/${segmentOf(request)}`);
    const page = reportThanksPage(pageLanguage(request), { back, operatorEmail: operator.email });
    return sendPage(request, reply, page, formHeaders);
  };
}

const ownPath = (segment: string) => `/v/${segment}/segnala`;
