/** Puts the methods of verification together from the settings: sources, judges, models. */
import { availableParallelism } from 'node:os';
import type { Language } from '@riscontro/contract';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { createModelsInUse, type ModelsInUse } from '../domain/models-in-use.ts';
import { combine } from '../domain/verdict.ts';
import type { CheckClaim } from '../evaluation/check-claim.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { openClaimReviews, openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import { openImages } from '../images.ts';
import { knowledgePassages } from '../knowledge/knowledge-passages.ts';
import { createKnownClaims } from '../knowledge/known-claims.ts';
import { knownStatements } from '../knowledge/known-statement.ts';
import { openKnowledgeIndex } from '../knowledge/open-knowledge-index.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { analyse } from '../language/analyse.ts';
import { searchConcepts } from '../language/search-concepts.ts';
import { type MediaOptions, openMediaParts } from '../media-parts.ts';
import { createInstalledModels } from '../models/installed-models.ts';
import type { InstalledModel } from '../models/manifest.ts';
import { createAskJson } from '../net/ask-json.ts';
import { createLinkTurns } from '../net/link-turns.ts';
import { createModelFetch } from '../net/model-fetch.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import type { ReadArticle } from '../pages/article.ts';
import { createPageReader } from '../pages/page-reader.ts';
import { createReadArticle } from '../pages/read-article.ts';
import { createReadFound } from '../pages/read-found.ts';
import { createReadPage } from '../pages/read-page.ts';
import { createArticleEngine } from '../pipelines/article/article.ts';
import type { Engines } from '../pipelines/engine.ts';
import type { Examiner } from '../pipelines/text/examine.ts';
import { createTextEngine, verifyText } from '../pipelines/text/text.ts';
import type { Encoder } from '../providers/encoder/encoder.ts';
import { createOnnxEncoder } from '../providers/encoder/onnx-encoder.ts';
import type { Entailment } from '../providers/entailment/entailment.ts';
import { createOnnxEntailment } from '../providers/entailment/onnx-entailment.ts';
import { createLocalClaimReviews } from '../providers/fact-check/local-claim-reviews.ts';
import type { Judge } from '../providers/judge/judge.ts';
import { createLocalJudge, type JudgeWeights } from '../providers/judge/local/local-judge.ts';
import { compareWithWordings, isSameClaim } from '../providers/judge/local/same-claim.ts';
import { readStatement } from '../providers/judge/local/same-claim-features.ts';
import { createProviderHealth, type ProviderHealth } from '../providers/provider-health.ts';
import { createLocalIndex } from '../providers/reference/local-index.ts';
import { createProviders, type Providers } from '../providers/registry.ts';
import { forgetResult } from '../similarity/remember-image.ts';
import { readSourceList } from '../sources/read-source-list.ts';
import { withSiteKind } from '../sources/site-kinds.ts';
import { userAgentOf } from '../version.ts';
import { openVideos } from '../videos.ts';
import { tellOfBroken, useModel } from './use-model.ts';

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

export interface EngineOptions {
  readonly log?: Logger;
  /** Counts how the outside providers do. */
  readonly diagnostics?: Diagnostics;
  /** Look for evidence here and nowhere else, and judge locally. Stays open when the engines are closed. */
  readonly onlyEvidence?: EvidenceIndex;
  /** Other weights than the shipped ones: cross-validation judges with what it has trained itself. */
  readonly weights?: JudgeWeights;
}

const askTimeMs = 8_000;
const answerBytesMax = 8 * 1024 * 1024;
const modelTimeMs = 30_000;
const modelCallsMax = 2;
/** Pages are read beside the thread that answers requests, which keeps a core of its own where there are two. */
const pageThreads = Math.max(1, Math.min(4, availableParallelism() - 1));

