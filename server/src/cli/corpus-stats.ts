/** `riscontro corpus stats`: what claims are held against on this installation, how old it is and where it is from. */
import { createHash } from 'node:crypto';
import type { Words } from '@riscontro/words';
import type { Config } from '../config.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
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

export async function corpusStats(
  index: Pick<EvidenceIndex, 'census'>,
  config: Config,
  { corpus: words, imports: { stats } }: Words['terminal'],
): Promise<IndexStats> {
  const census = await index.census();
  const [languages = []] = census.values;
  const factChecks = await countFactChecks(config);
  const knowledge = await knowledgeIn(config);
  const database = config.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  const facts = [
    [words.passages, stats.number({ count: census.texts })],
    ...(census.texts === 0
      ? []
      : ([
          [stats.languages, inOneLine(languages, stats)],
          [stats.dates, ageText(census, stats)],
          [words.sites, stats.number({ count: census.siteCount })],
        ] as const)),
    ...(census.imports === 0 ? [] : ([[stats.imported, importsText(census, stats)]] as const)),
    [
      words.sizeOnDisk,
      words.sizeIn({ bytes: census.sizeBytes, database, withFactChecks: database === 'SQLite' }),
    ],
    [words.factChecks, stats.number({ count: factChecks })],
    [words.knowledge, knowledge ? words.knowledgeCounts(knowledge) : words.knowledgeOff],
  ] as const;
  return {
    value: {
      passages: census.texts,
      languages: talliesAsJson(languages, 'language'),
      ...ageAsJson(census),
      site_count: census.siteCount,
      sites: talliesAsJson(census.sites, 'site'),
      imported_files: census.imports,
      unfinished_imports: census.unfinishedImports,
      database: database.toLowerCase(),
      size_bytes: census.sizeBytes,
      fact_checks: factChecks,
      knowledge: knowledge ?? null,
    },
    text: [
      labelled(facts),
      ...(census.texts === 0
        ? []
        : [inColumns({ value: words.site, count: words.passages }, census.sites, stats)]),
    ].join('\n\n'),
  };
}

async function countFactChecks(config: Config): Promise<number> {
  const reviews = await openClaimReviews(config);
  try {
    return await reviews.count();
  } finally {
    await reviews.close();
  }
}

interface KnowledgeCounts {
  readonly claims: number;
  readonly facts: number;
  /** Changes whenever anything in it does. */
  readonly edition: string;
}

async function knowledgeIn({ knowledge: isOn }: Config): Promise<KnowledgeCounts | undefined> {
  if (!isOn) return undefined;
  const knowledge = await readKnowledge();
  return {
    claims: knowledge.claims.length,
    facts: knowledge.facts.length,
    edition: createHash('sha256').update(JSON.stringify(knowledge)).digest('hex').slice(0, 12),
  };
}
