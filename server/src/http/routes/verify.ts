/** The four verify endpoints: read, check, answer at once, as a stream, or later. */
import type { Progress, RunningCheck } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Checks } from '../../checks/checks.ts';
import type { Flight } from '../../checks/flight.ts';
import type { DeletionTokens } from '../../corrections/deletion-token.ts';
import { type PublicProblem, problemBody, toPublicProblem } from '../../domain/app-error.ts';
import { preferredLanguage } from '../../domain/preferred-language.ts';
import { answerText } from '../../domain/result-text.ts';
import type { StoredResult } from '../../store/store.ts';
import type { QuotaMeter } from '../quota-headers.ts';
import type { ReadContent } from '../read-content.ts';
import { keyOf, setQuotaHeaders } from '../request-key.ts';
import { streamAnswer } from '../stream-answer.ts';
import type { Uploads } from '../uploads.ts';

export const jsonType = 'application/json; charset=utf-8';

export interface VerifyNeeds {
  readonly checks: Checks;
  readonly meter: QuotaMeter;
  readonly uploads: Uploads;
  readonly baseUrl: string;
  readonly deletionTokens: DeletionTokens;
  readonly noteError: (request: FastifyRequest, problem: PublicProblem) => void;
}

export function verify(read: ReadContent, needs: VerifyNeeds) {
  const { checks, meter, uploads, baseUrl, deletionTokens, noteError } = needs;
  // The text of an answer from the cache, made once for as long as the result is remembered.
  const cachedTexts = new WeakMap<StoredResult, string>();
  const textOf = (result: StoredResult, cached: boolean): string => {
    const known = cached ? cachedTexts.get(result) : undefined;
    const text = known ?? answerText(result.id, result.body, baseUrl, cached);
    if (cached && known === undefined) cachedTexts.set(result, text);
    return text;
  };

  /** Only to whose check made the result: whoever gets it later has no say in it. */
  const giveToken = (reply: FastifyReply, id: string) =>
    reply.header('x-delete-token', deletionTokens.tokenFor(id));

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyOf(request);
    const language = preferredLanguage(request.headers['accept-language']);
    const content = await read(request.raw);
    const release = () => {
      if ('file' in content) uploads.discard(content.file);
    };
    const answer = await checks.request({ content, language, payer: { keyId: key.id }, release });
    reply.header('vary', 'Accept, Accept-Language');

    if (request.headers.accept?.includes('text/event-stream')) {
      await setQuotaHeaders(reply, meter, key);
      if (!answer.cached && !answer.joined) giveToken(reply, answer.flight.id);
      return streamAnswer(reply, answer, {
        result: textOf,
        problem(error) {
          const problem = toPublicProblem(error);
          noteError(request, problem);
          return JSON.stringify(problemBody(problem, language, baseUrl));
        },
      });
    }

    if (!answer.cached && prefersAsync(request)) {
      await setQuotaHeaders(reply, meter, key);
      if (!answer.joined) giveToken(reply, answer.flight.id);
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
    if (!free) giveToken(reply, result.id);
    return reply.type(jsonType).send(textOf(result, free));
  };
}

/** `eventi` are told where there are some. */
export function runningCheck(
  { id, startedAtMs }: Pick<Flight, 'id' | 'startedAtMs'>,
  events: readonly Progress[] = [],
): RunningCheck {
  const started = { id, stato: 'in_corso', iniziata_il: new Date(startedAtMs).toISOString() } as const;
  return events.length === 0 ? started : { ...started, eventi: [...events] };
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
