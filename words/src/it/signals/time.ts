/** What the order and the rhythm of a video's frames say. */

import { capital } from '../../capital.ts';
import type * as english from '../../en/signals/time.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';
import { stretchText } from '../moments.ts';

type Times = Parameters<Words['signals']['cuts']['jumps']>[0];

const timesText = ({ seconds, more }: Times) =>
  format.list([...seconds.map(format.clock), ...(more > 0 ? [`altri ${more} punti`] : [])]);

/** One decimal, none where it says nothing. */
const decimal = (value: number) =>
  format.number(Math.round(value * 10) / 10, { maximumFractionDigits: 1, useGrouping: false });

const cuts: Words['signals']['cuts'] = {
  oneShot: 'Il video è una sola ripresa.',
  scenes: ({ changes }) =>
    format.plural(changes, {
      one: 'Il video ha un cambio di scena.',
      other: `Il video ha ${changes} cambi di scena.`,
    }),
  noJumpInShot: 'Dentro la ripresa non si vedono salti.',
  noJumpInShots: 'Dentro le riprese non si vedono salti.',
  jumps: (times) => `La stessa scena fa un salto a ${timesText(times)}: lì manca probabilmente un pezzo.`,
  jumpsAreCommon:
    'Anche interviste e video dei social si tagliano così senza inganno; conta se il taglio cambia il senso.',
};

const freezes: Words['signals']['freezes'] = {
  none: 'Non si vedono immagini ferme in mezzo a riprese in movimento.',
  frozen: ({ moment, hasSound, goesOn }) =>
    `${capital(stretchText(moment))} l’immagine resta ferma${hasSound ? ' mentre il suono continua' : ''}${goesOn ? ', poi la scena riprende più avanti' : ''}.`,
  often: ({ count }) => `Accade ${count} volte.`,
  mayCover: 'Può coprire ciò che accadeva; lo fanno anche una connessione debole o un effetto di montaggio.',
};

const repetitions: Words['signals']['repetitions'] = {
  none: 'Non si vedono tratti in movimento mostrati due volte.',
  repeated: ({ moment, originalSeconds }) =>
    `Il tratto ${stretchText(moment)} mostra fotogramma per fotogramma ciò che si vede da ${format.clock(originalSeconds)}.`,
  loop: 'Il video si ripete in ciclo, come fanno molte animazioni: non è un indizio contro di esso.',
  replay: 'In un video montato con più scene è normale, per esempio per rivedere un’azione.',
  insideShot:
    'Nella stessa ripresa non può accadere da sé: il tratto è stato copiato, forse per coprire ciò che c’era.',
};

const reversals: Words['signals']['reversals'] = {
  none: 'Non si vedono tratti riprodotti all’indietro in mezzo a una ripresa. Un video tutto all’indietro non si riconosce così.',
  reversed: ({ moment }) =>
    `Il tratto ${stretchText(moment)} scorre all’indietro: i suoi estremi combaciano con la ripresa solo se lo si rovescia nel tempo. L’ordine di ciò che accade è stato cambiato.`,
  mirrored: ({ moment }) =>
    `Il tratto ${stretchText(moment)} ripete all’indietro ciò che si è appena visto. È un effetto comune nei social; anche un’altalena o un pendolo tornano così da sé.`,
};

const insertions: Words['signals']['insertions'] = {
  none: 'Non si vedono tratti inseriti in mezzo a una ripresa.',
  inserted: ({ moment }) =>
    `Il tratto ${stretchText(moment)} non appartiene alla ripresa: il fotogramma prima e quello dopo si susseguono come se in mezzo non ci fosse nulla.`,
  insertedInEdit: ({ moment }) =>
    `Il tratto ${stretchText(moment)} è stato inserito in mezzo a una ripresa che poi riprende dallo stesso punto.`,
  more: ({ count }) => `Altri tratti come questo: ${count}.`,
  somebodyDid: 'Qualcuno l’ha inserito; può essere montaggio dichiarato o un’aggiunta ingannevole.',
  ordinary: 'In un video montato con più scene è normale.',
};

