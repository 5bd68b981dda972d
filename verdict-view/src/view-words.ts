/** What the parts of a verdict need of a language. They are given it: in browsers no catalogue is loaded for one page. */
import type { Words } from '@riscontro/words';

type Sections = Words['verdict'];

/** The words of these sections, and how the language writes dates and numbers. `wordsIn(language)` has them all. */
export interface ViewWords<Section extends keyof Sections = keyof Sections>
  extends Pick<Words, 'code' | 'format'> {
  readonly verdict: Pick<Sections, Section>;
}
