/** The four verify endpoints: read, check, answer at once, as a stream, or later. */
import type { RunningCheck } from '@riscontro/contract';
import { type Progress, progress } from '@riscontro/contract/inside';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Checks } from '../../checks/checks.ts';
import type { Flight } from '../../checks/flight.ts';
import type { DeletionTokens } from '../../corrections/deletion-token.ts';
import { type PublicProblem, problemBody, toPublicProblem } from '../../domain/app-error.ts';
import { holderOfKey } from '../../domain/holder.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { quotaExhausted } from '../../domain/quota-exhausted.ts';
import { answerText } from '../../domain/result-text.ts';
import type { StoredResult } from '../../store/store.ts';
import type { ConfidentialSettings } from '../check-wishes.ts';
import { publicText, seenByAll } from '../find-result.ts';
import type { QuotaMeter } from '../quota-headers.ts';
import type { ReadContent } from '../read-content.ts';
import { keyOf, setQuotaHeaders } from '../request-key.ts';
import type { Senders } from '../senders.ts';
import { streamAnswer } from '../stream-answer.ts';
import type { UploadAdmission } from '../upload-admission.ts';
import type { Uploads } from '../uploads.ts';

export const jsonType = 'application/json; charset=utf-8';

/** Tokens of one result that are remembered. */
const tokensMax = 1_000;

export interface VerifyNeeds {
  readonly checks: Checks;
  readonly meter: QuotaMeter;
  readonly uploads: Uploads;
  readonly uploadAdmission: UploadAdmission;
  readonly senders: Senders;
  readonly clock: () => number;
  readonly baseUrl: string;
  readonly deletionTokens: DeletionTokens;
  readonly confidential: ConfidentialSettings;
  readonly noteError: (request: FastifyRequest, problem: PublicProblem) => void;
}

export function verify(read: ReadContent, needs: VerifyNeeds) {
  const {
    checks,
    meter,
    uploads,
    uploadAdmission,
    senders,
    baseUrl,
    clock,
    deletionTokens,
    confidential,
    noteError,
  } = needs;
  const textOf = createAnswerTexts(baseUrl);
  // Made once for as long as the answer is remembered, a moment: signing costs more than looking up.
  const tokens = new WeakMap<StoredResult, Map<string, string>>();
  const tokenOf = (result: StoredResult, holder: string): string => {
    const known = tokens.get(result) ?? new Map<string, string>();
    const token = known.get(holder) ?? deletionTokens.tokenFor(result.id, holder);
    if (known.size === 0) tokens.set(result, known);
    if (known.size < tokensMax) known.set(holder, token);
    return token;
  };
  /** Whoever is answered with a result holds it, and may let go of it. */
  const giveToken = (reply: FastifyReply, result: StoredResult | Flight, holder: string) =>
    reply.header(
      'x-delete-token',
      'body' in result ? tokenOf(result, holder) : deletionTokens.tokenFor(result.id, holder),
    );

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyOf(request);
    const language = preferredLanguage(request.headers['accept-language']);
    const sender = senders.ofKey(key);
    const standing = {
      sender,
      unitsLeft: () => meter.unitsLeft(key),
      noUnits: () => quotaExhausted(key.quota, clock()),
    };
    const { content, wishes } = await uploadAdmission.receive(request.raw, standing, () => read(request.raw));
    const release = () => {
      if ('file' in content) uploads.discard(content.file);
    };
    const holder = holderOfKey(key.id);
    const order = {
      content,
      language,
      payer: { keyId: key.id },
      holder,
      requestId: request.id,
      isConfidential: key.confidential ?? confidential.byDefault,
      ...wishes,
      release,
      failures: sender.failures,
    };
    const requested = checks.request(order);
    if ('file' in content) requested.catch(sender.noteRefusedUpload);
    const answer = await requested;
    reply.header('vary', 'Accept, Accept-Language');
    const asker = { keyId: key.id, hasFile: 'file' in content };

    if (request.headers.accept?.includes('text/event-stream')) {
      await setQuotaHeaders(reply, meter, key);
      giveToken(reply, answer.cached ? answer.result : answer.flight, holder);
      return streamAnswer(reply, answer, {
        result: (result, free) => textOf(result, free, asker),
        problem(error) {
          const problem = toPublicProblem(error);
          noteError(request, problem);
          return JSON.stringify(problemBody(problem, language, baseUrl));
        },
      });
    }

    if (!answer.cached && prefersAsync(request)) {
      await setQuotaHeaders(reply, meter, key);
      giveToken(reply, answer.flight, holder);
      return reply
        .code(202)
        .headers({
          location: `/api/v1/verifiche/${answer.flight.id}`,
          'preference-applied': 'respond-async',
          'retry-after': '2',
        })
        .send(runningCheck(answer.flight));
    }

    const result = answer.cached ? answer.result : await answer.flight.result;
    const free = answer.cached || answer.joined;
    await setQuotaHeaders(reply, meter, key);
    giveToken(reply, result, holder);
    return reply.type(jsonType).send(textOf(result, free, asker));
  };
}

/** `eventi` are told where there are some. */
export function runningCheck(
  { id, startedAtMs }: Pick<Flight, 'id' | 'startedAtMs'>,
  events: readonly Progress[] = [],
): RunningCheck {
  const started = { id, stato: 'in_corso', iniziata_il: new Date(startedAtMs).toISOString() } as const;
  return events.length === 0 ? started : { ...started, eventi: events.map(progress.toWire) };
}

/** RFC 7240: a list of preferences, possibly over several fields. */
function prefersAsync(request: FastifyRequest): boolean {
  const fields = request.headers.prefer ?? [];
  return [fields]
    .flat()
    .some((field) =>
      field
        .split(',')
        .some((preference) => preference.split(';', 1)[0]?.trim().toLowerCase() === 'respond-async'),
    );
}

interface Asker {
  readonly keyId: string;
  /** The asker has sent the very bytes that were examined, and so knows whatever they tell. */
  readonly hasFile: boolean;
}

/**
 * A result as the text of an answer: all of it to those who may know all of it, to others what everybody may see. Texts
 * of answers from the cache are made once for as long as the result is remembered.
 */
function createAnswerTexts(baseUrl: string): (result: StoredResult, cached: boolean, asker: Asker) => string {
  const whole = new WeakMap<StoredResult, string>();
  const forAll = new WeakMap<StoredResult, string>();
  return (result, cached, { keyId, hasFile }) => {
    if (!cached) return answerText(result, baseUrl, false);
    // Texts and articles hold nothing that not everybody may see.
    const isMedia = result.kind === 'image' || result.kind === 'video';
    const knowsAll = !isMedia || hasFile || result.keyId === keyId;
    const known = knowsAll ? whole : forAll;
    const text =
      known.get(result) ??
      (knowsAll ? answerText(result, baseUrl, true) : publicText(seenByAll(result, baseUrl, true)));
    known.set(result, text);
    return text;
  };
}
