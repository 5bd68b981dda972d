/** Checks without a key, as the start page and the widget begin and follow them, counted by the visitor's day. */

import { type Language, type Problem, problems } from '@riscontro/contract';
import type { Progress, VerificationResult } from '@riscontro/contract/inside';
import { streamEvents } from '@riscontro/contract/inside';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CheckAnswer, Checks } from '../checks/checks.ts';
import type { DeletionTokens } from '../corrections/deletion-token.ts';
import { AppError, problemBody, retryAfterSeconds, toPublicProblem } from '../domain/app-error.ts';
import { newVisitorHolder } from '../domain/holder.ts';
import { opens, readShareSegment, shareSegment } from '../domain/share-address.ts';
import type { Engines } from '../pipelines/engine.ts';
import type { Store } from '../store/store.ts';
import type { Standing, VisitorSource, Visitors } from '../visitors/visitors.ts';
import type { ConfidentialChoice } from '../web/check-form.ts';
import { type ConfidentialSettings, wishesFromForm } from './check-wishes.ts';
import { siteFrom } from './embedding-site.ts';
import { publicText, seenByAll } from './find-result.ts';
import { readForm } from './form-fields.ts';
import { pageLanguage } from './page-language.ts';
import { pastEvents } from './past-events.ts';
import { postedContent } from './posted-content.ts';
import type { ContentLimits } from './read-content.ts';
import { requireOwnPageOrExtension } from './same-origin.ts';
import type { Senders } from './senders.ts';
import { streamAnswer } from './stream-answer.ts';
import type { UploadAdmission } from './upload-admission.ts';
import type { Uploads } from './uploads.ts';
import { setVisitorHeaders, visitorSource } from './visitor-headers.ts';

export interface FreeCheckNeeds {
  readonly store: Store;
  readonly checks: Checks;
  readonly visitors: Visitors;
  readonly uploads: Uploads;
  readonly uploadAdmission: UploadAdmission;
  readonly senders: Senders;
  readonly limits: ContentLimits;
  readonly deletionTokens: DeletionTokens;
  readonly confidential: ConfidentialSettings;
  readonly baseUrl: string;
  readonly clock: () => number;
}

/** What a page needs to start a check. */
export interface PagePass extends Standing {
  readonly token: string;
}

/** What was sent, told while a form is read, so that a page which is refused still knows. */
export interface SentForm {
  text?: string;
  site?: string | undefined;
  /** Whether the check was to be confidential, where the form said. */
  isConfidential?: boolean | undefined;
}

/** A check that a page has begun, or found answered. */
export interface StartedCheck {
  readonly answer: CheckAnswer;
  /** The segment of the address of its result: `/v/{segment}`, and `/verifica/{segment}` while it is under way. */
  readonly segment: string;
  /** Lets the visitor delete the result. */
  readonly deletionToken: string;
}

/** What has become of a check. */
export type Followed =
  | { readonly state: 'done'; readonly result: VerificationResult }
  | { readonly state: 'failed'; readonly error: AppError }
  | {
      readonly state: 'running';
      readonly startedAtMs: number;
      readonly events: readonly Progress[];
      readonly seconds: number;
    };

