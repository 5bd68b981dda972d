/** What is noticed about an article's page. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

/** A day is `YYYY-MM-DD`, in the page's own time zone. */
const dayOf = (day: string) => format.day(new Date(day));

export const page: Words['signals']['page'] = {
  signed: ({ author }) => `Firma: ${format.quote(author)}.`,
  unsigned: 'La página no dice quién ha escrito el artículo.',
  undated: 'La página no lleva fecha.',
  futureDate: ({ day }) => `La página lleva una fecha que aún no ha llegado: ${dayOf(day)}.`,
  dated: ({ day }) => `Fecha de publicación: ${dayOf(day)}.`,
  oldNews: ({ day }) => `Fecha de publicación: ${dayOf(day)}. Si circula como novedad, es una noticia vieja.`,
  titleContradicted: 'El título dice algo que el texto del artículo contradice.',
  satire: 'La página se presenta como sátira: lo que cuenta no es una noticia.',
  opinion: 'La página se presenta como artículo de opinión: las opiniones no se verifican, los hechos sí.',
  live: 'Es una cobertura en directo: lo que dice puede cambiar de una hora a otra.',
  hiddenText:
    'La página contiene un texto que quien lee no ve, o instrucciones dirigidas a modelos de lenguaje. No se ha usado.',
  factCheck: 'La página es en sí una verificación: repite una afirmación para evaluarla.',
  checkedBefore: ({ publisher, rating }) =>
    `Esta página ya fue verificada por ${format.quote(publisher)}, con la calificación ${format.quote(rating)}.`,
  paywall: 'Una parte del artículo es solo para suscriptores y no se ha leído.',
};