const grain: Words['signals']['grain'] = {
  none: 'Rumore e nitidezza dell’immagine non cambiano di colpo dentro le riprese.',
  stretch: ({ moment }) =>
    `${capital(stretchText(moment))} la grana dell’immagine è un’altra, poi torna come prima, senza un motivo nella scena. Quel tratto può venire da un’altra registrazione; anche un filtro o una compressione diversa lasciano questo segno.`,
  once: ({ seconds }) =>
    `A ${format.clock(seconds)} la grana dell’immagine cambia di colpo e resta diversa. Spesso è la compressione che cambia qualità, o la fotocamera che mette a fuoco: da solo non dice nulla.`,
};

const rhythms = {
  doubled: 'alcuni fotogrammi sono mostrati più volte',
  dropped: 'alcuni fotogrammi mancano',
  mixed: 'alcuni fotogrammi sono la mescolanza dei due vicini',
};

const cadence: Words['signals']['cadence'] = {
  even: ({ rate }) =>
    `Il video ha circa ${decimal(rate)} fotogrammi al secondo, senza tracce di un altro ritmo.`,
  uneven: 'Gli intervalli non sono tutti uguali, come nei video dei telefoni.',
  converted: ({ kind, earlier, present }) =>
    `A intervalli regolari ${rhythms[kind]}: il video aveva probabilmente circa ${decimal(earlier)} fotogrammi al secondo e ora ne ha ${decimal(present)}. Lo fanno programmi, televisioni e cartoni animati; non è un indizio di manomissione.`,
};

const gopStructure: Words['signals']['gopStructure'] = {
  untold:
    'In questo formato ogni immagine sta da sé, o il tipo dei fotogrammi non è indicato: non c’è una struttura da esaminare.',
  regular: ({ count, distance, early }) => {
    const keys = format.plural(count, { one: 'un fotogramma chiave', other: `${count} fotogrammi chiave` });
    const rule = distance > 0 ? `, di norma uno ogni ${distance} fotogrammi` : '';
    const come = format.plural(early, { one: 'uno viene', other: `${early} vengono` });
    return `Il file ha ${keys}${rule}${early > 0 ? `; ${come} prima del tempo, come a volte decide il codificatore` : ''}. La sua struttura non cambia.`;
  },
  rebuilt: (times) =>
    `A ${timesText(times)} il file cambia modo di comprimere in mezzo alla ripresa: due pezzi codificati in modo diverso sono stati uniti lì. Può essere un taglio fatto senza ricodificare, o una diretta che ha cambiato qualità.`,
};

const reEncoding: Words['signals']['reEncoding'] = {
  ownRhythm: 'Con questo codec non si distingue se il video era già stato codificato prima.',
  tooShortToTell: 'Il video è troppo breve per riconoscere una codifica precedente.',
  once: 'Non si vedono tracce di una codifica precedente. Una buona parte delle ricodifiche non ne lascia.',
  twice: ({ period }) =>
    `Il video è stato codificato almeno due volte: la prima con un fotogramma chiave ogni ${period} circa. È ciò che fanno siti, messaggi e programmi, e non è un indizio contro il video.`,
};

/** By method. */
export const sentences = {
  cuts,
  freezes,
  repetitions,
  reversals,
  insertions,
  grain,
  cadence,
  gopStructure,
  reEncoding,
};

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  cuts: 'Tagli nella ripresa',
  freezes: 'Fermi immagine',
  repetitions: 'Tratti che si ripetono',
  reversals: 'Tratti a ritroso',
  insertions: 'Tratti inseriti',
  grain: 'Grana e nitidezza nel tempo',
  cadence: 'Fotogrammi al secondo',
  gopStructure: 'Struttura della compressione',
  reEncoding: 'Compressioni precedenti',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  cuts: 'una ripresa che sembra continua è stata tagliata',
  freezes: 'l’immagine resta ferma mentre la ripresa continua',
  repetitions: 'lo stesso tratto compare due volte',
  reversals: 'un tratto sembra andare a ritroso nel tempo',
  insertions: 'un tratto sembra inserito in una ripresa che senza di esso prosegue',
  grain: 'grana o nitidezza cambiano di colpo dentro una ripresa',
  gopStructure: 'la struttura della compressione cambia dove la ripresa continua',
};
