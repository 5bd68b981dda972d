/** The lines of evaluation files: claims with what is known about them, and what was answered. */
import { type TextLevel, textLevels } from '@riscontro/contract/inside';
import { z } from 'zod';
import { idText } from '../evidence/import/row-fields.ts';
import { grammarLanguages } from '../language/grammars.ts';

const Language = z.enum(grammarLanguages);

/** Levels as files spell them, with an underscore, in the order of reports. */
const spelling = { ...textLevels, unverifiable: 'non_verificabile' } as const;
export const rowLevels = Object.values(spelling);
export type RowLevel = (typeof rowLevels)[number];

/** What a run needs of a line; held-out claims come with no more. */
export const ClaimRow = z.object({
  id: idText,
  claim: z.string(),
  lang: Language.optional().catch(undefined),
});
export type ClaimRow = z.infer<typeof ClaimRow>;

export const GoldClaim = z.object({
  id: idText,
  dataset: z.string(),
  lang: Language,
  claim: z.string(),
  level: z.enum(rowLevels),
  /** 1 true, 0 false, 0.5 in between, null not known. */
  truth: z.number().min(0).max(1).nullable(),
  /** Ids of the texts that the level rests on; empty where there are none. */
  gold: z.array(z.string()),
  /** The same in both languages of one claim. */
  pair: z.string().optional(),
});
export type GoldClaim = z.infer<typeof GoldClaim>;

export const Prediction = z.object({
  id: idText,
  level: z.enum(rowLevels),
  score: z.number().min(0).max(100).nullable(),
  /** Ids of texts, best first. */
  evidence: z.array(z.string()),
  ms: z.number(),
  /** The status that a client would have got; only for claims without an answer. */
  error: z.int().optional(),
});
export type Prediction = z.infer<typeof Prediction>;

/** A claim and its answer, where there is one. */
export interface Answered {
  readonly gold: GoldClaim;
  readonly answer: Prediction | undefined;
}

export function rowLevelOf(level: TextLevel): RowLevel {
  return spelling[level];
}
