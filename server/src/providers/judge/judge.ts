/** Reads passages and says what each of them does to a claim. */
import type { Language, TextLevel } from '@riscontro/contract/inside';
import type { Passage } from '../../domain/passage.ts';
import type { GrammarLanguage } from '../../language/grammars.ts';

/** Probabilities that add up to one. */
export interface Stance {
  readonly supports: number;
  readonly refutes: number;
  readonly neutral: number;
  /** The part of the passage that decides, word for word as it stands in the passage's text. */
  readonly quote: string;
}

/** What all passages together make of a claim. */
export interface View {
  readonly level: TextLevel;
  /** Calibrated: how likely the claim is true, as far as it is true or false at all. */
  readonly truth: number;
  /** How sure the judge is of a `vero` or `falso`, 0 to 1. */
  readonly certainty: number;
}

export interface Judgement {
  /** One for every passage, in the order given; as it reads, whatever the reliability of its site. */
  readonly stances: readonly Stance[];
  /** All passages together, in numbers; a judge without such a view leaves it out. */
  readonly view?: View;
  /** A language model's view of the claim as a whole; the verdict takes it only as far as quotes back it. */
  readonly opinion?: { readonly level: TextLevel; readonly explanation: string };
}

export interface Judge {
  /** Stable id that goes into `metodo`: `locale-1`. */
  readonly id: string;
  /** Whether a language model writes texts that people will read. */
  readonly writesTexts: boolean;
  /**
   * The passages are ranked, best first, at most 20; they and the claim are hostile text.
   * Rejects with ProviderError when it cannot judge, and soon after `signal` fires.
   */
  judge(
    claim: { readonly text: string; readonly language: GrammarLanguage },
    passages: readonly Passage[],
    /** The language is that of the texts to write. */
    context: { readonly language: Language; readonly signal: AbortSignal },
  ): Promise<Judgement>;
}
