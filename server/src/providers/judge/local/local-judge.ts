/** The judge that is always there: transparent features, small trained models, no network. */
import { readFileSync } from 'node:fs';
import type { Language } from '@riscontro/contract';
import type { Passage } from '../../../domain/passage.ts';
import type { LevelShares } from '../../../domain/verdict.ts';
import { classify, type Logistic } from '../../../learned/logistic.ts';
import { type Forest, softmax, sumsOf } from '../../../learned/trees.ts';
import type { Entailment } from '../../entailment/entailment.ts';
import type { Judge, Stance } from '../judge.ts';
import { bestSentence } from './best-sentence.ts';
import { pairFeatures } from './features.ts';
import { type Reading, readText } from './reading.ts';
import { type ReadPassage, verdictFeatures } from './verdict-features.ts';

/** Trained by training/train-local-judge.ts. */
export interface JudgeWeights {
  readonly stance: Forest;
  readonly verdict: Logistic;
}

export const localJudgeId = 'locale-1';
/** Longer passages are read up to here; the index and the page reader cut well below. */
const textLengthMax = 2_000;
const claimLengthMax = 1_000;
/** Share of the claim's weight that a passage has to hold to count at all, and to count in full. */
const coverageMin = 0.3;
const coverageFull = 0.6;

export interface LocalJudgeParts {
  readonly weights?: JudgeWeights;
  /** A cross-encoder, when one is installed: its reading and the features' are averaged. */
  readonly entailment?: Entailment;
}

export function createLocalJudge({ weights = shippedWeights(), entailment }: LocalJudgeParts = {}): Judge {
  return {
    id: entailment ? `${localJudgeId}+${entailment.id}` : localJudgeId,
    writesTexts: false,
    async judge(claim, passages, { signal }) {
      signal.throwIfAborted();
      const reading = readText(claim.text.slice(0, claimLengthMax), claim.language);
      const read = passages.map((passage) => readPassage(weights.stance, reading, passage));
      const judged = entailment ? await withEntailment(entailment, claim.text, passages, read, signal) : read;
      const stances = judged.map(
        (passage, i): Stance => ({
          ...asFarAsRelevant(passage),
          quote: bestSentence(reading, passages[i]?.text ?? '', passages[i]?.language ?? claim.language),
        }),
      );
      return { stances, shares: sharesOf(weights.verdict, judged) };
    },
  };
}

export function readPassage(
  stance: Forest,
  claim: Reading,
  passage: Pick<Passage, 'text' | 'title' | 'language'>,
): ReadPassage {
  const language: Language = passage.language ?? claim.language;
  const features = pairFeatures({
    claim,
    title: readText(passage.title, language),
    passage: readText(passage.text.slice(0, textLengthMax), language),
  });
  const row = stance.features.map((name) => features[name] ?? 0);
  const [supports = 0, refutes = 0, neutral = 1] = softmax(sumsOf(stance, row));
  return { features, supports, refutes, neutral };
}

export function sharesOf(verdict: Logistic, passages: readonly ReadPassage[]): LevelShares {
  if (passages.length === 0) return { vero: 0, falso: 0, fuorviante: 0, 'non verificabile': 1 };
  const [vero = 0, falso = 0, fuorviante = 0, unverifiable = 0] = classify(
    verdict,
    verdictFeatures(passages),
  );
  return { vero, falso, fuorviante, 'non verificabile': unverifiable };
}

/** A passage that leaves out most of the claim is about something else, whatever its words seem to say. */
function asFarAsRelevant({ features, supports, refutes }: ReadPassage): Omit<Stance, 'quote'> {
  const coverage = features.coverage ?? 0;
  const relevance = Math.min(1, Math.max(0, (coverage - coverageMin) / (coverageFull - coverageMin)));
  return {
    supports: supports * relevance,
    refutes: refutes * relevance,
    neutral: 1 - (supports + refutes) * relevance,
  };
}

async function withEntailment(
  entailment: Entailment,
  claim: string,
  passages: readonly Passage[],
  read: readonly ReadPassage[],
  signal: AbortSignal,
): Promise<ReadPassage[]> {
  const entailed = await entailment.entail(
    claim,
    passages.map(({ text }) => text),
    signal,
  );
  return read.map((own, i) => {
    const other = entailed[i] ?? own;
    return {
      features: own.features,
      supports: (own.supports + other.supports) / 2,
      refutes: (own.refutes + other.refutes) / 2,
      neutral: (own.neutral + other.neutral) / 2,
    };
  });
}

function shippedWeights(): JudgeWeights {
  return JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as JudgeWeights;
}
