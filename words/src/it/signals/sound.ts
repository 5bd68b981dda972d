/** What the sound of a video says. */
import type * as english from '../../en/signals/sound.ts';
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';
import { pointOrStretchText } from '../moments.ts';

const soundTrack: Words['signals']['soundTrack'] = {
  cannot: 'Questo formato non contiene suono.',
  none: 'Il video non ha suono. È comune nei video generati e nelle clip pubblicate senza audio, ma anche le riprese dallo schermo e molte telecamere non lo registrano: da solo non dice nulla.',
  silent:
    'La traccia audio c’è, ma è silenziosa dall’inizio alla fine: il suono è stato tolto o non è mai stato registrato.',
  present: ({ codec, channels, hertz, below }) =>
    `Il video ha una traccia audio ${codec}, ${format.plural(channels, { one: 'un canale', other: `${channels} canali` })}, a ${format.number(hertz / 1000)} kHz (in media ${below} dB sotto il massimo): un abbinamento comune per questo formato.`,
  fromPlatform: ({ codec, channels, hertz, below }) =>
    `Il video ha una traccia audio ${codec}, ${format.plural(channels, { one: 'un canale', other: `${channels} canali` })}, a ${format.number(hertz / 1000)} kHz (in media ${below} dB sotto il massimo): così la scrivono programmi di montaggio e piattaforme, non le fotocamere.`,
  unusual: ({ codec, format: container }) =>
    `La traccia audio è in ${codec}, che in un file ${container} si trova di rado: il file è stato composto o convertito da un programma. Non dice nulla su ciò che mostra.`,
  unread: ({ codec }) =>
    `Il video ha una traccia audio (${codec}) che non è stato possibile decodificare: il suono non è stato esaminato.`,
};

const seconds = (value: number) =>
  format.number(Math.round(value * 10) / 10, { maximumFractionDigits: 1, useGrouping: false });

const soundLength: Words['signals']['soundLength'] = {
  unknown: 'Il video non è stato decodificato fino alla fine: le due durate non si possono confrontare.',
  same: 'Suono e immagini cominciano e finiscono insieme, come in una registrazione intera.',
  differs({ begins, ends }) {
    const parts = [
      ...(begins === undefined
        ? []
        : [`comincia ${seconds(Math.abs(begins))} s ${begins > 0 ? 'dopo le' : 'prima delle'} immagini`]),
      ...(ends === undefined
        ? []
        : [
            ends > 0
              ? `dura ${seconds(ends)} s più delle immagini`
              : `finisce ${seconds(-ends)} s prima delle immagini`,
          ]),
    ];
    return `Il suono ${format.list(parts)}. Una registrazione intera li tiene insieme: dopo la ripresa una delle due tracce è stata accorciata, aggiunta o sostituita, come accade anche in montaggi innocui.`;
  },
};

const jointKinds = {
  gap: 'il suono manca del tutto, anche il rumore dell’ambiente',
  level: 'tutto il suono, sfondo compreso, cambia di livello di colpo e poi torna come prima',
  highTones:
    'mancano i toni alti che si sentono nel resto, come in un suono passato per un’altra compressione',
  background: 'lo sfondo del suono è un altro, come in una registrazione fatta altrove',
  added: 'il suono cambia di colpo e poi torna come prima, come quando si aggiungono musica o rumori',
  once: 'lo sfondo del suono cambia di colpo',
};

const soundJoints: Words['signals']['soundJoints'] = {
  notDecoded: 'Il suono non è stato decodificato: le giunte non si possono cercare.',
  silent: 'La traccia audio è silenziosa: non ci sono giunte da cercare.',
  tooShortForBackground: 'Il suono è troppo breve per distinguere lo sfondo da ciò che vi si sente sopra.',
  none: 'Lo sfondo del suono è continuo: nessuna interruzione, nessun salto di livello o di timbro. Un taglio eseguito nello stesso ambiente può non lasciare tracce.',
  withImage: ({ count }) =>
    format.plural(count, {
      one: 'Lo sfondo del suono cambia una volta, insieme all’inquadratura: è un normale montaggio.',
      other: `Lo sfondo del suono cambia ${count} volte, ogni volta insieme all’inquadratura: è un normale montaggio.`,
    }),
  gated: ({ count }) =>
    `In ${count} pause non si sente nemmeno il rumore dell’ambiente: così fanno gli apparecchi e i programmi che spengono il microfono tra una voce e l’altra, e gli audio di studio. Singole giunte non si possono distinguere.`,
  many: ({ count }) =>
    `Lo sfondo del suono cambia di continuo (${count} volte): è un audio composto di pezzi o registrato da un apparecchio che riduce il rumore, e singole giunte non si possono distinguere.`,
  joints: ({ joints }) =>
    `Dentro una stessa inquadratura, ${format.list(joints.map((joint) => `${pointOrStretchText(joint)} ${jointKinds[joint.kind]}`))}.`,
  mayBeReplaced:
    'Può essere stato tolto o sostituito un pezzo del suono; anche una parola coperta di proposito o un apparecchio spento fanno così.',
  mayBeAdded: 'Musica o voci aggiunte e apparecchi accesi fanno così: da solo non indica un’alterazione.',
};

/** By method. */
export const sentences = { soundTrack, soundLength, soundJoints };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  soundTrack: 'Traccia audio',
  soundLength: 'Durata di suono e immagini',
  soundJoints: 'Giunte nel suono',
};

/** What each saw, as part of a sentence, where a level may rest on it. */
export const seen: typeof english.seen = {
  soundJoints: 'il suono mostra una giunta',
};
