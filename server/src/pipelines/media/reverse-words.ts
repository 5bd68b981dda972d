/** What the search for earlier appearances found, in words. */
import type { Appearance, Bilingual, Language } from '@riscontro/contract';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { quotable, quoted } from '../text/summary-quoted.ts';
import type { Medium } from './media-adapter.ts';
import type { Appearances, KnownSince } from './reverse-search.ts';

const titleLengthMax = 120;
const siteLengthMax = 60;
const dayMs = 24 * 60 * 60_000;
/** From this age on, whoever meets the image with a story of today should know. */
const oldDays = 365;

/** Since when it is known to have been online, where that is more than a year ago. */
export function oldAppearance({ since }: Appearances, nowMs: number): KnownSince | undefined {
  return since && nowMs - Date.parse(since.date) > oldDays * dayMs ? since : undefined;
}

type ReverseSignal = MediaSignal<'reverseSearch'>;

export function reverseSignal(medium: Medium, appearances: Appearances, nowMs: number): ReverseSignal {
  const { list, known, asked, factChecks, isTooPlain } = appearances;
  const method = 'reverseSearch';
  const [silent, checked] = [silentWords(appearances), checkedWords(medium, appearances)];
  const signal = (outcome: ReverseSignal['outcome'], detail: Bilingual): ReverseSignal => ({
    method,
    outcome,
    detail: { it: `${detail.it}${checked.it}${silent.it}`, en: `${detail.en}${checked.en}${silent.en}` },
  });
  const [first] = list;
  if (first) {
    const isNotable = oldAppearance(appearances, nowMs) !== undefined || factChecks.length > 0;
    return signal(isNotable ? 'attention' : 'ok', foundWords(medium, appearances, first));
  }
  if (asked.length === 1 && known === 0) {
    const detail: Bilingual = {
      it: 'L’indice locale delle immagini è vuoto e nessun servizio esterno è configurato. Chi gestisce il servizio può riempirlo con «riscontro images import».',
      en: 'The local index of pictures is empty and no outside service is configured. The operator can fill it with “riscontro images import”.',
    };
    return {
      method,
      outcome: 'not_run',
      detail: { it: `${detail.it}${checked.it}`, en: `${detail.en}${checked.en}` },
    };
  }
  if (isTooPlain && asked.length === 1) return signal('not_applicable', tooPlain[medium]);
  return signal('ok', notFound[medium](known, asked));
}

const tooPlain: Readonly<Record<Medium, Bilingual>> = {
  image: {
    it: 'L’immagine ha troppo pochi dettagli per essere distinta da altre.',
    en: 'The picture has too little detail to be told from others.',
  },
  video: {
    it: 'I fotogrammi hanno troppo pochi dettagli per essere distinti da altri.',
    en: 'The frames have too little detail to be told from others.',
  },
};

const notFound: Readonly<Record<Medium, (known: number, asked: readonly string[]) => Bilingual>> = {
  image: (known, asked) => ({
    it: `Non è stata trovata tra ${known.toLocaleString('it')} immagini note${elsewhere(asked, 'it')}. Può essere apparsa altrove.`,
    en: `It was not found among ${known.toLocaleString('en')} known pictures${elsewhere(asked, 'en')}. It may have appeared elsewhere.`,
  }),
  video: (known, asked) => ({
    it: `Nessuno dei fotogrammi più diversi tra loro è stato trovato tra ${known.toLocaleString('it')} immagini e video noti${elsewhere(asked, 'it')}. Il video può essere apparso altrove.`,
    en: `None of the frames that differ most was found among ${known.toLocaleString('en')} known pictures and videos${elsewhere(asked, 'en')}. The video may have appeared elsewhere.`,
  }),
};

function foundWords(medium: Medium, { list, since }: Appearances, first: Appearance): Bilingual {
  const { length } = list;
  const pages = {
    it: length === 1 ? 'in una pagina' : `in ${length} pagine`,
    en: length === 1 ? 'on one page' : `on ${length} pages`,
  };
  const when = (language: Language) =>
    since
      ? sinceWords(since, language)
      : language === 'it'
        ? `online, senza data nota${titleWords({ title: first.titolo, url: first.url }, 'it')}`
        : `online, date not known${titleWords({ title: first.titolo, url: first.url }, 'en')}`;
  if (medium === 'image') {
    return {
      it: `Già vista ${pages.it}: ${when('it')}.`,
      en: `Seen before ${pages.en}: ${when('en')}.`,
    };
  }
  // A page that shows one of its frames says less than one that shows the video.
  const isWhole = list.some(({ tipo }) => tipo !== 'parziale');
  return {
    it: `${isWhole ? 'Video già visto' : 'Alcuni fotogrammi già visti'} ${pages.it}: ${when('it')}.`,
    en: `${isWhole ? 'The video was seen before' : 'Some of its frames were seen before'} ${pages.en}: ${when('en')}.`,
  };
}

/** As the catalogues say it. */
export const sinceValues = ({ date, title, url, isSeenHere }: KnownSince) => ({
  date,
  title: quotable(title, titleLengthMax),
  site: siteWords(url),
  isSeenHere,
});

/** `online since 12 March 2015, with the title “…” (example.org)` */
export function sinceWords(since: KnownSince, language: Language): string {
  const when = dateWords(since.date, language);
  const words: Bilingual = since.isSeenHere
    ? { it: `visibile a questo servizio dal ${when}`, en: `seen by this service since ${when}` }
    : { it: `online dal ${when}`, en: `online since ${when}` };
  return `${words[language]}${titleWords(since, language)}`;
}

/** The words of a stranger, marked as such: quoted, and with the site they stand on. */
function titleWords({ title, url }: { title: string; url: string }, language: Language): string {
  const quote = quoted(title, language, titleLengthMax);
  const site = siteWords(url);
  if (quote === undefined) return ` (${site})`;
  return language === 'it' ? `, con il titolo ${quote} (${site})` : `, with the title ${quote} (${site})`;
}

/** The end of a name says whose it is, so a long one is cut at its beginning. */
function siteWords(url: string): string {
  const host = (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
  return host.length > siteLengthMax ? `…${host.slice(1 - siteLengthMax)}` : host;
}

/** Told, and never counted: who looked at it here, and what came out, is nobody's business. */
function checkedWords(medium: Medium, { checkedOn }: Appearances): Bilingual {
  if (checkedOn === undefined) return { it: '', en: '' };
  const it = `${medium === 'image' ? 'Questa immagine o una molto simile è già stata vista' : 'Questo video o uno molto simile è già stato visto'} qui, la prima volta il ${dateWords(checkedOn, 'it')}: non è un’apparizione e non conta come prova.`;
  const en = `This ${medium === 'image' ? 'image' : 'video'} or one very much like it was seen here before, first on ${dateWords(checkedOn, 'en')}: that is no appearance and does not count as evidence.`;
  return { it: ` ${it}`, en: ` ${en}` };
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
