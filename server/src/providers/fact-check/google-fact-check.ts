/** Google's collection of published fact-checks (ClaimReview), asked through the Fact Check Tools API. */

import { z } from 'zod';
import type { Question } from '../../domain/question.ts';
import { type GrammarLanguage, isGrammarLanguage, otherGrammars } from '../../language/grammars.ts';
import type { AskJson } from '../../net/json-api.ts';
import { serviceAddress, serviceKey } from '../../setting-kinds.ts';
import { Entries, shaped, shapedEntries } from '../answer-shape.ts';
import {
  boundedText,
  endpoint,
  isoDay,
  isWebAddress,
  textOfMarkup,
  withoutSameAddress,
} from '../answer-text.ts';
import { describeProvider } from '../provider-descriptor.ts';
import { settledAnswers } from '../settled-answers.ts';
import type { FactCheck, FactChecks } from './fact-check.ts';
import { levelOfRating } from './rating-level.ts';

const id = 'google-fact-check';
const name = 'Google Fact Check';
const countMax = 10;
const entryCountMax = 50;
const queryLengthMax = 400;

/** Nothing found is an empty object; any other object without claims is somebody else's. */
const Answer = z
  .looseObject({ claims: Entries })
  .refine(({ claims, ...others }) => claims.length > 0 || Object.keys(others).length === 0);
const Claim = z.object({ text: z.string().min(1), claimReview: z.array(z.unknown()) });
const Review = z.object({
  url: z.string(),
  title: z.string().nullish(),
  publisher: z.object({ name: z.string().nullish(), site: z.string().nullish() }).nullish(),
  textualRating: z.string(),
  languageCode: z.string().nullish(),
  reviewDate: z.string().nullish(),
});
const ReviewedClaim = z.object({ claimReviewed: z.string(), review: Review });

export function createGoogleFactCheck(
  { apiKey, baseUrl }: { readonly apiKey: string; readonly baseUrl: string },
  { askJson }: { readonly askJson: AskJson },
): FactChecks {
  async function findIn(
    language: GrammarLanguage,
    question: Question,
    signal: AbortSignal,
  ): Promise<FactCheck[]> {
    const url = endpoint(baseUrl, 'v1alpha1/claims:search', {
      query: boundedText(question.queries[language], queryLengthMax),
      languageCode: language,
      pageSize: String(countMax),
    });
    // The key goes into a header, not into the address, where logs and messages would repeat it.
    const headers = { 'x-goog-api-key': apiKey };
    return parseGoogleFactCheck(await askJson(id, { url, headers, signal }));
  }

  return {
    id,
    name,
    async find(question, { signal }) {
      const languages = [question.language, ...otherGrammars(question.language)].filter(
        (language) => question.queries[language] !== '',
      );
      const found = await settledAnswers(languages.map((language) => findIn(language, question, signal)));
      return withoutSameAddress(inTurns(found)).slice(0, countMax);
    },
  };
}

/** In the order of the answer, without unusable addresses and repetitions. */
export function parseGoogleFactCheck(answer: unknown): FactCheck[] {
  const { claims } = shaped(id, Answer, answer);
  const reviews = shapedEntries(id, Claim, claims, entryCountMax).flatMap(({ text, claimReview }) =>
    claimReview.map((review) => ({ claimReviewed: textOfMarkup(text, 1_000), review })),
  );
  const found = shapedEntries(id, ReviewedClaim, reviews, entryCountMax).map(factCheck);
  const usable = found.filter(
    ({ url, claimReviewed, rating }) => isWebAddress(url) && claimReviewed && rating,
  );
  return withoutSameAddress(usable);
}

function factCheck({ claimReviewed, review }: z.output<typeof ReviewedClaim>): FactCheck {
  const { url, publisher, languageCode } = review;
  const rating = textOfMarkup(review.textualRating, 300);
  const language = languageCode?.slice(0, 2).toLowerCase() ?? '';
  const reviewedOn = isoDay(review.reviewDate);
  return {
    url,
    title: textOfMarkup(review.title ?? '', 300) || claimReviewed,
    publisher:
      textOfMarkup(publisher?.name || publisher?.site || '', 200) || (URL.parse(url)?.hostname ?? ''),
    claimReviewed,
    rating,
    level: levelOfRating({ words: rating }),
    language: isGrammarLanguage(language) ? language : undefined,
    ...(reviewedOn && { reviewedOn }),
  };
}

/** The first of each list, then the second of each … : each list is ordered, but not against the others. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  ).flat();
}

export const googleFactCheck = describeProvider({
  id,
  name,
  kind: 'fact-check',
  settings: {
    GOOGLE_FACTCHECK_API_KEY: serviceKey().describe(
      'Key for the Google Fact Check Tools API. Empty: not asked.',
    ),
    GOOGLE_FACTCHECK_URL: serviceAddress('https://factchecktools.googleapis.com').describe('Where.'),
  },
  terms: 'Free with a key, within a daily quota.',
  homepage: 'https://toolbox.google.com/factcheck/apis',
  configure: ({ GOOGLE_FACTCHECK_API_KEY: apiKey, GOOGLE_FACTCHECK_URL: baseUrl }) =>
    apiKey === undefined ? undefined : { apiKey, baseUrl },
  create: createGoogleFactCheck,
});
