/** The judge that is always there: transparent features, small trained models, no network. */
import { readFileSync } from 'node:fs';
import type { Passage } from '../../../domain/passage.ts';
import { weightOf } from '../../../domain/reliability.ts';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import type { Forest } from '../../../learned/trees.ts';
import type { Entailment } from '../../entailment/entailment.ts';
import type { Judge, Stance, View } from '../judge.ts';
import { affirmative } from './affirmative.ts';
import { bestSentence } from './best-sentence.ts';
import { pairFeatures } from './features.ts';
import { readFeatures } from './read-features.ts';
import { type Reading, readText } from './reading.ts';
import type { ReadPassage } from './verdict-features.ts';
import { type VerdictWeights, weigh } from './weigh.ts';

/** Trained by training/judge.ts. */
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
    async judge(claim, all, { signal }) {
      signal.throwIfAborted();
      // The bundled knowledge is held against the claim sentence by sentence (same-claim.ts), which is far surer.
      const passages = all.filter(({ writtenBy }) => writtenBy === undefined);
      const { text, denies } = affirmative(claim.text.slice(0, claimLengthMax), claim.language);
      const reading = readText(text, claim.language);
      const read = passages.map((passage) => readPassage(weights.stance, reading, passage));
      const judged = entailment ? await withEntailment(entailment, text, passages, read, signal) : read;
      const view = weigh(
        weights.verdict,
        judged.map((own, i) => asFarAsReliable(own, weightOf(passages[i]?.reliability))),
      );
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
      const told = denies ? stances.map(turnedRound) : stances;
      const stanceOf = new Map(passages.map((passage, i) => [passage, told[i] ?? silence]));
      return {
        stances: all.map((passage) => stanceOf.get(passage) ?? silence),
        view: denies ? viewTurnedRound(view) : view,
      };
    },
  };
}

const silence: Stance = { supports: 0, refutes: 0, neutral: 1, quote: '' };

/** What speaks for the thing that a claim denies speaks against the claim. */
function turnedRound(stance: Stance): Stance {
  return { ...stance, supports: stance.refutes, refutes: stance.supports };
}

function viewTurnedRound({ level, truth, certainty }: View): View {
  const turned = level === 'true' ? 'false' : level === 'false' ? 'true' : level;
  return { level: turned, truth: 1 - truth, certainty };
}

export function readPassage(
  stance: Forest,
  claim: Reading,
  passage: Pick<Passage, 'text' | 'title' | 'language' | 'url'>,
): ReadPassage {
  const language: GrammarLanguage = passage.language ?? claim.language;
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
  const denial = view.level === 'false' && denies ? view.certainty : 0;
  const refutes = Math.max(read.refutes, denial);
  const supports = Math.min(read.supports, 1 - refutes);
  const full = fullSupport(Math.expm1(features.claimLength ?? 0));
  const relevant = {
    supports: supports * share(coverage, full - supportingCoverage.room, full),
    refutes: refutes * share(coverage, refutingCoverage.least, refutingCoverage.full),
  };
  return { ...relevant, neutral: Math.max(0, 1 - relevant.supports - relevant.refutes) };
}

/** What a site of little esteem says counts for less in the view; its stance is told as it was read. */
function asFarAsReliable(read: ReadPassage, weight: number): ReadPassage {
  if (weight === 1) return read;
  const [supports, refutes] = [read.supports * weight, read.refutes * weight];
  const neutral = 1 - supports - refutes;
  return { ...read, supports, refutes, neutral, leaning: read.leaning * weight, weight };
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
