/** `riscontro factchecks stats`: which fact-checks were collected, by whom, how old, and how many are understood. */
import type { ClaimReviews } from '../evidence/claim-reviews.ts';
import {
  ageAsJson,
  ageInWords,
  importsInWords,
  inColumns,
  inEnglish,
  inOneLine,
  labelled,
  talliesAsJson,
} from './census-report.ts';
import type { IndexStats } from './index-command.ts';

export async function factchecksStats(reviews: Pick<ClaimReviews, 'census'>): Promise<IndexStats> {
  const census = await reviews.census();
  const [languages = [], levels = [], publishers = []] = census.values;
  const facts = [
    ['fact-checks', inEnglish(census.texts)],
    ...(census.texts === 0
      ? []
      : ([
          ['levels', inOneLine(levels, 'rating not understood')],
          ['languages', inOneLine(languages, 'other or unknown')],
          ['dates', ageInWords(census)],
        ] as const)),
    ...(census.imports === 0 ? [] : ([['imported', importsInWords(census)]] as const)),
  ] as const;
  return {
    value: {
      fact_checks: census.texts,
      levels: talliesAsJson(levels, 'level'),
      languages: talliesAsJson(languages, 'language'),
      ...ageAsJson(census),
      publishers: talliesAsJson(publishers, 'publisher'),
      imported_files: census.imports,
      unfinished_imports: census.unfinishedImports,
    },
    text: [
      labelled(facts),
      ...(census.texts === 0 ? [] : [inColumns('publisher', 'fact-checks', publishers)]),
    ].join('\n\n'),
  };
}
