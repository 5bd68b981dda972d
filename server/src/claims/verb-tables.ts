/** Verb forms that claims are made with. Not a grammar: enough to tell a statement from a bundle of nouns. */
import type { Language } from '@riscontro/contract';

const list = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Forms that are verbs wherever they stand, in plain words. */
export const sureVerbs: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: list(`è sono siamo siete era erano eri ero fu furono fosse fossero sara saranno sarebbe sarebbero sia siano ha hanno ho hai
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
  en: list(`is are was were am m re ve ll has have had does did will would can could may might must shall should isn aren wasn weren
    hasn haven hadn doesn didn don won wouldn couldn cannot began became came went took gave made said found left lost
    wrote saw knew grew fell led held kept met paid sold told spent sent built bought caught taught thought brought
    fought rose sank ate drank ran spoke broke chose drove flew froze hid sang shot stole swam wore got goes went
    becomes contains consists belongs exists occurs happens lives dies lies costs weighs means makes takes gives shows
    proves says kills cures prevents protects treats heals infects transmits improves destroys invades wins loses owns
    controls runs plays appears directs performs sings writes invents discovers creates builds begins starts ends opens
    closes serves represents covers includes boils melts freezes orbits rotates sleeps eats drinks flies swims breathes
    survives increases decreases reduces rises falls grows produces uses causes costs requires allows bans supports
    opposes rejects approves employs receives earns pays spends knows thinks believes feels sees hears finds comes
    remains stays stands sits holds keeps carries brings sends buys sells offers provides teaches learns wants needs
    claims states reports announces predicts warns admits denies confirms holds helps hurts hits beats leads refuses
    died lied works acts stars borders flows spreads attacks visits votes taxes signs funds backs moves turns
    cause kill cure contain live exist die lie sleep eat drink fly swim boil melt make take give spread prevent use have
    need want know work float sink glow emit absorb improve increase reduce carry produce orbit cost weigh mean`),
};

/** Forms that are as often a noun or an adjective: verbs only where a noun could not stand. */
export const doubtfulVerbs: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: list(`causa cura prova guida lotta porta parte sale usa fonda marcia ruota misura sposa dura mente danno nota visita
    critica pratica costa ricerca domanda firma regola riforma minaccia accusa denuncia condanna conta era eri ero
    sei dati serve vale ama vivo`),
  en: list(`causes uses claims states reports plays works stars acts votes taxes costs lives ends falls increases decreases
    rises borders flows spreads attacks visits signs funds backs moves turns offers means supports covers holds needs
    wants starts hits beats leads left found lost led made cause cure live lie drink fly use need want work float sink
    increase produce cost mean spread carry rose saw felt helps might may can will orbits controls runs bans`),
};

/** Words ending like a verb that are none. */
export const notVerbs: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: list(`pero cio tiranno affanno inganno cosi lunedi martedi mercoledi giovedi venerdi ottava schiava brava buono suono
    tuono trono telefono abbandono ozono carbono perdono colono cono nono patrono mano vaticano milano italiano americano
    africano romano umano urbano sovrano vulcano uragano piano anno lontano strano sano medico primeva leva coeva oltre
    popolo sopra`),
  en: list(`hundred united red bed need seed speed feed indeed fred ted wed alfred mohammed ahmed based related known so-called
    supposed advanced gifted wicked sacred naked`),
};

/** After these comes a noun. */
export const beforeNouns: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: list(`il lo la l i gli le un uno una del dello della dell dei degli delle al allo alla all ai agli alle dal dallo dalla
    dall dai dagli dalle nel nello nella nell nei negli nelle sul sullo sulla sull sui sugli sulle di a da in con su per
    tra fra questo questa questi queste quello quella quel quell ogni qualche suo sua suoi sue loro mio mia nostro nostra
    grande grandi nuovo nuova prima seconda unica stessa`),
  en: list(`the a an of in on at by for from with to into over under about this that these those its his her their our my your
    some any no every each all many few more most other main new old first second good bad big only such`),
};

/** After a verb these may come, after a noun that is not one hardly. */
export const afterVerbs: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: list(`il lo la l i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei in
    a piu meno molto troppo solo anche sempre mai spesso circa oltre quasi come che non male bene per se tutti tutte
    ogni con su tra`),
  en: list(`the a an in on at by for from with to into over under about its his her their more less most only also always never
    often as that not no all many people up out off down around nearly almost because like when every than too well`),
};
