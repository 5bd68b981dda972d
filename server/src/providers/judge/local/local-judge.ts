/** The judge that is always there: transparent features, small trained models, no network. */
import { readFileSync } from 'node:fs';
import type { Language } from '@riscontro/contract';
import type { Passage } from '../../../domain/passage.ts';
import type { Forest } from '../../../learned/trees.ts';
import type { Entailment } from '../../entailment/entailment.ts';
import type { Judge, Stance, View } from '../judge.ts';
import { bestSentence } from './best-sentence.ts';
import { pairFeatures } from './features.ts';
import { readFeatures } from './read-features.ts';
import { type Reading, readText } from './reading.ts';
import type { ReadPassage } from './verdict-features.ts';
import { type VerdictWeights, weigh } from './weigh.ts';

/** Trained by training/train-local-judge.ts. */
export interface JudgeWeights {
  readonly stance: Forest;
  readonly verdict: VerdictWeights;
}

export const localJudgeId = 'locale-1';
/** Longer passages are read up to here; the index and the page reader cut well below. */
const textLengthMax = 2_000;
const claimLengthMax = 1_000;
/** Share of the claim's weight from which on a refutation counts at all, and in full. */
const refutingCoverage = { least: 0.3, full: 0.6 };
/** A part of a claim can refute the whole but not support it: of a short claim hardly a word may be missing. */
const supportingCoverage = { short: 0.8, long: 0.55, shortWords: 4, longWords: 10, room: 0.3 };
/** A passage that hardly leans is not quoted. */
const quotedMin = 0.2;

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
      const view = weigh(weights.verdict, judged);
      const stances = judged.map((passage, i): Stance => {
        const stance = asFarAsRelevant(passage, view);
        if (Math.max(stance.supports, stance.refutes) < quotedMin) return { ...stance, quote: '' };
        return {
          ...stance,
          quote: bestSentence(
            reading,
            (passages[i]?.text ?? '').slice(0, textLengthMax),
            passages[i]?.language ?? claim.language,
            stance.refutes > stance.supports,
          ),
        };
      });
      return { stances, view };
    },
  };
}

export function readPassage(
  stance: Forest,
  claim: Reading,
  passage: Pick<Passage, 'text' | 'title' | 'language' | 'url'>,
): ReadPassage {
  const language: Language = passage.language ?? claim.language;
  const features = pairFeatures({
    claim,
    title: readText(passage.title, language),
    passage: readText(passage.text.slice(0, textLengthMax), language),
  });
  return readFeatures(stance, features, isEncyclopedia(passage.url));
}

const encyclopedias = /(^|\.)(wikipedia\.org|wikidata\.org|treccani\.it|britannica\.com)$/;

export function isEncyclopedia(url: string): boolean {
  return URL.canParse(url) && encyclopedias.test(new URL(url).hostname);
}

/** A passage that leaves out most of the claim is about something else, whatever its words seem to say. */
function asFarAsRelevant(
  { features, encyclopedia, ...read }: ReadPassage,
  view: View,
): Omit<Stance, 'quote'> {
  const coverage = features.coverage ?? 0;
  // Where the claim is found false because it is called so, the passages that do are what speaks against it.
  const denies = !encyclopedia && ((features.passageDenials ?? 0) > 0 || (features.opensWithNo ?? 0) > 0);
  const denial = view.level === 'falso' && denies ? view.certainty : 0;
  const refutes = Math.max(read.refutes, denial);
  const supports = Math.min(read.supports, 1 - refutes);
  const full = fullSupport(Math.expm1(features.claimLength ?? 0));
  const relevant = {
    supports: supports * share(coverage, full - supportingCoverage.room, full),
    refutes: refutes * share(coverage, refutingCoverage.least, refutingCoverage.full),
  };
  return { ...relevant, neutral: Math.max(0, 1 - relevant.supports - relevant.refutes) };
}

/** How much of a claim of so many words a passage has to hold to support it in full. */
function fullSupport(words: number): number {
  const { short, long, shortWords, longWords } = supportingCoverage;
  return short - (short - long) * share(words, shortWords, longWords);
}

/** Where a value lies between two others: 0 to 1. */
function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
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
      ...own,
      supports: (own.supports + other.supports) / 2,
      refutes: (own.refutes + other.refutes) / 2,
      neutral: (own.neutral + other.neutral) / 2,
      leaning: (own.leaning + Math.log((other.supports + 0.03) / (other.refutes + 0.03))) / 2,
    };
  });
}

function shippedWeights(): JudgeWeights {
  return JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as JudgeWeights;
}
