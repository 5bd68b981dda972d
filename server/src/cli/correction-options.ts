/** The options by which an operator says what a verdict should be. */
import type { VerdictCorrection } from '../corrections/correct-verdict.ts';
import { UsageError } from './usage-error.ts';

export const correctionOptions = {
  level: { type: 'string' },
  score: { type: 'string' },
  summary: { type: 'string' },
  advice: { type: 'string' },
  confidence: { type: 'string' },
  reason: { type: 'string' },
  claim: { type: 'string', multiple: true },
  note: { type: 'string' },
  'note-en': { type: 'string' },
} as const;

export type CorrectionValues = {
  readonly [Name in keyof typeof correctionOptions]?: Name extends 'claim' ? string[] : string;
};

export const correctionHelp = `  --note TEXT         what was changed and why, for every reader, in Italian (needed)
  --note-en TEXT      the same in English
  --level LEVEL       vero, falso, fuorviante, non verificabile; autentica, sospetta, manipolata, creata con IA
  --score N           0 to 100, as it fits the level; without it the old one, or the level's usual one
  --summary TEXT      needed with another level
  --advice TEXT       what else to verify
  --confidence C      bassa, media, alta
  --reason R          why nothing can be verified: needed where the level becomes non verificabile
  --claim N=LEVEL     the level of a single claim, of several; may be given more than once`;

/** What is not about the verdict is left to the rules in corrections/. */
export function correctionFrom(values: CorrectionValues): VerdictCorrection {
  const { level, score, summary, advice, confidence, reason, claim = [], note } = values;
  if (note === undefined)
    throw new UsageError('--note is needed: it tells readers what was changed and why.');
  return {
    level,
    score: score === undefined ? undefined : wholeNumber(score),
    summary,
    advice,
    confidence,
    reason,
    claims: claim.map(claimFrom),
    note,
    noteEnglish: values['note-en'],
  };
}

function wholeNumber(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new UsageError('--score must be a whole number from 0 to 100.');
  return Number(text);
}

function claimFrom(text: string): { number: number; level: string } {
  const [, number, level] = /^(\d{1,4})=(.+)$/.exec(text) ?? [];
  if (number === undefined || level === undefined)
    throw new UsageError(`--claim ${text}: write it as the claim's number and its level, such as 2=falso.`);
  return { number: Number(number), level };
}
