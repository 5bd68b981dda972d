/** What the search for earlier appearances says. */
import type * as english from '../../en/signals/reverse-search.ts';
import type { Words } from '../../languages.ts';
import { pageText, sinceText } from '../appearances.ts';
import { format } from '../format.ts';

const tooPlain = {
  image: 'L’immagine ha troppo pochi dettagli per essere distinta da altre.',
  video: 'I fotogrammi hanno troppo pochi dettagli per essere distinti da altri.',
};
const onPages = (count: number) =>
  format.plural(count, { one: 'in una pagina', other: `in ${count} pagine` });

const norBy = (services: readonly string[]) => (services.length === 0 ? '' : ` né da ${services.join(', ')}`);
type Found = Parameters<Words['signals']['reverseSearch']['imageSeen']>[0];

const whenText = ({ since, first }: Found) =>
  since ? sinceText(since) : `online, senza data nota${pageText(first)}`;

const reverseSearch: Words['signals']['reverseSearch'] = {
  unavailable: 'La ricerca di apparizioni precedenti non è ancora disponibile in questa installazione.',
  emptyIndex:
    'L’indice locale delle immagini è vuoto e nessun servizio esterno è configurato. Chi gestisce il servizio può riempirlo con «riscontro images import».',
  tooPlain: ({ subject }) => tooPlain[subject],
  imageNotFound: ({ known, services }) =>
    `Non è stata trovata tra ${format.number(known)} immagini note${norBy(services)}. Può essere apparsa altrove.`,
  videoNotFound: ({ known, services }) =>
    `Nessuno dei fotogrammi più diversi tra loro è stato trovato tra ${format.number(known)} immagini e video noti${norBy(services)}. Il video può essere apparso altrove.`,
  imageSeen: (found) => `Già vista ${onPages(found.pages)}: ${whenText(found)}.`,
  videoSeen: (found) => `Video già visto ${onPages(found.pages)}: ${whenText(found)}.`,
  framesSeen: (found) => `Alcuni fotogrammi già visti ${onPages(found.pages)}: ${whenText(found)}.`,
  imageCheckedBefore: ({ day }) =>
    `Questa immagine o una molto simile è già stata vista qui, la prima volta il ${format.day(new Date(day))}: non è un’apparizione e non conta come prova.`,
  videoCheckedBefore: ({ day }) =>
    `Questo video o uno molto simile è già stato visto qui, la prima volta il ${format.day(new Date(day))}: non è un’apparizione e non conta come prova.`,
  withoutAnswer: ({ services }) => `Non hanno risposto: ${services.join(', ')}.`,
  noService: 'Nessun servizio esterno è stato interrogato, perché non ne è configurata la chiave.',
};

/** By method. */
export const sentences = { reverseSearch };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  reverseSearch: 'Ricerca di copie precedenti',
};
