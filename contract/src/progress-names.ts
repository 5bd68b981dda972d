/** What is told while a check is under way: inside of the code on the left, on the wire on the right. */
import type * as Wire from './events.ts';
import { phaseNames } from './phase-names.ts';
import { methodFromWire, methodOnWire, signalKinds, signalOutcomes } from './signal-names.ts';
import { type InsideOf, oneOf, shape, type Translation } from './translation.ts';
import { sourceOutcomes } from './value-names.ts';

/** Names that the wire does not list: one that is in no table goes by its own. */
const openName = (table: Readonly<Record<string, string>>): Translation<string, string> => oneOf(table);

const phase = shape<Wire.PhaseEvent>()({
  name: ['nome', openName(phaseNames)],
  text: 'testo',
  percent: 'percento',
});

const source = shape<Wire.SourceEvent>()({
  name: 'nome',
  url: 'url',
  outcome: ['esito', oneOf(sourceOutcomes)],
});

const signal = shape<Wire.SignalEvent>()({
  kind: ['tipo', openName(signalKinds)],
  method: ['nome', { toWire: methodOnWire, fromWire: methodFromWire }],
  outcome: ['esito', openName(signalOutcomes)],
});

/** Progress as engines report it. */
export type Progress =
  | { readonly event: 'phase'; readonly data: InsideOf<typeof phase> }
  | { readonly event: 'source'; readonly data: InsideOf<typeof source> }
  | { readonly event: 'signal'; readonly data: InsideOf<typeof signal> };

/** The other events of a stream: its opening, its end, and how many free checks are left after it. */
export const streamEvents = {
  opening: 'inizio',
  result: 'risultato',
  problem: 'errore',
  remaining: 'rimanenti',
} as const;

export const progress: Translation<Progress, Wire.Progress> = {
  toWire(told) {
    if (told.event === 'phase') return { evento: 'fase', dati: phase.toWire(told.data) };
    if (told.event === 'source') return { evento: 'fonte', dati: source.toWire(told.data) };
    return { evento: 'segnale', dati: signal.toWire(told.data) };
  },
  fromWire(wire) {
    if (wire.evento === 'fase') return { event: 'phase', data: phase.fromWire(wire.dati) };
    if (wire.evento === 'fonte') return { event: 'source', data: source.fromWire(wire.dati) };
    return { event: 'signal', data: signal.fromWire(wire.dati) };
  },
};
