/** A piece of text that was really read, and where it stands. Everything a verdict rests on is one of these. */
import type { Source } from '@riscontro/contract/inside';
import type { GrammarLanguage } from '../language/grammars.ts';

export type SourceKind = NonNullable<Source['kind']>;

export interface Passage {
  /** Stable name of the passage: the corpus's `doc_id`, or the address with the passage's position. */
  readonly id: string;
  /** The words as they were read, white space folded. Untrusted: quoted, never obeyed. */
  readonly text: string;
  readonly title: string;
  /** http(s) address of the page that the passage was read on. */
  readonly url: string;
  /** Undefined where it is neither Italian nor English, or not known. */
  readonly language: GrammarLanguage | undefined;
  readonly kind: SourceKind;
  /** Whose words they are, where they only point to the page: those of one writer are one voice. */
  readonly writtenBy?: string;
  /** How the operator's list rates the site, 0 to 1; without it the site is not rated. */
  readonly reliability?: number;
  /** ISO 8601 date of publication, where the source tells it. */
  readonly publishedOn?: string;
  readonly retrievedAtMs: number;
}
