/** How statements are joined in Italian, what asserts nothing, what names look like, what is worth searching for. */
import type { ChatterGrammar, CoordinationGrammar, NameGrammar, QueryGrammar } from '../grammar-claims.ts';
import { phraseTable, wordSet } from '../phrases.ts';

export const coordination: CoordinationGrammar = {
  joints: phraseTable('e, ed, ma, mentre, invece, però, pero'),
  dependence:
    phraseTable(`se, che, quando, perche, poiche, siccome, affinche, benche, sebbene, anche se, cui, dove, chi, tra, fra, ne, sia, secondo, nonostante, prima, dopo
  purche, finche, qualora, come se, piuttosto, tranne, o, oppure, cioe, quindi, percio, tanto, cosi`),
  openers: phraseTable('non, si, poi, vi, ci, è, lo, la, li, le, ne'),
  negations: wordSet('non ne nessuno mai no'),
  saidAfter: /[,.!?]['’"”»],?\s(?:ha detto|dice|ha scritto|ha dichiarato)\s/u,
  subjectStarts: wordSet(
    'il lo la l i gli le un uno una molti molte tutti tutte ogni nessun nessuno nessuna alcuni alcune',
  ),
  clauseBreak: /[,;:]\s+|\s+(?:e|ma|perché|perche|quindi)\s+/u,
  boundOpening: /^(?:se|quando|secondo|per|anche se|benché)(?!\p{L})/iu,
};

export const chatter: ChatterGrammar = {
  greetings:
    phraseTable(`ciao, buongiorno, buonasera, buonanotte, salve, buon giorno, buona sera, grazie, prego, ok, va bene, scusa, scusi, hey, ehi
  auguri, buon natale, buon compleanno, arrivederci, a presto, come stai, come va, tutto bene, test, prova, si, no, forse, hello, aiuto`),
  orders:
    phraseTable(`scrivi, scrivimi, dimmi, spiegami, spiega, traduci, riassumi, aiutami, mostrami, dammi, trovami, ignora, dimentica tutto, dimentica le, rispondi
  raccontami, elenca, genera, correggi, calcola, consigliami, inventa, fammi, fingi, comportati, restituisci, stampa, esegui
  per favore scrivi, per favore dimmi, per favore traduci, dichiara, considera, assegna, clicca, condividi, iscriviti, compra, vai`),
  notAfterOrders: wordSet('che è ha si'),
  alwaysOrders: wordSet('dimmi scrivi rispondi'),
  interjections: wordSet('no si ok test prova forse aiuto'),
};

export const names: NameGrammar = {
  articles: wordSet('il lo la l i gli le'),
  links: wordSet('di del della d da'),
  particles: wordSet('di del della dei degli delle da d l la le il lo e in a'),
  notNames:
    wordSet(`non mai nessuno nessuna niente nulla oggi ieri domani ora adesso poi qui li la molti molte tutti tutte
    alcuni alcune pochi altri questo quello cio chi sempre spesso forse cosi anche solo quanto ormai ecco infatti inoltre
    pero invece purtroppo bene male uno una ognuno chiunque qualcuno stamattina stasera egli ella lui lei loro noi voi io
    tu`),
};

export const queries: QueryGrammar = {
  noise: wordSet(
    'non mai no nessuno nessuna vero falso davvero solo proprio secondo detto dice stesso qualche ormai ecco',
  ),
  ownWord: /[aeio]$/,
  country: { code: 'IT', name: 'italy' },
};
