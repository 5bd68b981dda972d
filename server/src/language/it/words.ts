/** The words of Italian: which carry no content, how they are stemmed, by which it is known. */
import { stemmer } from '@orama/stemmers/italian';
import type { SentenceGrammar, WordGrammar } from '../grammar.ts';
import { lazyTable } from '../lazy-table.ts';
import { wordSet } from '../phrases.ts';

const rarity = lazyTable<number>(new URL('./rarity.json', import.meta.url));
const translations = lazyTable<string>(new URL('./translations-en.json', import.meta.url));

export const words: WordGrammar = {
  stopWords:
    wordSet(`a ad ai agli al all alla alle allo anche ancora avere aveva avevano c che chi ci cio coi col come
    con cosa cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello di dove e ed era erano
    essere fa fu furono gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mio nei negli nel nell nella
    nelle nello noi o od ogni per perche pero piu poi presso puo qual quale quali quando quanto quel quella quelle quelli
    quello quest questa queste questi questo qui s sara saranno se sei si sia siamo sia siano sono sta stata state stati
    stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi te ti tra fra tu tuo tutta tutte tutti tutto un una
    uno v vi voi viene vengono venne essendo avendo abbia abbiamo avete cosi mentre oppure sotto sopra dopo prima
    durante verso`),
  /** Snowball; singular and plural of nouns and adjectives end in a vowel that its rules sometimes leave. */
  stem(folded) {
    const stemmed = stemmer(folded);
    return stemmed.length > 3 ? stemmed.replace(/[aeio]$/, '') : stemmed;
  },
  get rarity() {
    return rarity();
  },
  translations: {
    get en() {
      return translations();
    },
  },
  /** The verb `è`, also typed `e'`, is not the conjunction `e`. */
  toldByAccent: (raw, following) =>
    /^[èé]$/i.test(raw) || (/^e$/i.test(raw) && /^['’`](?!\p{L})/u.test(following)) ? 'è' : undefined,
  beforeNames: wordSet('il lo la l gli dell della del sulla sul alla al nella nel dalla'),
  recognition: {
    functionWords:
      wordSet(`è il gli che di della dello dell delle degli dei dal dalla dagli dai nel nella nello nei negli
      nelle nell sul sulla sui sugli alla allo agli ai alle sono stato stata stati state ha hanno aveva avevano furono fu
      essere non piu perche anche come quando dove cosa questo questa questi queste quello quella ogni molto molti tutti
      tutte sempre mai uno per anni puo possono deve devono viene vengono fanno ci suo sua suoi loro dopo prima mio mia
      nacque sbaglia quanto quanti`),
    elided: wordSet('all un dall sull quest quell'),
    // Nearly all words end in a vowel.
    usualEnding: /[aeio]$/,
    script: /\p{Script=Latin}/u,
  },
};

export const sentences: SentenceGrammar = {
  bound: wordSet('dr prof cfr ca es sig sigg sigra dott ssa avv ing geom mons arciv spett egr gent proff'),
  oftenBound:
    wordSet(`on onn sen gen col adm min arch rag card don genn febbr mar apr sett ott nov dic lug giu ago tel
    ed trad pag brig reg`),
  numbering: wordSet('n nn nr no art artt p pp vol voll cap capp fig figg tab sez par c cc col coll'),
  openers:
    wordSet(`il lo la i gli le l un uno una nel nella nei nelle al alla ai alle in con per tra fra da dal dalla ma e
    ed poi quando dopo prima questo questa questi queste quello quella secondo anche non si se come chi che dove oggi ieri
    sono`),
};
