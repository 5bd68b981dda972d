/** What the search for earlier appearances found, in words. */
import type { Appearance, Bilingual, Language } from '@riscontro/contract';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { quoted } from '../text/summary-quoted.ts';
import type { Appearances } from './reverse-search.ts';

const titleLengthMax = 120;
const dayMs = 24 * 60 * 60_000;
/** From this age on, whoever meets the picture with a story of today should know. */
const oldDays = 365;

/** The oldest appearance with a date, where it is more than a year old. */
export function oldAppearance({ list }: Appearances, nowMs: number): Appearance | undefined {
  const [oldest] = list;
  if (oldest?.data === undefined) return undefined;
  return nowMs - Date.parse(oldest.data) > oldDays * dayMs ? oldest : undefined;
}

/** Of what kind the content is that was looked for. */
export type Subject = 'immagine' | 'video';

type ReverseSignal = MediaSignal<'ricerca_inversa'>;

export function reverseSignal(subject: Subject, appearances: Appearances, nowMs: number): ReverseSignal {
  const { list, known, asked, factChecks, isTooPlain } = appearances;
  const method = 'ricerca_inversa';
  const silent = silentWords(appearances);
  const signal = (outcome: ReverseSignal['outcome'], detail: Bilingual): ReverseSignal => ({
    method,
    outcome,
    detail: { it: `${detail.it}${silent.it}`, en: `${detail.en}${silent.en}` },
  });
  const [first] = list;
  if (first) {
    const isNotable = oldAppearance(appearances, nowMs) !== undefined || factChecks.length > 0;
    return signal(isNotable ? 'attenzione' : 'ok', foundWords(subject, list, first));
  }
  if (asked.length === 1 && known === 0) {
    const detail: Bilingual = {
      it: 'L’indice locale delle immagini è vuoto e nessun servizio esterno è configurato. Chi gestisce il servizio può riempirlo con «riscontro images import».',
      en: 'The local index of pictures is empty and no outside service is configured. The operator can fill it with “riscontro images import”.',
    };
    return { method, outcome: 'non_eseguito', detail };
  }
  if (isTooPlain && asked.length === 1) return signal('non_applicabile', tooPlain[subject]);
  return signal('ok', notFound[subject](known, asked));
}

const tooPlain: Readonly<Record<Subject, Bilingual>> = {
  immagine: {
    it: 'L’immagine ha troppo pochi dettagli per essere distinta da altre.',
    en: 'The picture has too little detail to be told from others.',
  },
  video: {
    it: 'I fotogrammi hanno troppo pochi dettagli per essere distinti da altri.',
    en: 'The frames have too little detail to be told from others.',
  },
};

const notFound: Readonly<Record<Subject, (known: number, asked: readonly string[]) => Bilingual>> = {
  immagine: (known, asked) => ({
    it: `Non è stata trovata tra ${known.toLocaleString('it')} immagini note${elsewhere(asked, 'it')}. Può essere apparsa altrove.`,
    en: `It was not found among ${known.toLocaleString('en')} known pictures${elsewhere(asked, 'en')}. It may have appeared elsewhere.`,
  }),
  video: (known, asked) => ({
    it: `Nessuno dei fotogrammi più diversi tra loro è stato trovato tra ${known.toLocaleString('it')} immagini e video noti${elsewhere(asked, 'it')}. Il video può essere apparso altrove.`,
    en: `None of the frames that differ most was found among ${known.toLocaleString('en')} known pictures and videos${elsewhere(asked, 'en')}. The video may have appeared elsewhere.`,
  }),
};

function foundWords(subject: Subject, list: readonly Appearance[], oldest: Appearance): Bilingual {
  const { length } = list;
  const pages = {
    it: length === 1 ? 'in una pagina' : `in ${length} pagine`,
    en: length === 1 ? 'on one page' : `on ${length} pages`,
  };
  if (subject === 'immagine') {
    return {
      it: `Già vista ${pages.it}: ${sinceWords(oldest, 'it')}.`,
      en: `Seen before ${pages.en}: ${sinceWords(oldest, 'en')}.`,
    };
  }
  // A page that shows one of its frames says less than one that shows the video.
  const isWhole = list.some(({ tipo }) => tipo !== 'parziale');
  return {
    it: `${isWhole ? 'Video già visto' : 'Alcuni fotogrammi già visti'} ${pages.it}: ${sinceWords(oldest, 'it')}.`,
    en: `${isWhole ? 'The video was seen before' : 'Some of its frames were seen before'} ${pages.en}: ${sinceWords(oldest, 'en')}.`,
  };
}

/** `online since 12 March 2015, with the title “…”` */
export function sinceWords({ data, titolo }: Appearance, language: Language): string {
  const title = quoted(titolo, language, titleLengthMax);
  const when = data === undefined ? undefined : dateWords(data, language);
  const since =
    language === 'it'
      ? when === undefined
        ? 'online, senza data nota'
        : `online dal ${when}`
      : when === undefined
        ? 'online, date not known'
        : `online since ${when}`;
  if (title === undefined) return since;
  return language === 'it' ? `${since}, con il titolo ${title}` : `${since}, with the title ${title}`;
}

function dateWords(date: string, language: Language): string {
  return new Date(date).toLocaleDateString(language === 'it' ? 'it' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

function elsewhere([, ...outside]: readonly string[], language: Language): string {
  if (outside.length === 0) return '';
  return language === 'it' ? ` né da ${outside.join(', ')}` : ` nor by ${outside.join(', ')}`;
}

function silentWords({ silent, asked }: Appearances): Bilingual {
  if (silent.length > 0) {
    const names = silent.join(', ');
    return { it: ` Non hanno risposto: ${names}.`, en: ` Did not answer: ${names}.` };
  }
  if (asked.length > 1) return { it: '', en: '' };
  return {
    it: ' Nessun servizio esterno è stato interrogato, perché non ne è configurata la chiave.',
    en: ' No outside service was asked, because no key for one is configured.',
  };
}
