/** What the local judge has to know of English: words that turn, limit or deny a statement, and who does what to whom. */
import type { AffirmationGrammar, JudgeGrammar } from '../grammar-judge.ts';
import { wordSet } from '../phrases.ts';

/** Whole words, whatever their capitals. */
const word = (pattern: string, flags = '') =>
  new RegExp(`(?<![\\p{L}'’])(?:${pattern})(?!\\p{L})`, `iu${flags}`);

const helpers: Readonly<Record<string, string>> = {
  cannot: 'can',
  "can't": 'can',
  "won't": 'will',
  "shan't": 'shall',
};

/** As it is typed in a hurry: `doesnt`, `arent`. */
const hurried = /(?<!\p{L})(do|does|did|is|are|was|were|ca|could|should|would|has|have|had|wo)nt(?!\p{L})/giu;

const affirmation: AffirmationGrammar = {
  spelledOut: (text) => text.replace(hurried, "$1n't"),
  negation: word(
    "not|no|never|none|nobody|nothing|neither|nor|without|cannot|\\p{L}+n['’]t|unable|incapable|fail(?:s|ed)?",
    'g',
  ),
  partial: word(
    'not only|not just|not all|not every|not always|not yet|not (?:more|less|fewer) than|not until|no longer|no more',
  ),
  withoutNegation(text) {
    const spelled = text.replace(
      /(?<!\p{L})(can't|can’t|cannot|won't|won’t|\p{L}+n['’]t)(?!\p{L})/iu,
      (short) => {
        const plain = short.toLowerCase().replace('’', "'");
        return `${helpers[plain] ?? plain.replace(/n't$/, '')} not`;
      },
    );
    return spelled
      .replace(/(?<!\p{L})(?:do|does|did)\s+not\s+/iu, '')
      .replace(
        /(?<!\p{L})(is|are|was|were|has|have|had|can|could|will|would|should|may|might|must)\s+not\s+/iu,
        '$1 ',
      );
  },
};

export const judge: JudgeGrammar = {
  negations:
    wordSet(`not no never none nobody nothing neither nor without cannot cant t isn aren wasn weren don doesn didn hasn haven
   hadn won wouldn couldn shouldn unable incapable impossible failed fails fail refused refuses lacks lacked
   absent stopped ceased dont doesnt didnt isnt arent wasnt werent wont cant couldnt shouldnt wouldnt hasnt havent
   hadnt`),
  isNegation: (_, folded, next) => folded !== 'won' || next === 't',
  negationEnd: 't',
  absolutes:
    wordSet(`only just solely exclusively always every all everything everyone entirely completely totally any anyone
   strictly purely merely anything everywhere`),
  hedges: wordSet(
    `may might could can perhaps about some sometimes often probably least part many several various`,
  ),
  denials:
    wordSet(`false fake hoax hoaxes untrue misleading debunked debunk debunks fabricated satire satirical parody baseless
   unfounded incorrect inaccurate wrong doctored photoshopped manipulated misinformation disinformation myth scam
   altered bogus denied denies deny contrary unsubstantiated fictional misattributed debunking conspiracy discredited retracted pseudoscience pseudoscientific nonexistent`),
  denialPhrases: `no evidence;no proof;no link;no links;no connection;no association;no basis;no truth;no support;no record;
   no scientific;no credible;no relationship;no correlation;no causal;not true;isn t true;is not correct;not accurate;
   not supported;not supported by;not evidence;without evidence;without proof;without basis;not caused by;
   not associated with;not linked to;never happened;never said;never existed;lack of evidence;lacks evidence;
   no such;not based on;has been retracted;was retracted;been discredited;was discredited;did not find;
   found no;find no;finds no;rule out;ruled out`,
  confirmations:
    wordSet(`true confirmed confirms confirm correct official officially indeed verified accurate proven shows showed according
   announced reported`),
  contraries: `increas decreas;increas declin;increas reduc;increas fall;increas fell;increas drop;rise fall;rose fell;rising falling;
   grow shrink;grew shrank;higher lower;high low;large small;larger smaller;big small;great less;more less;more fewer;most least;
   first last;old new;older younger;old young;alive dead;born die;born died;begin end;began ended;start end;started ended;
   open clos;accept reject;approv reject;win los;won lost;victor defeat;gain los;enter leav;arriv depart;import export;
   rich poor;north south;northern southern;east west;eastern western;right left;long short;hot cold;warm cool;warm cold;
   warming cooling;male femal;man woman;men women;husband wife;father mother;brother sister;son daughter;actor actress;
   day night;true fals;legal illegal;possibl impossibl;capabl incapabl;able unable;support oppos;support against;friend enem;
   public privat;internal external;inner outer;upper lower;best worst;better worse;strong weak;stronger weaker;fast slow;
   easy hard;easy difficult;safe danger;safe unsafe;peace war;maximum minimum;majority minority;success fail;success unsuccess;
   buy sell;bought sold;before after;positiv negativ;add remov;build destroy;unit separat;marri divorc;includ exclud;
   active inactiv;famous unknown;hero villain;protagonist antagonist;above below;over under;allow forbid;allow ban;allow prohibit;
   expand contract;accelerat slow;advance retreat;melt freez;thicken thin;fiction nonfiction;fiction documentary;
   amateur professional;single married;guilty innocent;convict acquit;urban rural;domestic foreign;natural artificial;
   retreat advanc;cause prevent;rarely often;rare common;unpopular popular;critic prais;failure success;above beneath;empty full`,
  yes: 'yes',
  no: 'no',
  // `doesn't` is read as `doesn` and `t`.
  negators: wordSet('not t never dont doesnt didnt isnt arent wasnt werent wont cant'),
  afterNegator: wordSet('a the an be been actually really any ever'),
  affirmation,
  copulas: wordSet('is are was were'),
  agents: wordSet('by'),
  comparatives: wordSet('than'),
  ownerMark: 's',
  fillers: wordSet('normally usually today now nowadays really actually basically literally exactly simply'),
  smallNumbers: wordSet(
    'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand',
  ),
  defining: wordSet('is are'),
  singular: /^(capital|symbol|first|currency)$/,
  superlatives: /^(most|\w{2,}est)$/,
  made: /^(invent\w*|discover\w*|wrote|written|painted|composed)$/,
  nameParticles: wordSet('of the'),
};
