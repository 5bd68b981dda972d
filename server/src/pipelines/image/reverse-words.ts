/** What the search for earlier appearances found, in words. */
import type { Appearance, Bilingual, Language } from '@riscontro/contract';
import type { PictureSignal } from '../../domain/media-signal.ts';
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

export function reverseSignal(appearances: Appearances, nowMs: number): PictureSignal {
  const { list, known, asked, factChecks, isTooPlain } = appearances;
  const method = 'ricerca_inversa';
  const silent = silentWords(appearances);
  const signal = (outcome: PictureSignal['outcome'], detail: Bilingual): PictureSignal => ({
    method,
    outcome,
    detail: { it: `${detail.it}${silent.it}`, en: `${detail.en}${silent.en}` },
  });
  const [first] = list;
  if (first) {
    const isNotable = oldAppearance(appearances, nowMs) !== undefined || factChecks.length > 0;
    return signal(isNotable ? 'attenzione' : 'ok', foundWords(list, first));
  }
  if (asked.length === 1 && known === 0) {
    const detail: Bilingual = {
      it: 'L’indice locale delle immagini è vuoto e nessun servizio esterno è configurato. Chi gestisce il servizio può riempirlo con «riscontro images import».',
      en: 'The local index of pictures is empty and no outside service is configured. The operator can fill it with “riscontro images import”.',
    };
    return { method, outcome: 'non_eseguito', detail };
  }
  if (isTooPlain && asked.length === 1) {
    return signal('non_applicabile', {
      it: 'L’immagine ha troppo pochi dettagli per essere distinta da altre.',
      en: 'The picture has too little detail to be told from others.',
    });
  }
  return signal('ok', {
    it: `Non è stata trovata tra ${known.toLocaleString('it')} immagini note${elsewhere(asked, 'it')}. Può essere apparsa altrove.`,
    en: `It was not found among ${known.toLocaleString('en')} known pictures${elsewhere(asked, 'en')}. It may have appeared elsewhere.`,
  });
}

function foundWords(list: readonly Appearance[], oldest: Appearance): Bilingual {
  const pages = (language: Language) =>
    language === 'it'
      ? list.length === 1
        ? 'in una pagina'
        : `in ${list.length} pagine`
      : list.length === 1
        ? 'on one page'
        : `on ${list.length} pages`;
  return {
    it: `Già vista ${pages('it')}: ${sinceWords(oldest, 'it')}.`,
    en: `Seen before ${pages('en')}: ${sinceWords(oldest, 'en')}.`,
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
