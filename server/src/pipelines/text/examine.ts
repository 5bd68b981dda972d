/** One single claim, from its words to its verdict. */
import type { Language, Progress } from '@riscontro/contract/inside';
import { queriesOf } from '../../claims/queries.ts';
import { reportFault } from '../../domain/fault-report.ts';
import { originsOf } from '../../domain/independence.ts';
import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';
import { isDependable, weightOf } from '../../domain/reliability.ts';
import { decide, type Verdict } from '../../domain/verdict.ts';
import type { KnownAnswer, KnownClaims } from '../../knowledge/known-claims.ts';
import type { GrammarLanguage } from '../../language/grammars.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { Encoder } from '../../providers/encoder/encoder.ts';
import type { FactCheck } from '../../providers/fact-check/fact-check.ts';
import type { Judge, Judgement, Stance } from '../../providers/judge/judge.ts';
import { orderByMeaning } from './encoder-ranking.ts';
import { type Gathered, gather, type Sources } from './gather.ts';
import {
  bestPublishersFirst,
  isListed,
  noList,
  type ReliabilityOf,
  rated,
  weighed,
} from './source-ratings.ts';

/** A passage with what it does to the claim. */
export interface Witness {
  readonly passage: Passage;
  /** As it was read, whatever is held of its site. */
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
  /** What the bundled knowledge says to it. */
  readonly known?: KnownAnswer;
  readonly explanation?: string;
  /** Whether a source of it is in the operator's list. */
  readonly listed?: boolean;
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
  /** The claims that the bundled knowledge has an answer to. */
  readonly known?: KnownClaims;
  /** How the operator's list rates the site of an address, 0 to 1; undefined when it does not. */
  readonly reliabilityOf?: ReliabilityOf;
  /** Whether a published fact-check is about the very same claim. */
  readonly isSameClaim: (
    a: { text: string; language: GrammarLanguage },
    b: { text: string; language: GrammarLanguage },
  ) => boolean;
}

export interface ExamineContext {
  /** Of the texts to write. */
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
export function voices(
  witnesses: readonly Witness[],
  side: Side,
  counts: (passage: Passage) => boolean = () => true,
): number {
  const passages = witnesses.filter((witness) => isVoice(witness, side)).map(({ passage }) => passage);
  const origins = originsOf(passages);
  return new Set(passages.flatMap((passage, i) => (counts(passage) ? [origins[i]] : []))).size;
}

export async function examine(
  examiner: Examiner,
  claim: { readonly text: string; readonly language: GrammarLanguage },
  context: ExamineContext,
): Promise<Examination> {
  const question: Question = {
    claim: claim.text,
    language: claim.language,
    queries: queriesOf(claim.text, claim.language),
  };
  const { reliabilityOf = noList } = examiner;
  const gathered = await gather(examiner.sources, question, context);
  const factCheck = bestPublishersFirst(gathered.factChecks, reliabilityOf).find(
    ({ claimReviewed, level, language }) =>
      level !== undefined &&
      examiner.isSameClaim(claim, { text: claimReviewed, language: language ?? claim.language }),
  );
  const known = examiner.known?.find(claim);
  const found = rated(gathered.passages, reliabilityOf);
  const passages = examiner.encoder
    ? await orderByMeaning(examiner.encoder, claim.text, found, context.signal)
    : found;
  const { judgement, judge } = await judged(examiner.judges, claim, passages, context);
  const origins = originsOf(passages);
  const witnesses = passages.map((passage, i) => ({
    passage,
    stance: judgement.stances[i] ?? silence,
    origin: origins[i] ?? i,
  }));
  const checkedBy = factCheck && reliabilityOf(factCheck.url);
  const verdict = decide({
    ...(factCheck?.level ? { factCheck: factCheck.level, factCheckWeight: weightOf(checkedBy) } : {}),
    ...(known ? { known } : {}),
    ...(judgement.opinion ? { opinion: judgement.opinion.level } : {}),
    ...(judgement.view ? { view: judgement.view } : {}),
    ...weightBehind(witnesses.map(weighed)),
  });
  const { opinion } = judgement;
  return {
    claim: claim.text,
    verdict,
    witnesses,
    supporting: voices(witnesses, 'supports'),
    refuting: voices(witnesses, 'refutes'),
    ...(factCheck ? { factCheck } : {}),
    ...(known ? { known } : {}),
    // What the weight of its sources does not bear out is not explained as if it were so.
    ...(opinion && opinion.level === verdict.level && !factCheck && !known
      ? { explanation: opinion.explanation }
      : {}),
    ...(checkedBy !== undefined || witnesses.some(isListed) ? { listed: true } : {}),
    gathered,
    judge,
  };
}

/** How strong both sides are, and how many independent sources they have. */
function weightBehind(witnesses: readonly Witness[]) {
  const dependable = (passage: Passage) => isDependable(passage.reliability);
  return {
    support: Math.max(0, ...witnesses.map(({ stance }) => stance.supports)),
    refutation: Math.max(0, ...witnesses.map(({ stance }) => stance.refutes)),
    supporting: voices(witnesses, 'supports'),
    refuting: voices(witnesses, 'refutes'),
    dependable: {
      supporting: voices(witnesses, 'supports', dependable),
      refuting: voices(witnesses, 'refutes', dependable),
    },
  };
}

const silence: Stance = { supports: 0, refutes: 0, neutral: 1, quote: '' };

/** A judge that cannot answer hands over to the next. */
async function judged(
  judges: readonly Judge[],
  claim: { readonly text: string; readonly language: GrammarLanguage },
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
      reportFault(error, { place: 'pipelines/text/judge', provider: judge.id });
      failure = error;
    }
  }
  throw failure;
}
