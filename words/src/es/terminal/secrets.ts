/** `riscontro secrets`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const secrets: Words['terminal']['secrets'] = {
  summary: 'enumera y renueva lo que firma los tokens',
  help: {
    actions: {
      list: 'cuáles hay, de cuándo son y cuántos valores anteriores siguen valiendo',
      rotate: 'crea un valor nuevo para uno o para todos; el anterior sigue valiendo un tiempo',
    },
    options: { grace: 'cuántas horas sigue valiendo el valor anterior' },
    notes: [
      'Un servidor en marcha reconoce el valor nuevo en menos de 5 segundos y firma con él 15 segundos después. Lo que se cuenta con un nombre que solo conoce el servicio (verificaciones de un visitante, registros, avisos) se cuenta desde cero ese día.',
      'Con SECRET_KEY todos los secretos se derivan de ella y se renuevan en la configuración: docs/operators.md. Los valores nunca se muestran.',
    ],
  },
  faults: {
    derived:
      'Los secretos se derivan de SECRET_KEY. Pon su valor al principio de SECRET_KEY_OLD, da a SECRET_KEY uno nuevo en cada nodo y reinícialos.',
    noSecret: ({ name }) => `El secreto «${name}» no existe.`,
    graceNotWhole: ({ hoursMax }) =>
      `--grace es un número entero de horas de 0 a ${format.number(hoursMax)}.`,
  },
  purposes: {
    visitors: 'páginas que pueden iniciar una verificación, y recuento de visitantes',
    registration: 'retos de los registros, y su recuento',
    reports: 'recuento de los avisos de errores',
    deletion: 'enlaces que eliminan un resultado',
  },
  keptIn: ({ place }) => `Se guardan en ${place}.`,
  headings: { name: 'nombre', made: 'creado', old: 'anteriores', purpose: 'para' },
  rotated: ({ name, moment }) => `${name}: el valor anterior vale hasta ${moment}.`,
};
