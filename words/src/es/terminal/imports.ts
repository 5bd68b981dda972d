/** What commands that fill an index say. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

type Imports = Words['terminal']['imports'];

const number = (count: number) => format.number(count);

const kinds: Imports['kinds'] = {
  lines: 'líneas',
  pages: 'páginas',
  entries: 'entradas',
  rows: 'filas',
  images: 'imágenes',
  passages: 'pasajes',
  factChecks: 'verificaciones publicadas',
};
type Kind = keyof typeof kinds;

const ofOne: Readonly<Record<Kind, string>> = {
  lines: 'línea',
  pages: 'página',
  entries: 'entrada',
  rows: 'fila',
  images: 'imagen',
  passages: 'pasaje',
  factChecks: 'verificación publicada',
};
const named = (count: number, kind: Kind) => format.plural(count, { one: ofOne[kind], other: kinds[kind] });
const counted = (count: number, kind: Kind) => `${number(count)} ${named(count, kind)}`;

/** What is counted is feminine, but for passages. */
const added = (count: number, kind: Kind) =>
  kind === 'passages'
    ? format.plural(count, { one: 'añadido', other: 'añadidos' })
    : format.plural(count, { one: 'añadida', other: 'añadidas' });

export const imports: Imports = {
  kinds,
  progress: ({ percent, records }) => `${percent} %, ${number(records)} leídas`,
  tidying: 'ordenando el índice …',
  moreBad: ({ count, kind }) =>
    format.plural(count, {
      one: `y otra ${ofOne[kind]} que no se puede usar`,
      other: `y otras ${number(count)} ${kinds[kind]} que no se pueden usar`,
    }),
  importedBefore: 'Este archivo ya se había importado: no quedaba nada por hacer.',
  resumed: ({ count, kind }) =>
    `Se ha seguido después de ${format.plural(count, { one: 'la primera', other: `las primeras ${number(count)}` })} ${named(count, kind)}, donde se detuvo la última importación.`,
  summary: ({ read, kind, added: addedCount, addedKind, duplicates, bad }) =>
    `${counted(read, kind)}: ${addedKind ? counted(addedCount, addedKind) : number(addedCount)} ${added(addedCount, addedKind ?? kind)}, ${number(duplicates)} ya ${format.plural(duplicates, { one: 'presente', other: 'presentes' })}, ${number(bad)} no ${format.plural(bad, { one: 'utilizable', other: 'utilizables' })}.`,
  holds: ({ count, kind }) => `El índice contiene ${counted(count, kind)}.`,
  isEmpty: 'El índice está vacío.',
  faults: {
    notSure: ({ kind, command }) =>
      `Así se ${kind === 'passages' ? 'olvidan todos los' : 'olvidan todas las'} ${kinds[kind]}. Si es lo que quieres: riscontro ${command} clear --yes`,
  },
  stats: {
    number: ({ count }) => number(count),
    unknown: 'desconocida',
    unknownInTable: '(desconocido)',
    languages: 'idiomas',
    dates: 'fechas',
    imported: 'importados',
    noDates: 'ninguno tiene fecha',
    span: ({ oldest, newest, undated }) =>
      `del ${oldest} al ${newest}${undated === 0 ? '' : `, ${number(undated)} sin fecha`}`,
    files: ({ count, unfinished }) =>
      `${number(count)} ${format.plural(count, { one: 'archivo', other: 'archivos' })}${unfinished === 0 ? '' : `, ${number(unfinished)} sin terminar: el mismo comando de importación sigue`}`,
  },
};
