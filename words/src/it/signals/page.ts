/** What is noticed about an article's page. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

/** A day is `YYYY-MM-DD`, in the page's own time zone. */
const dayOf = (day: string) => format.day(new Date(day));

export const page: Words['signals']['page'] = {
  signed: ({ author }) => `Firma: ${format.quote(author)}.`,
  unsigned: 'La pagina non dice chi ha scritto l’articolo.',
  undated: 'La pagina non porta una data.',
  futureDate: ({ day }) => `La pagina porta una data che deve ancora venire: ${dayOf(day)}.`,
  dated: ({ day }) => `Data di pubblicazione: ${dayOf(day)}.`,
  oldNews: ({ day }) =>
    `Data di pubblicazione: ${dayOf(day)}. Se circola come una novità, è una notizia vecchia.`,
  titleContradicted: 'Il titolo dice una cosa che il testo dell’articolo contraddice.',
  satire: 'La pagina si presenta come satira: quello che racconta non è una notizia.',
  opinion: 'La pagina si presenta come un commento: le opinioni non si verificano, i fatti sì.',
  live: 'È una diretta: quello che dice può cambiare di ora in ora.',
  hiddenText:
    'La pagina contiene un testo che chi legge non vede, o istruzioni rivolte ai modelli linguistici. Non è stato usato.',
  factCheck: 'La pagina è essa stessa un fact-check: riporta un’affermazione per valutarla.',
  checkedBefore: ({ publisher, rating }) =>
    `Questa pagina è già stata verificata da ${format.quote(publisher)}, con il giudizio ${format.quote(rating)}.`,
  paywall: 'Una parte dell’articolo è riservata agli abbonati e non è stata letta.',
};
