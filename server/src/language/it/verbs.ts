/** Verbs of Italian. Not a grammar: enough to tell a statement from a bundle of nouns. */
import type { VerbGrammar } from '../grammar-claims.ts';
import { wordSet } from '../phrases.ts';

const beforeNouns =
  wordSet(`il lo la l i gli le un uno una del dello della dell dei degli delle al allo alla all ai agli alle dal dallo dalla
    dall dai dagli dalle nel nello nella nell nei negli nelle sul sullo sulla sull sui sugli sulle di a da in con su per
    tra fra questo questa questi queste quello quella quel quell ogni qualche suo sua suoi sue loro mio mia nostro nostra
    grande grandi nuovo nuova prima seconda unica stessa`);

const timeNouns =
  /^(?:ann[oi]|mes[ei]|giorn[oi]|or[ae]|settiman[ae]|secol[oi]|minut[oi]|temp[oi]|decenni[o]?)$/;

export const verbs: VerbGrammar = {
  sure: wordSet(`è sono siamo siete era erano eri ero fu furono fosse fossero sara saranno sarebbe sarebbero sia siano ha hanno ho hai
    abbiamo avete aveva avevano ebbe ebbero avra avranno avrebbe avrebbero abbia abbiano puo possono poteva potevano
    potra potranno potrebbe potrebbero deve devono doveva dovevano dovra dovranno dovrebbe dovrebbero vuole vogliono
    voleva volevano volle va vanno andava fanno faceva facevano fece fecero diede diedero sta stanno stava stavano
    viene vengono veniva venivano venne vennero dice dicono disse dissero sa sanno sapeva esiste esistono esisteva
    nasce nascono nacque nacquero muore muoiono mori morirono vive vivono visse vissero scrive scrivono scrisse
    vince vincono vinse vinsero perde perdono perse persero uccide uccidono uccise uccisero cresce crescono crebbe
    scende scendono scese salgono cade cadono cadde contiene contengono appartiene appartengono proviene provengono
    produce producono produsse gira girano girava bolle bollono fonde dorme dormono vola volano nuota nuotano mangia
    mangiano beve bevono pesa pesano durano contano diventa diventano divento divenne divennero rimane rimangono rimase
    significa vale valgono serve servono finisce finiscono inizia iniziano comincia cominciano confina confinano ospita
    ospitano abita abitano gioca giocano recita recitano canta cantano interpreta dirige diresse invento inventa scopri
    scopre scoprono dipinse compose aumenta aumentano diminuisce diminuiscono cala calano supera superano riceve
    ricevono prende prendono prese mette mettono mise parla parlano afferma affermano sostiene sostengono dichiara
    prevede prevedono vieta vietano impone permette permettono consente obbliga paga pagano spende spendono guadagna
    guadagnano possiede possiedono comprende include includono usano utilizza utilizzano provoca provocano guarisce
    previene protegge proteggono contagia trasmette trasmettono rende rendono mostra mostrano dimostra dimostrano
    conferma confermano smentisce rappresenta rappresentano copre coprono sbaglia arriva arrivano partono torna entra
    entrano lascia trova trovano portano sembra sembrano appare causano curano esce escono chiude apre riduce riducono
    ottiene ottenne affonda affondano galleggia galleggiano scade scadono migliora migliorano peggiora costano
    rotola ruotano orbita emette emettono assorbe respira respirano vede vedono vide videro sente sentono usiamo
    paghiamo facciamo andiamo fuma fumano aiuta aiutano fallisce ammette nega negano ama odia odiano vota votano
    governa governano ritira ritirano attacca attaccano invade invase bombarda arresta licenzia assume risale risalgono
    deriva derivano dipende dipendono consiste consistono corrisponde equivale ammonta ammontano chiamo penso credo voglio vado faccio sto mangio amo vivo`),
  doubtful:
    wordSet(`causa cura prova guida lotta porta parte sale usa fonda marcia ruota misura sposa dura mente danno nota visita
    critica pratica costa ricerca domanda firma regola riforma minaccia accusa denuncia condanna conta era eri ero
    sei dati serve vale ama vivo`),
  never:
    wordSet(`pero cio tiranno affanno inganno cosi lunedi martedi mercoledi giovedi venerdi ottava schiava brava buono suono
    tuono trono telefono abbandono ozono carbono perdono colono cono nono patrono mano vaticano milano italiano americano
    africano romano umano urbano sovrano vulcano uragano piano anno lontano strano sano medico primeva leva coeva oltre
    popolo sopra`),
  afterVerbs:
    wordSet(`il lo la l i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei in
    a piu meno molto troppo solo anche sempre mai spesso circa oltre quasi come che non male bene per se tutti tutte
    ogni con su tra`),
  beforeNouns,
  afterNouns: new Set(),
  endings: /(?:\p{L}{2}[òì]|[aei]rono|[aei]vano|r[àa]nno|rà|rebbe(?:ro)?|isc(?:e|ono)|\p{L}{3}(?:ava|eva))$/u,
  endingsAreSure: true,
  infinitive: /[aei]re$/,
  toldByNeighbours(words, index) {
    const { plain = '' } = words[index] ?? {};
    const before = words[index - 1]?.plain ?? '';
    // `Akon fa musica`, but `dieci anni fa`.
    if (plain === 'fa') return !timeNouns.test(before);
    // `Gli squali dormono`: after a plural noun, a word in -ano or -ono can be nothing else.
    const isPlural = plain.length >= 5 && /[ao]no$/.test(plain);
    return isPlural && before.length > 3 && /[ie]$/.test(before) && !beforeNouns.has(before)
      ? true
      : undefined;
  },
  /** `Dio esiste`. */
  mayEndInVerb(words) {
    const [name, last] = words;
    return (
      words.length === 2 && /^\p{Lu}/u.test(name?.raw ?? '') && /(?:[ao]no|[ae])$/.test(last?.plain ?? '')
    );
  },
  withoutSubject: {
    negation: 'non',
    impersonal: wordSet('sembra pare bisogna esiste esistono basta'),
    afterImpersonal: wordSet('vero falso noto possibile chi stato'),
  },
};
