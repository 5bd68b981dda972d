/** What is said about joints in the sound. */
import type { Bilingual } from '@riscontro/contract';
import { timeWords } from '../../domain/time-words.ts';
import { listed, stretchWords } from '../time/words.ts';
import { isAltering, type JointKind, type SoundJoint } from './sound-joint.ts';

export const words = {
  none: { it: 'Il video non ha suono.', en: 'The video has no sound.' },
  unread: {
    it: 'Il suono non è stato decodificato: le giunte non si possono cercare.',
    en: 'The sound was not decoded: joints cannot be looked for.',
  },
  silent: {
    it: 'La traccia audio è silenziosa: non ci sono giunte da cercare.',
    en: 'The sound track is silent: there are no joints to look for.',
  },
  short: {
    it: 'Il suono è troppo breve per distinguere lo sfondo da ciò che vi si sente sopra.',
    en: 'The sound is too short to tell the background from what is heard over it.',
  },
  ok: {
    it: 'Lo sfondo del suono è continuo: nessuna interruzione, nessun salto di livello o di timbro. Un taglio eseguito nello stesso ambiente può non lasciare tracce.',
    en: 'The background of the sound runs through: no gap, no jump of level or timbre. A cut made within the same room may leave no trace.',
  },
  withImage: (count: number): Bilingual =>
    count === 1
      ? {
          it: 'Lo sfondo del suono cambia una volta, insieme all’inquadratura: è un normale montaggio.',
          en: 'The background of the sound changes once, together with the shot: ordinary editing.',
        }
      : {
          it: `Lo sfondo del suono cambia ${count} volte, ogni volta insieme all’inquadratura: è un normale montaggio.`,
          en: `The background of the sound changes ${count} times, each time together with the shot: ordinary editing.`,
        },
  gated: (count: number): Bilingual => ({
    it: `In ${count} pause non si sente nemmeno il rumore dell’ambiente: così fanno gli apparecchi e i programmi che spengono il microfono tra una voce e l’altra, e gli audio di studio. Singole giunte non si possono distinguere.`,
    en: `In ${count} pauses not even the noise of the room is heard: devices and programs that shut the microphone between voices do so, and so does sound made in a studio. Single joints cannot be told apart.`,
  }),
  many: (count: number): Bilingual => ({
    it: `Lo sfondo del suono cambia di continuo (${count} volte): è un audio composto di pezzi o registrato da un apparecchio che riduce il rumore, e singole giunte non si possono distinguere.`,
    en: `The background of the sound changes all the time (${count} times): it is made of pieces or recorded by a device that reduces noise, and single joints cannot be told apart.`,
  }),
};

const kindWords: Readonly<Record<JointKind, Bilingual>> = {
  gap: {
    it: 'il suono manca del tutto, anche il rumore dell’ambiente',
    en: 'the sound is missing altogether, even the noise of the room',
  },
  level: {
    it: 'tutto il suono, sfondo compreso, cambia di livello di colpo e poi torna come prima',
    en: 'all of the sound, the background with it, changes its level at once and later comes back',
  },
  'high tones': {
    it: 'mancano i toni alti che si sentono nel resto, come in un suono passato per un’altra compressione',
    en: 'the high tones heard elsewhere are missing, as in sound that went through another compression',
  },
  background: {
    it: 'lo sfondo del suono è un altro, come in una registrazione fatta altrove',
    en: 'the background of the sound is another, as in a recording made elsewhere',
  },
  added: {
    it: 'il suono cambia di colpo e poi torna come prima, come quando si aggiungono musica o rumori',
    en: 'the sound changes at once and later comes back, as when music or noises are added',
  },
  once: {
    it: 'lo sfondo del suono cambia di colpo',
    en: 'the background of the sound changes at once',
  },
};

/** At most this many are described; the moments name the others. */
const describedMax = 3;

export function jointWords(joints: readonly SoundJoint[]): Bilingual {
  const parts = joints.slice(0, describedMax).map((joint) => {
    const when = momentWords(joint);
    const what = kindWords[joint.kind];
    return { it: `${when.it} ${what.it}`, en: `${when.en} ${what.en}` };
  });
  const { it, en } = joints.some(isAltering) ? caution.altering : caution.ordinary;
  return {
    it: `Dentro una stessa inquadratura, ${listed(
      parts.map((part) => part.it),
      'e',
    )}. ${it}`,
    en: `Within one shot, ${listed(
      parts.map((part) => part.en),
      'and',
    )}. ${en}`,
  };
}

function momentWords({ fromSeconds, toSeconds }: SoundJoint): Bilingual {
  if (toSeconds - fromSeconds >= 0.1) return stretchWords({ fromSeconds, toSeconds });
  const { it, en } = timeWords(fromSeconds);
  return { it: `a ${it}`, en: `at ${en}` };
}

const caution = {
  altering: {
    it: 'Può essere stato tolto o sostituito un pezzo del suono; anche una parola coperta di proposito o un apparecchio spento fanno così.',
    en: 'A piece of the sound may have been removed or replaced; a word silenced on purpose or a machine switched off does the same.',
  },
  ordinary: {
    it: 'Musica o voci aggiunte e apparecchi accesi fanno così: da solo non indica un’alterazione.',
    en: 'Added music or voices and machines being switched on do so: by itself it does not point to an alteration.',
  },
};
