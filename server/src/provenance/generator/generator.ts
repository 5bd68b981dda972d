/** What a reader of one generator's marks is. */
import type { MarkSources } from './mark-sources.ts';

/**
 * How much of the image the mark speaks of: `whole`, `part` where it tells of a change inside an existing image,
 * `perhaps` where the mark itself is unsure, `processed` where it tells only of work on an existing image.
 */
export const extents = ['whole', 'part', 'perhaps', 'processed'] as const;
export type Extent = (typeof extents)[number];

export interface Generator {
  /** As it is named to people. */
  readonly name: string;
  /** Whether the mark has an inner structure, or is a name or a line that anyone could type. */
  readonly isStructured: boolean;
  /** Undefined without its mark. A word in a sentence is no mark: each reader asks for the form that the program writes. */
  find(sources: MarkSources): Extent | undefined;
}
