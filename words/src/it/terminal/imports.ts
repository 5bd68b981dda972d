/** What commands that fill an index say. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

type Imports = Words['terminal']['imports'];

const number = (count: number) => format.number(count);

const kinds: Imports['kinds'] = {
  lines: 'righe',
  pages: 'pagine',
  entries: 'voci',
  rows: 'righe',
  images: 'immagini',
  passages: 'passaggi',
  factChecks: 'fact-check',
};
type Kind = keyof typeof kinds;

const ofOne: Readonly<Record<Kind, string>> = {
  lines: 'riga',
  pages: 'pagina',
  entries: 'voce',
  rows: 'riga',
  images: 'immagine',
  passages: 'passaggio',
  factChecks: 'fact-check',
};
const counted = (count: number, kind: Kind) =>
  `${number(count)} ${format.plural(count, { one: ofOne[kind], other: kinds[kind] })}`;

/** What is counted is feminine, but for these. */
const isMasculine = (kind: Kind) => kind === 'passages' || kind === 'factChecks';
const added = (count: number, kind: Kind) =>
  isMasculine(kind)
    ? format.plural(count, { one: 'aggiunto', other: 'aggiunti' })
    : format.plural(count, { one: 'aggiunta', other: 'aggiunte' });

export const imports: Imports = {
  kinds,
  progress: ({ percent, records }) => `${percent} %, ${number(records)} lette`,
  tidying: 'riordino dell’indice …',
  moreBad: ({ count, kind }) =>
    `e ${format.plural(count, { one: 'un’altra', other: `altre ${number(count)}` })} ${format.plural(count, { one: ofOne[kind], other: kinds[kind] })} non utilizzabili`,
  importedBefore: 'Questo file era già stato importato: non restava nulla da fare.',
  resumed: ({ count, kind }) =>
    `Ripreso dopo ${format.plural(count, { one: 'la prima', other: `le prime ${number(count)}` })} ${format.plural(count, { one: ofOne[kind], other: kinds[kind] })}, dove si era fermata l’ultima importazione.`,
  summary: ({ read, kind, added: addedCount, addedKind, duplicates, bad }) =>
    `${counted(read, kind)}: ${addedKind ? counted(addedCount, addedKind) : number(addedCount)} ${added(addedCount, addedKind ?? kind)}, ${number(duplicates)} già ${format.plural(duplicates, { one: 'presente', other: 'presenti' })}, ${number(bad)} non ${format.plural(bad, { one: 'utilizzabile', other: 'utilizzabili' })}.`,
  holds: ({ count, kind }) => `L’indice contiene ${counted(count, kind)}.`,
  isEmpty: 'L’indice è vuoto.',
  faults: {
    notSure: ({ kind, command }) =>
      `Così si ${isMasculine(kind) ? 'dimenticano tutti i' : 'dimenticano tutte le'} ${kinds[kind]}. Se è proprio ciò che vuoi: riscontro ${command} clear --yes`,
  },
  stats: {
    number: ({ count }) => number(count),
    unknown: 'ignota',
    unknownInTable: '(ignoto)',
    languages: 'lingue',
    dates: 'date',
    imported: 'importati',
    noDates: 'nessuno ha una data',
    span: ({ oldest, newest, undated }) =>
      `dal ${oldest} al ${newest}${undated === 0 ? '' : `, ${number(undated)} senza data`}`,
    files: ({ count, unfinished }) =>
      `${number(count)} file${unfinished === 0 ? '' : `, ${number(unfinished)} non ${format.plural(unfinished, { one: 'finito', other: 'finiti' })}: lo stesso comando di importazione riprende`}`,
  },
};
