/** How statements are joined in English, what asserts nothing, what names look like, what is worth searching for. */
import type { ChatterGrammar, CoordinationGrammar, NameGrammar, QueryGrammar } from '../grammar-claims.ts';
import { phraseTable, wordSet } from '../phrases.ts';

const auxiliaries = wordSet('is are was were has have had be been');
/** Past forms that no passive is made with: after `was born and` they can only be a second verb. */
const plainPasts = wordSet(
  'died became went began wrote took gave saw grew knew fell ran rose came had did is was are were has will can',
);

export const coordination: CoordinationGrammar = {
  joints: phraseTable('and, but, while, whereas'),
  dependence:
    phraseTable(`if, that, when, because, since, although, though, unless, which, who, whom, whose, where, neither, nor, both, either, according
  despite, between, before, after, until, whether, so, or, what, how, why, than`),
  openers: phraseTable('then, later, also, never, not'),
  negations: wordSet('not never no nobody neither t cannot'),
  saidAfter: /[,.!?]['’"”»],?\s(?:said|says|wrote)\s/u,
  subjectStarts: wordSet('the a an many most all every some no nobody people'),
  bareSubject: /[^sui]s$/,
  lateParticiple: /ed$/,
  /** `Was founded in 1900 and closed in 1950`: a participle hangs on the auxiliary before it. */
  continues: (firstVerb, secondVerb) =>
    plainPasts.has(secondVerb) || (!auxiliaries.has(firstVerb) && /(?:ed|s)$/.test(secondVerb)),
  clauseBreak: /[,;:]\s+|\s+(?:and|but|because|so)\s+/u,
  boundOpening: /^(?:if|when|according|for|as|since|although)(?!\p{L})/iu,
};

export const chatter: ChatterGrammar = {
  greetings:
    phraseTable(`hello, hi, hey, good morning, good evening, good night, good afternoon, thanks, thank you, please, ok, okay, sorry, welcome
  happy birthday, merry christmas, bye, goodbye, see you, how are you, what s up, test, yes, no, maybe, lol, ciao, help`),
  orders:
    phraseTable(`write, tell me, explain, translate, summarize, summarise, help me, show me, give me, find me, ignore, forget all, forget everything, forget your, forget the previous, answer, reply
  respond, list, generate, calculate, recommend, pretend, act as, return, print, output, execute, please write
  please tell, please ignore, please translate, please explain, disregard, mark this, rate this, click, subscribe, share this
  make me, let s, sing, say`),
  notAfterOrders: wordSet('is are was were has have says shows of and s'),
  alwaysOrders: new Set(),
  interjections: wordSet('no yes ok okay test maybe help please'),
};

export const names: NameGrammar = {
  articles: wordSet('the'),
  links: wordSet('of'),
  particles: wordSet('of the and in a'),
  notNames:
    wordSet(`not never nobody nothing none neither no today yesterday tomorrow now then there here many all some few
    others everybody everyone everything something somebody anyone anybody maybe perhaps also only often always sometimes
    however indeed nor what who how people let one yes`),
};

export const queries: QueryGrammar = {
  noise: wordSet(
    'not never no none nobody true false really don doesn didn isn aren wasn won said says actually',
  ),
  ownWord: /^.{0,7}$/,
};
