/** Puts together what examines a claim: the sources that are asked, the judges that read their passages. */
import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';
import type { ModelsInUse } from '../domain/models-in-use.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { openClaimReviews, openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import { knowledgePassages } from '../knowledge/knowledge-passages.ts';
import { createKnownClaims } from '../knowledge/known-claims.ts';
import { knownStatements } from '../knowledge/known-statement.ts';
import { openKnowledgeIndex } from '../knowledge/open-knowledge-index.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { analyse } from '../language/analyse.ts';
import type { GrammarLanguage } from '../language/grammars.ts';
import { searchConcepts } from '../language/search-concepts.ts';
import { createLinkTurns } from '../net/link-turns.ts';
import type { ReadArticle } from '../pages/article.ts';
import { createPageReader } from '../pages/page-reader.ts';
import { createReadArticle } from '../pages/read-article.ts';
import { createReadFound } from '../pages/read-found.ts';
import { createReadPage } from '../pages/read-page.ts';
import type { Examiner } from '../pipelines/text/examine.ts';
import { createLocalClaimReviews } from '../providers/fact-check/local-claim-reviews.ts';
import type { JudgeWeights } from '../providers/judge/local/local-judge.ts';
import { compareWithWordings, isSameClaim } from '../providers/judge/local/same-claim.ts';
import { readStatement } from '../providers/judge/local/same-claim-features.ts';
import { createLocalIndex } from '../providers/reference/local-index.ts';
import { withSiteKind } from '../sources/site-kinds.ts';
import { languageModelJudges, localJudge } from './judges.ts';
import type { SharedParts } from './shared-parts.ts';
import { installedTextModels } from './use-model.ts';

interface ExaminerParts {
  /** Other weights than the shipped ones. */
  readonly weights: JudgeWeights | undefined;
  /** Closes what is opened here. */
  readonly closing: AsyncDisposableStack;
}

/** Pages are read beside the thread that answers requests, which keeps a core of its own where there are two. */
const pageThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

const conceptsOf = ({ claim, language }: { claim: string; language: GrammarLanguage }) =>
  searchConcepts(claim, language);

/** One index and the local judge, with the models that are installed. */
export async function openLocalExaminer(
  config: Config,
  index: EvidenceIndex,
  { weights, models, closing }: ExaminerParts & { readonly models: ModelsInUse },
): Promise<Examiner> {
  const { entailment, encoder } = await installedTextModels(config, models, closing);
  return {
    sources: {
      references: [createLocalIndex(index, { conceptsOf, clock: Date.now })],
      searches: [],
      factChecks: [],
      readFound: () => Promise.reject(new Error('nothing is searched')),
    },
    judges: [localJudge(weights, entailment)],
    ...(encoder ? { encoder } : {}),
    isSameClaim,
  };
}

/** All sources and judges; the local ones come before the services. Also what reads an article. */
export async function openExaminer(
  config: Config,
  { safeFetch, providers, health, models, sources, database }: SharedParts,
  { weights, closing }: ExaminerParts,
): Promise<{ readonly examiner: Examiner; readonly readArticle: ReadArticle }> {
  const index = await openEvidenceIndex(config, database);
  closing.defer(() => index.close());
  const reviews = await openClaimReviews(config, database);
  closing.defer(() => reviews.close());
  const knowledge = config.knowledge ? await openKnowledge(config, closing) : undefined;

  const reader = createPageReader({ threads: pageThreads });
  closing.defer(() => reader.close());
  const reading = { safeFetch, reader, turns: createLinkTurns() };
  const readFound = createReadFound(createReadPage({}, reading), { clock: Date.now });

  const { entailment, encoder } = await installedTextModels(config, models, closing);
  const examiner: Examiner = {
    sources: {
      references: [
        ...(knowledge ? [knowledge.reference] : []),
        createLocalIndex(index, { conceptsOf, clock: Date.now }),
        ...providers.references,
      ],
      searches: providers.searches,
      factChecks: [createLocalClaimReviews(reviews, { conceptsOf }), ...providers.factChecks],
      readFound: async (...page) => (await readFound(...page)).map(withSiteKind),
    },
    judges: [...(await languageModelJudges(config, health)), localJudge(weights, entailment)],
    ...(encoder ? { encoder } : {}),
    ...(knowledge ? { known: knowledge.claims } : {}),
    ...(sources ? { reliabilityOf: sources.reliabilityOf } : {}),
    isSameClaim,
  };
  return { examiner, readArticle: createReadArticle({}, reading) };
}

const knowledgeName = {
  id: 'conoscenza',
  name: 'Conoscenza di base',
  writtenBy: 'Riscontro',
};

/** What the program knows by itself: claims that it has an answer to, and passages. */
async function openKnowledge({ dataDir }: Config, closing: AsyncDisposableStack) {
  const knowledge = await readKnowledge();
  const index = await openKnowledgeIndex(dataDir, knowledgePassages(knowledge));
  closing.defer(() => index.close());
  return {
    reference: createLocalIndex(index, { conceptsOf, clock: Date.now }, knowledgeName),
    claims: createKnownClaims(knownStatements(knowledge), {
      read: readStatement,
      compare: compareWithWordings,
      termsOf: analyse,
      conceptsOf: searchConcepts,
    }),
  };
}
