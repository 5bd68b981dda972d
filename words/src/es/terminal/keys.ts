/** `riscontro keys`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const quotaMax = format.number(2_000_000_000);
const verifications = (count: number) =>
  `${format.number(count)} ${format.plural(count, { one: 'verificación', other: 'verificaciones' })} al mes`;

export const keys: Words['terminal']['keys'] = {
  summary: 'crea, enumera y modifica las claves de la API',
  help: {
    actions: {
      create: 'crea una clave; solo se muestra esta vez',
      list: 'todas las claves, con el uso de este mes',
      deactivate: 'la rechaza, en cada nodo en menos de 5 segundos',
      activate: 'la acepta de nuevo',
      quota: 'fija su cuota mensual',
      confidential:
        'si sus verificaciones son confidenciales cuando la petición no lo dice; default: como diga CONFIDENTIAL',
      rotate: 'crea un secreto nuevo; el anterior sigue valiendo un tiempo',
    },
    options: {
      name: 'de quién es la clave',
      quota: 'verificaciones al mes',
      email: 'dónde se puede contactar con su titular',
      confidential: 'sus verificaciones son confidenciales cuando la petición no lo dice',
      grace: 'cuántas horas sigue valiendo el secreto anterior',
    },
    notes: ['KEY es un id, un nombre o el principio de una clave (rsc_live_…).'],
  },
  faults: {
    newQuotaNeeded: 'Hace falta la nueva cuota: riscontro keys quota KEY N',
    confidentialNeeded: 'Hace falta on, off o default: riscontro keys confidential KEY on',
    quotaNotWhole: `La cuota debe ser un número entero de 0 a ${quotaMax}.`,
    graceNotWhole: `El periodo de gracia debe ser un número entero de 0 a ${quotaMax}.`,
    noKey: ({ selector }) =>
      `Ninguna clave tiene el id, el nombre o el principio «${selector}». Mira: riscontro keys list`,
    severalKeys: ({ selector, ids }) =>
      `«${selector}» corresponde a ${ids.length} claves; indica una por su id:\n${ids.join('\n')}`,
  },
  shownOnce: 'La clave solo se muestra esta vez: guárdala bien.',
  created: ({ name, id, quota }) => `Nombre ${name}, id ${id}, ${verifications(quota)}.`,
  none: 'Todavía no hay claves: riscontro keys create --name NAME',
  active: 'activa',
  deactivated: 'desactivada',
  headings: {
    id: 'id',
    name: 'nombre',
    key: 'clave',
    state: 'estado',
    used: ({ month }) => `usadas ${month}`,
    created: 'creada',
  },
  isDeactivated: ({ name }) => `${name} está desactivada: cada nodo la rechaza en menos de 5 segundos.`,
  isActive: ({ name }) => `${name} está activa.`,
  hasQuota: ({ name, quota }) => `${name} tiene ${verifications(quota)}.`,
  confidentiality: {
    on: ({ name }) =>
      `Las verificaciones de ${name} son confidenciales, salvo que una petición diga otra cosa.`,
    off: ({ name }) =>
      `Las verificaciones de ${name} no son confidenciales, salvo que una petición diga otra cosa.`,
    default: ({ name }) =>
      `Las verificaciones de ${name} son confidenciales cuando lo dice CONFIDENTIAL o la petición.`,
  },
  oldWorksUntil: ({ moment }) => `La anterior vale hasta ${moment}.`,
};