export async function openEngines(config: Config, options: EngineOptions = {}): Promise<OpenedEngines> {
  const closing = new AsyncDisposableStack();
  const health = createProviderHealth(Date.now, options.diagnostics?.countProvider);
  const models = createModelsInUse(({ name }, err) =>
    options.log?.error({ err, model: name }, 'an installed model is not used'),
  );
  const { examiner, readArticle } = options.onlyEvidence
    ? { examiner: await localExaminer(config, options.onlyEvidence, { ...options, models }, closing) }
    : await wholeExaminer(config, { ...options, health, models }, closing);
  const media = options.onlyEvidence
    ? undefined
    : await openMedia(config, { ...options, health, models }, closing);
  return {
    engines: {
      testo: createTextEngine(examiner),
      ...(media ? { immagine: media.images.engine, video: media.videos.engine } : {}),
      ...(readArticle
        ? {
            articolo: createArticleEngine({
              examiner,
              readArticle,
              clock: Date.now,
              ...(media ? { onArticle: media.images.rememberArticle } : {}),
            }),
          }
        : {}),
    },
    checkClaim: (claim, language) => checkClaim(examiner, claim, language),
    async forgetResult(id) {
      if (media) await forgetResult(media.parts.index, id, Date.now());
    },
    async sweepImages(keptBeforeMs) {
      await media?.parts.index.sweep({ nowMs: Date.now(), keptBeforeMs });
    },
    health,
    waiting: () => (media ? { images: media.images.waiting, videos: media.videos.waiting } : {}),
    looksForAi: media?.parts.looksForAi ?? false,
    models,
    close: () => closing.disposeAsync(),
  };
}

/** Images and videos share detectors, the index of what is known and the way out. */
async function openMedia(config: Config, options: MediaOptions, closing: AsyncDisposableStack) {
  const parts = await openMediaParts(config, options);
  closing.defer(() => parts.close());
  const images = await openImages(config, { ...options, media: parts });
  closing.defer(() => images.close());
  const videos = await openVideos(config, { ...options, media: parts });
  closing.defer(() => videos.close());
  return { parts, images, videos };
}

const knowledgeName = {
  id: 'conoscenza',
  name: 'Conoscenza di base',
  writtenBy: 'Riscontro',
};

const conceptsOf = ({ claim, language }: { claim: string; language: Language }) =>
  searchConcepts(claim, language);

