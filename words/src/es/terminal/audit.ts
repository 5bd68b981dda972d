/** `riscontro audit`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const audit: Words['terminal']['audit'] = {
  summary: 'quién cambió qué y cuándo',
  help: {
    actions: {},
    options: {
      since: 'desde este día o momento: 2026-11-15, 2026-11-15T08:00:00Z',
      action: 'un tipo, o el principio de varios: key.create, key.',
      target: 'una clave, un resultado, un aviso, un modelo o un archivo',
      limit: 'cuántas entradas, de las más recientes',
      verify: 'si alguna entrada fue cambiada o quitada; en ese caso termina con estado 1',
    },
    notes: [
      'Lo que han cambiado los comandos, los titulares de las claves y quien tiene un enlace para eliminar: claves, resultados, avisos, secretos, modelos e índices. La entrada más reciente es la última.',
    ],
  },
  faults: {
    verifyAlone: '--verify mira todo el registro: quita las demás opciones.',
    badSince: '--since es un día o un momento como 2026-11-15.',
    badLimit: ({ max }) => `--limit es un número entero de 1 a ${format.number(max)}.`,
  },
  none: 'Ninguna entrada.',
  headings: {
    number: 'número',
    when: 'cuándo',
    who: 'quién',
    what: 'qué',
    target: 'a',
    details: 'detalles',
  },
  actors: { command: 'comando', key: 'clave', visitor: 'visitante', server: 'servidor' },
  entryMissing: ({ entry }) => `Falta la entrada ${entry}.`,
  entryChanged: ({ entry }) => `La entrada ${entry} fue cambiada, o lo fue la anterior.`,
  intact: ({ entries, head }) =>
    `Las ${entries} entradas están como se escribieron. La última es ${head || 'ninguna'}: guardada en otro lugar, muestra más tarde que no se ha cortado nada.`,
};
