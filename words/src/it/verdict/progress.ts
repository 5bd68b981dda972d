/** How far a check is, and how many are left. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const progress: Words['verdict']['progress'] = {
  share: 'Parte già fatta',
  done: 'fatto',
  current: 'in corso',
  sources: 'Fonti consultate',
  silent: 'non risponde',
  signals: 'Segnali raccolti',
  moreSources: ({ count }) => `e altre ${count}`,
  moreSignals: ({ count }) => `e altri ${count}`,
};

export const freeChecks: Words['verdict']['freeChecks'] = {
  left: ({ count }) =>
    format.plural(count, {
      one: 'Oggi hai ancora 1 verifica gratuita.',
      other: `Oggi hai ancora ${count} verifiche gratuite.`,
    }),
  none: 'Le verifiche gratuite di oggi sono finite. Puoi inviare lo stesso: se la risposta è già pronta, arriva comunque.',
};