export interface FreeChecks {
  pass(source: VisitorSource): Promise<PagePass>;
  /** The same as pages ask for it. */
  passFields(source: VisitorSource): Promise<Record<string, string | number>>;
  /** Reads the form of a page and begins its check; throws why it does not. */
  start(request: FastifyRequest, reply: FastifyReply, sent?: SentForm): Promise<StartedCheck>;
  /** The same, answered with its progress and result as they come. */
  stream(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  follow(segment: string): Promise<Followed>;
  /** What was sent to be checked, as long as it is remembered. */
  sentFor(segment: string): SentForm;
  /** What an address gives as the token that deletes the result, if it is one: addresses are written by anybody. */
  readDeletionToken(segment: string, given: unknown): string | undefined;
  /** What the box of a page's form says; as it was sent, where it was. */
  confidentialChoice(sent?: SentForm): ConfidentialChoice;
  problemOf(error: unknown, language: Language): Problem;
}

/** What was sent is remembered for a while, so that whoever finds a check failed need not write it again. */
const keptForms = { max: 2_000, ttl: 10 * 60_000 };
const dayMs = 24 * 60 * 60_000;

export function createFreeChecks(needs: FreeCheckNeeds): FreeChecks {
  const {
    store,
    checks,
    visitors,
    uploads,
    uploadAdmission,
    senders,
    limits,
    deletionTokens,
    baseUrl,
    clock,
  } = needs;
  const sentForms = new LRUCache<string, SentForm>(keptForms);
  const problemOf = (error: unknown, language: Language) =>
    problemBody(toPublicProblem(error), language, baseUrl);

  async function pass(source: VisitorSource): Promise<PagePass> {
    const standing = await visitors.standing(source);
    return { ...standing, token: visitors.issueToken(source, standing.workBits) };
  }

  async function passFields(source: VisitorSource) {
    const { token, workBits, remaining } = await pass(source);
    return { rimanenti: remaining, limite: visitors.dailyLimit, token, difficolta: workBits };
  }

  async function start(request: FastifyRequest, reply: FastifyReply, sent: SentForm = {}) {
    requireOwnPageOrExtension(request, baseUrl);
    if (visitors.dailyLimit === 0) throw new AppError('keylessOff');
    const { workBits, remaining } = await visitors.standing(visitorSource(request));
    const sender = senders.ofNetwork(request.ip);
    const standing = {
      sender,
      unitsLeft: () => remaining,
      noUnits: () => new AppError('dailyLimit'),
    };
    const { refusal, leave } = await uploadAdmission.admit(request.raw, standing);
    const read = (fields: ReadonlyMap<string, string>) => {
      const source = visitorSource(request, siteFrom(fields.get('sito')));
      const given = visitors.readPass(fields.get('token') ?? '', fields.get('lavoro') ?? '', source);
      if (!given) throw new AppError('pageExpired');
      return { source, given };
    };
    const form = await readForm(request.raw, uploads, {
      fileBytesMax: Math.max(limits.imageBytesMax, limits.videoBytesMax),
      // A file is not even received from whoever has not worked for it. Texts come in such forms too, and go on.
      beforeFile(fields) {
        const { given } = read(fields);
        if (refusal) throw refusal;
        if (given.workBits < workBits) throw new AppError('workRequired');
      },
    })
      .catch((error) => refuse(reply, error))
      .finally(leave);
    const release = () => {
      if (form.file) uploads.discard(form.file);
    };
    const text = form.fields.get('q') ?? '';
    Object.assign(sent, { text, site: siteFrom(form.fields.get('sito')) });
    try {
      const wishes = wishesFromForm(form.fields);
      sent.isConfidential = wishes.isConfidential;
      const { source, given } = read(form.fields);
      const content = await postedContent(form, limits);
      const payer = visitors.payer(source, given, workBits);
      const holder = newVisitorHolder();
      const order = {
        content,
        language: pageLanguage(request),
        payer,
        holder,
        requestId: request.id,
        isConfidential: needs.confidential.byDefault,
        ...wishes,
        release,
        failures: sender.failures,
      };
      const answer = await checks.request(order).catch(async (error) => {
        if (form.file) sender.noteRefusedUpload(error);
        const isRefused = toPublicProblem(error).code === 'dailyLimit';
        throw isRefused ? new AppError(await visitors.refusal(payer), {}, error) : error;
      });
      const address = answer.cached ? answer.result : answer.flight;
      const segment = shareSegment(address);
      if (!answer.cached) sentForms.set(segment, sent);
      return { answer, segment, deletionToken: deletionTokens.tokenFor(address.id, holder) };
    } catch (error) {
      release();
      return refuse(reply, error);
    }
  }

  function refuse(reply: FastifyReply, error: unknown): never {
    const problem = toPublicProblem(error);
    if (problems[problem.code].status === 429) {
      reply.header('retry-after', String(retryAfterSeconds(problem) ?? visitors.resetSeconds()));
    }
    throw error;
  }

  return {
    pass,
    passFields,
    start,
    problemOf,
    sentFor: (segment) => sentForms.get(segment) ?? {},
    readDeletionToken(segment, given) {
      if (typeof given !== 'string') return undefined;
      return deletionTokens.holderOf(readShareSegment(segment), given) === undefined ? undefined : given;
    },
    confidentialChoice: ({ isConfidential } = {}) => ({
      byDefault: needs.confidential.byDefault,
      isChosen: isConfidential,
      days: Math.round(needs.confidential.retentionMs / dayMs),
    }),

    async stream(request, reply) {
      const sent: SentForm = {};
      const { answer, segment, deletionToken } = await start(request, reply, sent);
      reply.header('x-delete-token', deletionToken);
      const source = visitorSource(request, sent.site);
      setVisitorHeaders(reply, visitors, (await visitors.standing(source)).remaining);
      return streamAnswer(reply, answer, {
        result: (result, free) => publicText(seenByAll(result, baseUrl, free)),
        problem: (error) => JSON.stringify(problemOf(error, pageLanguage(request))),
        opening: () => ({ event: streamEvents.opening, data: JSON.stringify({ id: segment }) }),
        // With what the page needs for its next check.
        closing: async () => ({
          event: streamEvents.remaining,
          data: JSON.stringify(await passFields(source)),
        }),
      });
    },

    async follow(segment) {
      const address = readShareSegment(segment);
      const { id } = address;
      // In this order: a check that ends between the questions has its result before it is gone from the checks.
      const flight = checks.find(id);
      const check = await store.findCheck(id);
      const stored = await store.findResult(id);
      const known = stored ?? flight;
      if (known && !opens(address, known)) return { state: 'failed', error: new AppError('notFound') };
      if (stored) return { state: 'done', result: seenByAll(stored, baseUrl, true) };
      const isLost = check?.state === 'running' && check.leaseUntilMs <= clock();
      if (!flight && (!check || check.state === 'failed' || isLost)) {
        if (check?.state !== 'failed') {
          return { state: 'failed', error: new AppError(isLost ? 'checkInterrupted' : 'notFound') };
        }
        return { state: 'failed', error: AppError.again(check.problem) };
      }
      const startedAtMs = flight?.startedAtMs ?? (check?.state === 'running' ? check.startedAtMs : clock());
      const seconds = Math.max(0, Math.round((clock() - startedAtMs) / 1000));
      return { state: 'running', startedAtMs, events: pastEvents(flight), seconds };
    },
  };
}

/** What can be checked beside claims. */
export const checkableKinds = (engines: Engines) => ({
  article: 'article' in engines,
  image: 'image' in engines,
  video: 'video' in engines,
});
