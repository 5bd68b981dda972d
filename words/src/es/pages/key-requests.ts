/** What the pages for developers say while they work, in the browser. */
import type { Words } from '../../languages.ts';

export const keyRequests: Words['pages']['keyRequests'] = {
  working: 'Cálculo en curso…',
  sending: 'Creando la clave…',
  updated: 'Números actualizados.',
  oldUntil: ({ moment }) => `La clave antigua funciona hasta el ${moment}.`,
  oldEnded: 'La clave antigua ya no funciona.',
  noAnswer: {
    title: 'El servicio no responde',
    detail: 'La petición no ha llegado. Comprueba la conexión e inténtalo de nuevo.',
  },
};
