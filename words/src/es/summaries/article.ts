/** What came out of the check of an article, and what else to know about it. */
import type { Words } from '../../languages.ts';
import type { Confidence } from '../../text-codes.ts';
import { format } from '../format.ts';

const { plural } = format;

const verbs: Readonly<Record<Confidence, string>> = { high: 'es', medium: 'resulta', low: 'parece' };

const levels = { true: 'verdadero', false: 'falso', misleading: 'engañoso' } as const;

const areConfirmed = (count: number) => plural(count, { one: 'se confirma', other: 'se confirman' });

export const article: Words['summaries']['article'] = {
  decided: ({ level, confidence, grounds }) =>
    `El artículo ${verbs[confidence]} ${levels[level]}: ${grounds}.`,
  titleContradicted: 'el título dice algo que el texto contradice',
  mainClaimRefuted: ({ claim }) => `lo que sostiene, ${format.quote(claim)}, se desmiente`,
  oneClaim: ({ claim, level }) =>
    `una de las afirmaciones que contiene, ${format.quote(claim)}, ${level === 'false' ? 'se desmiente' : 'es engañosa'}`,
  confirmed({ confirmed, all }) {
    if (all === 1) return 'la única afirmación comprobada se confirma';
    if (confirmed === 2 && all === 2) return 'las dos afirmaciones comprobadas se confirman';
    if (confirmed === all) return `las ${all} afirmaciones comprobadas se confirman todas`;
    return `${confirmed} de las ${all} afirmaciones comprobadas ${areConfirmed(confirmed)}, y ninguna se desmiente`;
  },
  nothingToCheck:
    'En el artículo no se han encontrado afirmaciones de hecho que se puedan comprobar. Esto no significa que sea verdadero ni que sea falso.',
  undecided({ confirmed, all }) {
    const left = plural(all - confirmed, {
      one: 'la otra no se confirma ni se desmiente',
      other: 'las otras no se confirman ni se desmienten',
    });
    const why =
      all === 1 && confirmed === 0
        ? 'la única afirmación comprobada no se confirma ni se desmiente'
        : confirmed === 0
          ? `ninguna de las ${all} afirmaciones comprobadas se confirma ni se desmiente`
          : `${confirmed} de las ${all} afirmaciones comprobadas ${areConfirmed(confirmed)}, y ${left}`;
    return `El artículo no se puede verificar: ${why}. Esto no significa que sea verdadero ni que sea falso: para establecerlo hacen falta fuentes primarias sobre las afirmaciones enumeradas.`;
  },
  satire: 'La página se presenta como sátira, y no hay que tomarla por una noticia.',
  opinion: 'Es un artículo de opinión: solo se han comprobado los hechos que cita.',
  old: ({ years }) =>
    `El artículo tiene más de ${plural(years, { one: 'un año', other: `${years} años` })}: no es una noticia de hoy.`,
  weighed: 'Las fuentes se ponderan con la lista del operador.',
  silent: ({ names }) => `Fuentes que no han respondido: ${names.join(', ')}.`,
};
