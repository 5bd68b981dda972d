/** Puts the methods of verification together from the settings, one engine a kind of content. */
import { languageOr } from '@riscontro/words';
import type { Config } from '../config.ts';
import type { ModelsInUse } from '../domain/models-in-use.ts';
import { combine } from '../domain/verdict.ts';
import type { CheckClaim } from '../evaluation/check-claim.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import type { GrammarLanguage } from '../language/grammars.ts';
import { createArticleEngine } from '../pipelines/article/article.ts';
import type { Engines } from '../pipelines/engine.ts';
import type { Examiner } from '../pipelines/text/examine.ts';
import { createTextEngine, verifyText } from '../pipelines/text/text.ts';
import type { JudgeWeights } from '../providers/judge/local/local-judge.ts';
import type { ProviderHealth } from '../providers/provider-health.ts';
import { forgetResult } from '../similarity/result-images.ts';
import { openExaminer, openLocalExaminer } from './examiner.ts';
import { openMedia } from './media.ts';
import { openSharedParts, type SharedOptions } from './shared-parts.ts';

export interface OpenedEngines {
  readonly engines: Engines;
  /** The text's verdict and what was found, without the words around it: what evaluations measure. */
  readonly checkClaim: CheckClaim;
  /** Forgets the images that were kept of a result. */
  readonly forgetResult: (id: string) => Promise<void>;
  /** Removes the images that checks kept until then; undefined: nothing but what is of no more use. */
  readonly sweepImages: (keptBeforeMs: number | undefined) => Promise<void>;
  /** How the outside providers did. */
  readonly health: ProviderHealth;
  /** How many images and videos wait to be examined. */
  readonly waiting: () => Readonly<Record<string, number>>;
  /** Whether a detector of images made by AI is installed. */
  readonly looksForAi: boolean;
  readonly models: ModelsInUse;
  close(): Promise<void>;
}

export interface EngineOptions extends SharedOptions {
  /** Look for evidence here and nowhere else, and judge locally. Stays open when the engines are closed. */
  readonly onlyEvidence?: EvidenceIndex;
  /** Other weights than the shipped ones: cross-validation judges with what it has trained itself. */
  readonly weights?: JudgeWeights;
}

export async function openEngines(config: Config, options: EngineOptions = {}): Promise<OpenedEngines> {
  const closing = new AsyncDisposableStack();
  const shared = await openSharedParts(config, options);
  const close = () => closing.disposeAsync();
  const { weights, onlyEvidence } = options;
  const { health, models } = shared;
  if (onlyEvidence) {
    const examiner = await openLocalExaminer(config, onlyEvidence, { weights, models, closing });
    return { ...textAlone(examiner), health, models, close };
  }
  const { examiner, readArticle } = await openExaminer(config, shared, { weights, closing });
  const { parts, images, videos, rememberArticle: onArticle, ...media } = await openMedia(config, { shared });
  closing.defer(() => media.close());
  return {
    ...textAlone(examiner),
    engines: {
      text: createTextEngine(examiner),
      image: images.engine,
      video: videos.engine,
      article: createArticleEngine({ examiner, readArticle, clock: Date.now, onArticle }),
    },
    async forgetResult(id) {
      await forgetResult(parts.index, id, Date.now());
    },
    async sweepImages(keptBeforeMs) {
      await parts.index.sweep({ nowMs: Date.now(), keptBeforeMs });
    },
    health,
    waiting: () => ({ pictures: images.waiting, videos: videos.waiting }),
    looksForAi: parts.looksForAi,
    models,
    close,
  };
}

/** What there is where texts alone are checked. */
const textAlone = (examiner: Examiner) => ({
  engines: { text: createTextEngine(examiner) } satisfies Engines,
  checkClaim: (claim: string, language: GrammarLanguage) => checkClaim(examiner, claim, language),
  forgetResult: async () => undefined,
  sweepImages: async () => undefined,
  waiting: () => ({}),
  looksForAi: false,
});

async function checkClaim(examiner: Examiner, claim: string, language: GrammarLanguage) {
  const context = {
    language: languageOr(language),
    signal: new AbortController().signal,
    progress: () => undefined,
  };
  const { examinations, verdicts } = await verifyText(examiner, claim, context);
  const { level, score } = combine(verdicts);
  // In turns: every single claim's best passage comes before any second best.
  const longest = Math.max(0, ...examinations.map(({ witnesses }) => witnesses.length));
  const evidence = Array.from({ length: longest }, (_, place) =>
    examinations.flatMap(({ witnesses }) => witnesses[place]?.passage.id ?? []),
  ).flat();
  return { level, score, evidence: [...new Set(evidence)] };
}
