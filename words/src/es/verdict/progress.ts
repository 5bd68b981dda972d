/** How far a check is, and how many are left. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const progress: Words['verdict']['progress'] = {
  share: 'Parte ya hecha',
  done: 'hecho',
  current: 'en curso',
  sources: 'Fuentes consultadas',
  silent: 'no responde',
  signals: 'Señales recogidas',
  moreSources: ({ count }) => `y ${count} más`,
  moreSignals: ({ count }) => `y ${count} más`,
};

export const freeChecks: Words['verdict']['freeChecks'] = {
  left: ({ count }) =>
    format.plural(count, {
      one: 'Hoy te queda 1 verificación gratuita.',
      other: `Hoy te quedan ${count} verificaciones gratuitas.`,
    }),
  none: 'Las verificaciones gratuitas de hoy se han agotado. Puedes enviar igualmente: si la respuesta ya está lista, llega de todos modos.',
};
