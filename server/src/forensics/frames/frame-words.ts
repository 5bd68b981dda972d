/** What the methods on single frames say to people. */
import type { Bilingual } from '@riscontro/contract';
import type { Moment } from '../../domain/media-signal.ts';
import { timeWords } from '../../domain/time-words.ts';
import { stretchWords } from '../time/words.ts';

export const frameWords = {
  tooFew: {
    it: 'Il video ha troppo pochi fotogrammi con qualcosa da vedere per confrontarli tra loro.',
    en: 'The video has too few frames with something to see to compare them with each other.',
  },
  noCopy: {
    it: 'Nei fotogrammi esaminati nessuna parte risulta copiata in un altro punto. Non esclude altri ritocchi.',
    en: 'In the frames examined no part was found copied elsewhere. This does not rule out other changes.',
  },
  alike: (moments: readonly Moment[]) =>
    words(moments, {
      it: 'due parti dell’immagine si somigliano più del solito, in più fotogrammi allo stesso posto. Può essere una parte copiata e incollata, ma anche un oggetto che si ripete, come finestre o tessuti: conviene guardare.',
      en: 'two parts of the picture are more alike than usual, in several frames at the same place. One may have been copied and pasted, but it may also be an object that repeats, such as windows or fabrics: it is worth a look.',
    }),
  copied: (moments: readonly Moment[]) =>
    words(moments, {
      it: 'due parti dell’immagine coincidono punto per punto, in più fotogrammi allo stesso posto. Di solito significa che una è stata copiata e incollata, per nascondere o per moltiplicare qualcosa.',
      en: 'two parts of the picture agree point by point, in several frames at the same place. Usually this means that one was copied and pasted, to hide or to multiply something.',
    }),
  nothingForeign: {
    it: 'Nei fotogrammi esaminati nessuna zona compare con una grana diversa dal resto. Non esclude un ritocco fatto con cura.',
    en: 'In the frames examined no area appears with a grain unlike the rest. This does not rule out a careful edit.',
  },
  foreignThroughout: {
    it: 'Una zona ha una grana diversa dal resto per tutta la scena. Succede spesso anche in video mai toccati, per la messa a fuoco o i materiali: da sola non dice nulla.',
    en: 'One area has a grain unlike the rest throughout the scene. This often happens in untouched videos too, from focus or materials: it tells nothing by itself.',
  },
  foreign: (moments: readonly Moment[]) =>
    words(moments, {
      it: 'una zona compatta ha una grana diversa dal resto, mentre nella stessa scena prima o dopo non si vede. Succede quando una parte è stata sovrapposta, ma anche quando qualcosa di insolito entra nell’inquadratura: conviene guardare.',
      en: 'one compact area has a grain unlike the rest, while before or after in the same scene it does not show. This happens when a part was laid over, but also when something unusual comes into view: it is worth a look.',
    }),
} as const;

function words([moment]: readonly Moment[], rest: Bilingual): Bilingual {
  if (!moment) return rest;
  const isPoint = moment.toSeconds - moment.fromSeconds < 0.1;
  const point = timeWords(moment.fromSeconds);
  const when = isPoint ? { it: `a ${point.it}`, en: `at ${point.en}` } : stretchWords(moment);
  return { it: capital(`${when.it} ${rest.it}`), en: capital(`${when.en} ${rest.en}`) };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
