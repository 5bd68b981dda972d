/** A check under way and one that has ended, for readers without scripts. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const waiting: Words['pages']['waiting'] = {
  heading: 'Verificación en curso',
  elapsed: ({ seconds }) =>
    `Desde hace ${format.plural(seconds, { one: 'un segundo', other: `${seconds} segundos` })}.`,
  again:
    'Esta página se actualiza sola y muestra el resultado en cuanto está listo. La verificación continúa aunque la cierres.',
  refresh: 'Actualizar ahora',
  ready: {
    heading: 'El resultado está listo',
    about: 'La verificación',
    read: 'Leer el resultado',
    remove: 'Eliminar la verificación',
    note: 'La dirección de esta página permite eliminar la verificación: para compartirla usa la del resultado.',
  },
};
