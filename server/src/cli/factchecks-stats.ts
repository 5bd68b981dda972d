/** `riscontro factchecks stats`: which fact-checks were collected, by whom, how old, and how many are understood. */
import type { Words } from '@riscontro/words';
import type { Config } from '../config.ts';
import type { ClaimReviews } from '../evidence/claim-reviews.ts';
import {
  ageAsJson,
  ageText,
  importsText,
  inColumns,
  inOneLine,
  labelled,
  talliesAsJson,
} from './census-report.ts';
import type { IndexStats } from './index-command.ts';

export async function factchecksStats(
  reviews: Pick<ClaimReviews, 'census'>,
  _: Config,
  { factchecks: words, imports: { stats } }: Words['terminal'],
): Promise<IndexStats> {
  const census = await reviews.census();
  const [languages = [], levels = [], publishers = []] = census.values;
  const facts = [
    [words.factChecks, stats.number({ count: census.texts })],
    ...(census.texts === 0
      ? []
      : ([
          [words.levels, inOneLine(levels, stats, words.levelUnknown)],
          [stats.languages, inOneLine(languages, stats, words.languageUnknown)],
          [stats.dates, ageText(census, stats)],
        ] as const)),
    ...(census.imports === 0 ? [] : ([[stats.imported, importsText(census, stats)]] as const)),
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
      ...(census.texts === 0
        ? []
        : [inColumns({ value: words.publisher, count: words.factChecks }, publishers, stats)]),
    ].join('\n\n'),
  };
}
