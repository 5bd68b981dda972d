/** One single claim, from its words to its verdict. */
import type { Language, Progress } from '@riscontro/contract';
import { queriesOf } from '../../claims/queries.ts';
import { originsOf } from '../../domain/independence.ts';
import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';
import { decide, type Verdict } from '../../domain/verdict.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { Encoder } from '../../providers/encoder/encoder.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { Judge, Judgement, Stance } from '../../providers/judge/judge.ts';
import { orderByMeaning } from './by-meaning.ts';
import { type Gathered, gather, type Sources } from './gather.ts';

/** A passage with what it does to the claim. */
export interface Witness {
  readonly passage: Passage;
  readonly stance: Stance;
  /** Passages with the same number speak with one voice. */
  readonly origin: number;
}

export interface Examination {
  readonly claim: string;
  readonly verdict: Verdict;
  readonly witnesses: readonly Witness[];
  readonly supporting: number;
  readonly refuting: number;
  /** A fact-check by people about this very claim. */
  readonly factCheck?: FactCheck;
  readonly explanation?: string;
  readonly gathered: Gathered;
  /** Id of the judge that gave the stances. */
  readonly judge: string;
}

export interface Examiner {
  readonly sources: Sources;
  /** The first that can judge does; the last one always can. */
  readonly judges: readonly Judge[];
  /** Orders passages by meaning, when a model for it is installed. */
  readonly encoder?: Encoder;
  /** Whether a published fact-check is about the very same claim. */
  readonly isSameClaim: (
    a: { text: string; language: Language },
    b: { text: string; language: Language },
  ) => boolean;
}

export interface ExamineContext {
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly progress: (event: Progress) => void;
}

/** From which probability on a passage counts as a voice for or against, and is shown as one. */
const voiceMin = 0.25;

export type Side = 'supports' | 'refutes';

export function isVoice({ stance }: Witness, side: Side): boolean {
  const other = side === 'supports' ? 'refutes' : 'supports';
  return stance[side] >= voiceMin && stance[side] > stance[other] && stance.quote !== '';
}

/** Independent origins that say so, over all claims together: one site that confirms two claims is one source. */
export function voices(witnesses: readonly Witness[], side: Side): number {
  const passages = witnesses.filter((witness) => isVoice(witness, side)).map(({ passage }) => passage);
  return new Set(originsOf(passages)).size;
}

export async function examine(
  examiner: Examiner,
  claim: { readonly text: string; readonly language: Language },
  context: ExamineContext,
): Promise<Examination> {
  const question: Question = {
    claim: claim.text,
    language: claim.language,
    queries: queriesOf(claim.text, claim.language),
  };
  const gathered = await gather(examiner.sources, question, context);
  const factCheck = gathered.factChecks.find(
    ({ claimReviewed, level, language }) =>
      level !== undefined &&
      examiner.isSameClaim(claim, { text: claimReviewed, language: language ?? claim.language }),
  );
  const passages = examiner.encoder
    ? await orderByMeaning(examiner.encoder, claim.text, gathered.passages, context.signal)
    : gathered.passages;
  const { judgement, judge } = await judged(examiner.judges, claim, passages, context);
  const origins = originsOf(passages);
  const witnesses = passages.map((passage, i) => ({
    passage,
    stance: judgement.stances[i] ?? silence,
    origin: origins[i] ?? i,
  }));
  const supporting = voices(witnesses, 'supports');
  const refuting = voices(witnesses, 'refutes');
  const verdict = decide({
    ...(factCheck?.level ? { factCheck: factCheck.level } : {}),
    ...(judgement.opinion ? { opinion: judgement.opinion.level } : {}),
    ...(judgement.view ? { view: judgement.view } : {}),
    support: Math.max(0, ...witnesses.map(({ stance }) => stance.supports)),
    refutation: Math.max(0, ...witnesses.map(({ stance }) => stance.refutes)),
    supporting,
    refuting,
  });
  return {
    claim: claim.text,
    verdict,
    witnesses,
    supporting,
    refuting,
    ...(factCheck ? { factCheck } : {}),
    ...(judgement.opinion && !factCheck ? { explanation: judgement.opinion.explanation } : {}),
    gathered,
    judge,
  };
}

const silence: Stance = { supports: 0, refutes: 0, neutral: 1, quote: '' };

/** A judge that cannot answer hands over to the next. */
async function judged(
  judges: readonly Judge[],
  claim: { readonly text: string; readonly language: Language },
  passages: readonly Passage[],
  context: ExamineContext,
): Promise<{ judgement: Judgement; judge: string }> {
  let failure: unknown;
  for (const judge of judges) {
    try {
      return { judgement: await judge.judge(claim, passages, context), judge: judge.id };
    } catch (error) {
      context.signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      failure = error;
    }
  }
  throw failure;
}
