/** The words of English: which carry no content, how they are stemmed, by which it is known. */
import { stemmer } from '@orama/stemmers/english';
import type { SentenceGrammar, WordGrammar } from '../grammar.ts';
import { lazyTable } from '../lazy-table.ts';
import { wordSet } from '../phrases.ts';

const rarity = lazyTable<number>(new URL('./rarity.json', import.meta.url));
const translations = lazyTable<string>(new URL('./translations-it.json', import.meta.url));

export const words: WordGrammar = {
  stopWords:
    wordSet(`a about after all also am an and any are as at be been before being but by can could d did do does
    doing during each for from had has have having he her here hers him his how i if in into is it its itself just ll me
    more most my nor of on once only or other our ours out over own re s same she should so some such t than that the
    their theirs them then there these they this those through to too under until up ve very was we were what when where
    which while who whom why will with would you your yours`),
  /** Snowball. */
  stem: (folded) => stemmer(folded),
  get rarity() {
    return rarity();
  },
  translations: {
    get it() {
      return translations();
    },
  },
  beforeNames: wordSet('the'),
  recognition: {
    functionWords:
      wordSet(`the is are was were of and has have had been being be with from that this these those there
      their they it its not than then which who what when where will would could should can does did do by an at for more
      most only all never every about into over after before because as on or his her he she you your we our my cannot isn
      doesn don wasn to too him them but`),
    elided: new Set(),
    // Few words end in a vowel that is heard.
    usualEnding: /(?<![aeio])$/,
    script: /\p{Script=Latin}/u,
  },
};

export const sentences: SentenceGrammar = {
  bound: wordSet('mr mrs ms messrs dr prof st lt sgt capt cmdr gov rep rev hon cf vs viz approx ca eg ie'),
  oftenBound:
    wordSet(`sen gen col adm min jr sr inc ltd co corp bros dept univ ave blvd jan feb mar apr jun jul aug sep
    sept oct nov dec tel ed reg`),
  numbering: wordSet('no nos p pp vol fig par col sec ch'),
  openers:
    wordSet(`the a an it he she they we i you in on at this that these those there but and however when while then
    after before if as by for from its his her their our one some most many`),
};
