/** Words that turn, limit or deny a statement. Folded, as `language/words.ts` folds them. */
import type { Language } from '@riscontro/contract';

type Lists = Readonly<Record<Language, ReadonlySet<string>>>;

const lists = (it: string, en: string): Lists => ({
  it: new Set(it.trim().split(/\s+/)),
  en: new Set(en.trim().split(/\s+/)),
});

/** Turns a statement into its contrary. */
export const negations = lists(
  `non no ne mai nessun nessuno nessuna niente nulla senza neppure neanche nemmeno mica incapace impossibile
   smesso rifiutato rifiuta rifiutano fallito mancato privo priva assente`,
  `not no never none nobody nothing neither nor without cannot cant t isn aren wasn weren don doesn didn hasn haven
   hadn won wouldn couldn shouldn unable incapable impossible failed fails fail refused refuses lacks lacked
   absent stopped ceased dont doesnt didnt isnt arent wasnt werent wont cant couldnt shouldnt wouldnt hasnt havent
   hadnt`,
);

/** Makes a statement absolute: one exception is enough against it. */
export const absolutes = lists(
  `solo soltanto solamente esclusivamente unico unica unicamente sempre ogni tutti tutte tutto tutta completamente
   interamente totalmente ovunque chiunque qualsiasi strettamente puramente semplicemente appena`,
  `only just solely exclusively always every all everything everyone entirely completely totally any anyone
   strictly purely merely anything everywhere`,
);

/** Leaves a statement room. */
export const hedges = lists(
  `forse puo potrebbe potrebbero possono circa quasi alcuni alcune talvolta spesso probabilmente almeno parte molti`,
  `may might could can perhaps about some sometimes often probably least part many several various`,
);

/** What is said of a false story. */
export const denials = lists(
  `falso falsa falsi false bufala bufale fake smentita smentito smentisce smentiscono infondata infondato inventata
   inventato satira satirico satirica fuorviante ingannevole manipolata manipolato fotomontaggio errato errata
   scorretto sbaglia sbagliato sbagliata esagera esagerato disinformazione truffa mito leggenda contrariamente complottista complottisti complottismo screditata
   screditato ritrattato ritrattata inesistente mistificazione`,
  `false fake hoax hoaxes untrue misleading debunked debunk debunks fabricated satire satirical parody baseless
   unfounded incorrect inaccurate wrong doctored photoshopped manipulated misinformation disinformation myth scam
   altered bogus denied denies deny contrary unsubstantiated fictional misattributed debunking conspiracy discredited retracted pseudoscience pseudoscientific nonexistent`,
);

/** The same in several words. */
const denialPhrases: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  it: phrases(`nessuna prova;nessuna evidenza;nessun legame;nessuna correlazione;nessun fondamento;nessun riscontro;
   nessuna relazione;nessun nesso;nessun collegamento;non ci sono prove;non esistono prove;non c e prova;
   non c e alcuna;non c e alcun;non c e nessun;non c e nessuna;non esiste alcuna;non esiste alcun;non vi e alcuna;
   non vi e alcun;non vi sono prove;senza prove;senza fondamento;priva di fondamento;privo di fondamento;
   prive di fondamento;non e vero;non e vera;non sono vere;non sono veri;non risulta;non risultano;non corrisponde;
   mai avvenuto;mai esistito;mai detto;teoria del complotto;teorie del complotto;fake news;contrario di quanto`),
  en: phrases(`no evidence;no proof;no link;no links;no connection;no association;no basis;no truth;no support;no record;
   no scientific;no credible;no relationship;no correlation;no causal;not true;isn t true;is not correct;not accurate;
   not supported;not supported by;not evidence;without evidence;without proof;without basis;not caused by;
   not associated with;not linked to;never happened;never said;never existed;lack of evidence;lacks evidence;
   no such;not based on;has been retracted;was retracted;been discredited;was discredited;did not find;
   found no;find no;finds no;rule out;ruled out`),
};

function phrases(text: string): (readonly string[])[] {
  return text.split(';').map((phrase) => phrase.trim().split(/\s+/));
}

/** Whether one of the phrases begins at this place of the folded words. */
export function deniesAt(folded: readonly string[], place: number, language: Language): boolean {
  return denialPhrases[language].some((phrase) => phrase.every((word, i) => folded[place + i] === word));
}

/** What is said of a confirmed one. */
export const confirmations = lists(
  `vero vera confermato confermata conferma confermano confermati corretto corretta ufficiale effettivamente infatti
   dimostrato dimostra risulta`,
  `true confirmed confirms confirm correct official officially indeed verified accurate proven shows showed according
   announced reported`,
);

/** Pairs of contraries, by the beginnings of the words. */
const contraries: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  it: pairs(`aument diminu;aument cal;aument ridu;cresc cal;cresc diminu;sal scend;alt bass;grand piccol;maggior minor;
   piu meno;prim ultim;vecch nuov;vecch giovan;viv mort;nat mort;iniz fin;iniz termin;apr chiu;accett rifiut;
   approv respin;vint pers;vinc perd;vittor sconfitt;guadagn perd;entr usc;arriv part;import esport;ricc pover;
   nord sud;est ovest;nordest sudest;orient occident;settentrion meridion;destr sinistr;lungh cort;caldo fredd;cald fredd;
   riscald raffredd;maschi femmin;uomo donn;uomin donn;marit mogli;padr madr;fratell sorell;figli gen;attor attric;
   giorn nott;ver fals;legal illegal;possibil impossibil;capac incapac;favorevol contrari;favor contr;amic nemic;
   pubblic privat;interno estern;interior esterior;superior inferior;miglior peggior;fort debol;veloc lent;facil difficil;
   sicur pericol;sicur insicur;pac guerr;massim minim;maggioranz minoranz;successo falliment;compr vend;prim dopo;
   positiv negativ;aggiun rimoss;costru distru;unit separ;spos divorz;seren nuvol;inclus esclus;attiv inattiv;
   famos sconosciut;eroe cattiv;protagonist antagonist;alleat nemic;vegetarian carnivor;acid bas;femminil maschil`),
  en: pairs(`increas decreas;increas declin;increas reduc;increas fall;increas fell;increas drop;rise fall;rose fell;rising falling;
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
   retreat advanc;cause prevent;rarely often;rare common;unpopular popular;critic prais;failure success;above beneath;empty full`),
};

function pairs(text: string): (readonly [string, string])[] {
  return text.split(';').map((pair) => {
    const [one = '', other = ''] = pair.trim().split(' ');
    return [one, other] as const;
  });
}

const byBeginning: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  it: indexed(contraries.it),
  en: indexed(contraries.en),
};

function indexed(list: readonly (readonly [string, string])[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [one, other] of list) {
    map.set(one, [...(map.get(one) ?? []), other]);
    map.set(other, [...(map.get(other) ?? []), one]);
  }
  return map;
}

/** Beginnings of the words that say the contrary of this one; empty for most. */
export function contrariesOf(folded: string, language: Language): readonly string[] {
  const map = byBeginning[language];
  for (let length = Math.min(folded.length, 12); length >= 2; length--) {
    const found = map.get(folded.slice(0, length));
    // A short beginning must not be found inside a longer, unrelated word.
    if (found && folded.length - length <= 4) return found;
  }
  return [];
}
