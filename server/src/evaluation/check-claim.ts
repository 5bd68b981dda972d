/** What an evaluation measures: the whole way from a claim to its verdict. */
import type { TextLevel } from '@riscontro/contract/inside';
import type { GrammarLanguage } from '../language/grammars.ts';

export interface CheckedClaim {
  readonly level: TextLevel;
  /** 0 surely false, 100 surely true. */
  readonly score: number;
  /** Ids of the passages that were found, best first: a `doc_id`, or `doc_id#2` for a part of a long text. */
  readonly evidence: readonly string[];
}

/** Rejects with an AppError when the claim is refused. */
export type CheckClaim = (claim: string, language: GrammarLanguage) => Promise<CheckedClaim>;
