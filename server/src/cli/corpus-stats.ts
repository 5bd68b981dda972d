/** `riscontro corpus stats`: what claims are held against on this installation, how old it is and where it is from. */
import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import {
  ageAsJson,
  ageInWords,
  importsInWords,
  inColumns,
  inEnglish,
  inOneLine,
  labelled,
  sizeInWords,
  talliesAsJson,
} from './census-report.ts';
import type { IndexStats } from './index-command.ts';

export async function corpusStats(index: Pick<EvidenceIndex, 'census'>, config: Config): Promise<IndexStats> {
  const census = await index.census();
  const [languages = []] = census.values;
  const factChecks = await countFactChecks(config);
  const knowledge = await knowledgeIn(config);
  const database = config.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  const facts = [
    ['passages', inEnglish(census.texts)],
    ...(census.texts === 0
      ? []
      : ([
          ['languages', inOneLine(languages)],
          ['dates', ageInWords(census)],
          ['sites', inEnglish(census.siteCount)],
        ] as const)),
    ...(census.imports === 0 ? [] : ([['imported', importsInWords(census)]] as const)),
    [
      'size on disk',
      `${sizeInWords(census.sizeBytes)} (${database}${database === 'SQLite' ? ', fact-checks included' : ''})`,
    ],
    ['collected fact-checks', inEnglish(factChecks)],
    ['bundled knowledge', knowledge ? describeKnowledge(knowledge) : 'off (KNOWLEDGE)'],
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
      ...(census.texts === 0 ? [] : [inColumns('site', 'passages', census.sites)]),
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

function describeKnowledge({ claims, facts, edition }: KnowledgeCounts): string {
  return `${inEnglish(claims)} claims, ${inEnglish(facts)} facts, edition ${edition}`;
}
