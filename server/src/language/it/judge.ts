/** What the local judge has to know of Italian: words that turn, limit or deny a statement, and who does what to whom. */
import type { AffirmationGrammar, JudgeGrammar } from '../grammar-judge.ts';
import { wordSet } from '../phrases.ts';

/** Whole words, whatever their capitals. */
const word = (pattern: string, flags = '') =>
  new RegExp(`(?<![\\p{L}'’])(?:${pattern})(?!\\p{L})`, `iu${flags}`);

const affirmation: AffirmationGrammar = {
  negation: word('non|né|nessun[oa]?|niente|nulla|mai|senza|mica|neanche|nemmeno|neppure', 'g'),
  partial: word(
    'non solo|non soltanto|non tutt[ie]|non sempre|non ancora|non più|non meno|non più di|non oltre|non prima',
  ),
  withoutNegation: (text) => text.replace(/(?<![\p{L}'’])non\s+/iu, ''),
};

export const judge: JudgeGrammar = {
  negations:
    wordSet(`non no ne mai nessun nessuno nessuna niente nulla senza neppure neanche nemmeno mica incapace impossibile
   smesso rifiutato rifiuta rifiutano fallito mancato privo priva assente`),
  isNegation: (raw, folded) => folded !== 'ne' || raw.toLowerCase() !== 'ne',
  absolutes:
    wordSet(`solo soltanto solamente esclusivamente unico unica unicamente sempre ogni tutti tutte tutto tutta completamente
   interamente totalmente ovunque chiunque qualsiasi strettamente puramente semplicemente appena`),
  hedges: wordSet(
    `forse puo potrebbe potrebbero possono circa quasi alcuni alcune talvolta spesso probabilmente almeno parte molti`,
  ),
  denials:
    wordSet(`falso falsa falsi false bufala bufale fake smentita smentito smentisce smentiscono infondata infondato inventata
   inventato satira satirico satirica fuorviante ingannevole manipolata manipolato fotomontaggio errato errata
   scorretto sbaglia sbagliato sbagliata esagera esagerato disinformazione truffa mito leggenda contrariamente complottista complottisti complottismo screditata
   screditato ritrattato ritrattata inesistente mistificazione`),
  denialPhrases: `nessuna prova;nessuna evidenza;nessun legame;nessuna correlazione;nessun fondamento;nessun riscontro;
   nessuna relazione;nessun nesso;nessun collegamento;non ci sono prove;non esistono prove;non c e prova;
   non c e alcuna;non c e alcun;non c e nessun;non c e nessuna;non esiste alcuna;non esiste alcun;non vi e alcuna;
   non vi e alcun;non vi sono prove;senza prove;senza fondamento;priva di fondamento;privo di fondamento;
   prive di fondamento;non e vero;non e vera;non sono vere;non sono veri;non risulta;non risultano;non corrisponde;
   mai avvenuto;mai esistito;mai detto;teoria del complotto;teorie del complotto;fake news;contrario di quanto`,
  confirmations:
    wordSet(`vero vera confermato confermata conferma confermano confermati corretto corretta ufficiale effettivamente infatti
   dimostrato dimostra risulta`),
  contraries: `aument diminu;aument cal;aument ridu;cresc cal;cresc diminu;sal scend;alt bass;grand piccol;maggior minor;
   piu meno;prim ultim;vecch nuov;vecch giovan;viv mort;nat mort;iniz fin;iniz termin;apr chiu;accett rifiut;
   approv respin;vint pers;vinc perd;vittor sconfitt;guadagn perd;entr usc;arriv part;import esport;ricc pover;
   nord sud;est ovest;nordest sudest;orient occident;settentrion meridion;destr sinistr;lungh cort;caldo fredd;cald fredd;
   riscald raffredd;maschi femmin;uomo donn;uomin donn;marit mogli;padr madr;fratell sorell;figli gen;attor attric;
   giorn nott;ver fals;legal illegal;possibil impossibil;capac incapac;favorevol contrari;favor contr;amic nemic;
   pubblic privat;interno estern;interior esterior;superior inferior;miglior peggior;fort debol;veloc lent;facil difficil;
   sicur pericol;sicur insicur;pac guerr;massim minim;maggioranz minoranz;successo falliment;compr vend;prim dopo;
   positiv negativ;aggiun rimoss;costru distru;unit separ;spos divorz;seren nuvol;inclus esclus;attiv inattiv;
   famos sconosciut;eroe cattiv;protagonist antagonist;alleat nemic;vegetarian carnivor;acid bas;femminil maschil`,
  yes: 'si',
  no: 'no',
  negators: wordSet('non'),
  onlyNegator: 'non',
  afterNegator: wordSet('si ti ci vi mi lo la li le ne e a mai affatto'),
  affirmation,
  // `è` without its accent, as in capitals, cannot be told from `e`, and is not taken for it.
  copulas: wordSet("è e' era erano sono fu furono sara saranno"),
  agents: wordSet('da dal dallo dalla dai dagli dalle dall'),
  comparatives: wordSet('piu meno maggiore maggiori minore minori migliore peggiore meglio peggio'),
  fillers:
    wordSet(`normalmente solitamente oggi adesso ormai davvero veramente proprio praticamente semplicemente esattamente
    effettivamente`),
  smallNumbers: wordSet(
    'due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta cento mille',
  ),
  defining: wordSet("è e' sono"),
  singular: /^(capital[ei]|capoluogo|simbolo|primo|prima|monet[ae]|valuta)$/,
  superlatives: /^piu$/,
  made: /^(invent\w+|scopr\w+|scoper\w+|scriss\w+|scritt[oaie]|dipin\w+|compos\w+)$/,
  nameParticles: wordSet('di del della dello da la le'),
  verbRoot(term) {
    const root = term.replace(/(?:at|ut|it|av|ev|iv|ar|er|ir)$/, '');
    return root.length >= 4 ? root : `=${term}`;
  },
};
