/** What a check of a text did, as the wording needs it: facts, no sentences. */
import type { TextLevel } from '@riscontro/contract/inside';
import type { Verdict } from '../../domain/verdict.ts';

export interface Account {
  readonly verdict: Verdict;
  /** Independent sources whose passages speak for and against. */
  readonly supporting: number;
  readonly refuting: number;
  /** A fact-check published by people about this very claim, when there is one. */
  readonly factCheck?: { readonly publisher: string; readonly rating: string; readonly level: TextLevel };
  /** The bundled knowledge's words on the claim, when it decided; in the language of the answer where there is one. */
  readonly known?: {
    readonly explanation: string;
    /** Whether they are in another language than the answer. */
    readonly isForeign?: true;
    readonly restsOn?: string;
    readonly sources: readonly { readonly name: string; readonly url: string }[];
  };
  /** How many single claims were checked, and how they came out; one or more. */
  readonly claims: readonly { readonly text: string; readonly level: TextLevel }[];
  /** Names of the sources that were searched and answered, for people: `Wikipedia`, `indice locale`. */
  readonly searched: readonly string[];
  /** Names of those that did not answer. */
  readonly silent: readonly string[];
  /** Whether nothing at all was found that is about the claim. */
  readonly nothingFound: boolean;
  /** Whether the operator's list of sources had a part in it. */
  readonly weighed?: boolean;
  /** A language model's explanation, already cleaned and backed by quotes. */
  readonly explanation?: string;
}