/** One index and the local judge, with the models that are installed. */
async function localExaminer(
  config: Config,
  index: EvidenceIndex,
  { weights, models }: EngineOptions & { readonly models: ModelsInUse },
  closing: AsyncDisposableStack,
): Promise<Examiner> {
  const { entailment, encoder } = await installedModels(config, models, closing);
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

async function wholeExaminer(
  config: Config,
  {
    log,
    weights,
    health,
    models,
  }: EngineOptions & { readonly health: ProviderHealth; readonly models: ModelsInUse },
  closing: AsyncDisposableStack,
): Promise<{ examiner: Examiner; readArticle?: ReadArticle }> {
  const { offline } = config;
  const list = config.sourcesFile === undefined ? undefined : await readSourceList(config.sourcesFile);
  const userAgent = userAgentOf(config.baseUrl);
  const onIdleError = (error: Error) => log?.warn({ err: error }, 'a connection to the database broke');
  const index = await openEvidenceIndex(config, { onIdleError });
  closing.defer(() => index.close());
  const reviews = await openClaimReviews(config, { onIdleError });
  closing.defer(() => reviews.close());

  const knowledge = config.knowledge ? await openKnowledge(config, closing) : undefined;

  const askJson = createAskJson({ offline, timeoutMs: askTimeMs, sizeBytesMax: answerBytesMax, userAgent });
  const providers = createProviders(config.providers, {
    askJson,
    clock: Date.now,
    local: {
      references: [
        ...(knowledge ? [knowledge.reference] : []),
        createLocalIndex(index, { conceptsOf, clock: Date.now }),
      ],
      factChecks: [createLocalClaimReviews(reviews, { conceptsOf })],
    },
  });
  const reader = createPageReader({ threads: pageThreads });
  closing.defer(() => reader.close());
  const safeFetch = createSafeFetch({ offline, allow: config.fetchAllow, userAgent });
  const turns = createLinkTurns();
  const readPage = createReadPage({}, { safeFetch, reader, turns });
  const readFound = createReadFound(readPage, { clock: Date.now });

  const { entailment, encoder } = await installedModels(config, models, closing);
  const examiner: Examiner = {
    sources: {
      ...watched(providers, health),
      readFound: async (...page) => (await readFound(...page)).map(withSiteKind),
    },
    judges: [...(await languageModelJudges(config, health)), localJudge(weights, entailment)],
    ...(encoder ? { encoder } : {}),
    ...(knowledge ? { known: knowledge.claims } : {}),
    ...(list ? { reliabilityOf: list.reliabilityOf } : {}),
    isSameClaim,
  };
  return { examiner, readArticle: createReadArticle({}, { safeFetch, reader, turns }) };
}

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

function localJudge(weights: JudgeWeights | undefined, entailment: Entailment | undefined): Judge {
  return createLocalJudge({ ...(weights ? { weights } : {}), ...(entailment ? { entailment } : {}) });
}

interface Models {
  readonly entailment?: Entailment;
  readonly encoder?: Encoder;
}

/** The models installed last. */
async function installedModels(
  config: Config,
  models: ModelsInUse,
  closing: AsyncDisposableStack,
): Promise<Models> {
  const installed = createInstalledModels(config.dataDir);
  await tellOfBroken(installed, models);
  const use = async <Model extends InstalledModel, T extends { close(): Promise<void> }>(
    model: Model | undefined,
    load: (model: Model) => Promise<T>,
  ) => {
    const loaded = model && (await useModel(model.manifest.name, load(model), models));
    if (loaded) closing.defer(() => loaded.close());
    return loaded;
  };
  const entailment = await use(await installed.latest('entailment'), (model) => createOnnxEntailment(model));
  const encoder = await use(await installed.latest('encoder'), (model) => createOnnxEncoder(model));
  return { ...(entailment ? { entailment } : {}), ...(encoder ? { encoder } : {}) };
}

/** Loaded only when it is asked for: the model's library takes half a second and 60 MB. */
async function languageModelJudges(
  { languageModel, offline }: Config,
  health: ProviderHealth,
): Promise<Judge[]> {
  if (!languageModel) return [];
  const { createLanguageModelJudge } = await import(
    '../providers/judge/language-model/language-model-judge.ts'
  );
  const { provider, baseUrl, model, apiKey } = languageModel;
  const settings = {
    provider,
    model,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiKey === undefined ? {} : { apiKey }),
    timeoutMs: modelTimeMs,
    callsMax: modelCallsMax,
  };
  const judge = createLanguageModelJudge(settings, { modelFetch: createModelFetch({ offline }) });
  return [
    {
      ...judge,
      judge: (claim, passages, context) =>
        // Without passages it answers by itself, which says nothing about the model.
        passages.length === 0
          ? judge.judge(claim, passages, context)
          : health.watch('language-model', context.signal, () => judge.judge(claim, passages, context)),
    },
  ];
}

/** The same providers; local ones are watched with the others, and nobody asks about them. */
function watched({ searches, references, factChecks }: Providers, health: ProviderHealth): Providers {
  return {
    searches: searches.map((one) => ({
      ...one,
      search: (query, context) => health.watch(one.id, context.signal, () => one.search(query, context)),
    })),
    references: references.map((one) => ({
      ...one,
      find: (question, context) => health.watch(one.id, context.signal, () => one.find(question, context)),
    })),
    factChecks: factChecks.map((one) => ({
      ...one,
      find: (question, context) => health.watch(one.id, context.signal, () => one.find(question, context)),
    })),
  };
}

async function checkClaim(examiner: Examiner, claim: string, language: Language) {
  const context = { language, signal: new AbortController().signal, progress: () => undefined };
  const { examinations, verdicts } = await verifyText(examiner, claim, context);
  const { level, score } = combine(verdicts);
  // In turns: every single claim's best passage comes before any second best.
  const longest = Math.max(0, ...examinations.map(({ witnesses }) => witnesses.length));
  const evidence = Array.from({ length: longest }, (_, place) =>
    examinations.flatMap(({ witnesses }) => witnesses[place]?.passage.id ?? []),
  ).flat();
  return { level, score, evidence: [...new Set(evidence)] };
}
