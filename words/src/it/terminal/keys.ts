/** `riscontro keys`. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

const quotaMax = format.number(2_000_000_000);
const verifications = (count: number) =>
  `${format.number(count)} ${format.plural(count, { one: 'verifica', other: 'verifiche' })} al mese`;

export const keys: Words['terminal']['keys'] = {
  summary: 'crea, elenca e modifica le chiavi API',
  help: {
    actions: {
      create: 'crea una chiave; viene mostrata solo questa volta',
      list: 'tutte le chiavi, con l’uso di questo mese',
      deactivate: 'la rifiuta, su ogni nodo entro 5 secondi',
      activate: 'la accetta di nuovo',
      quota: 'imposta la sua quota mensile',
      confidential:
        'se le sue verifiche sono riservate quando la richiesta non lo dice; default: come dice CONFIDENTIAL',
      rotate: 'crea un nuovo segreto; quello vecchio vale ancora per un po’',
    },
    options: {
      name: 'di chi è la chiave',
      quota: 'verifiche al mese',
      email: 'dove si raggiunge il titolare',
      confidential: 'le sue verifiche sono riservate quando la richiesta non lo dice',
      grace: 'per quante ore vale ancora il vecchio segreto',
    },
    notes: ['KEY è un id, un nome o l’inizio di una chiave (rsc_live_…).'],
  },
  faults: {
    newQuotaNeeded: 'Ci vuole la nuova quota: riscontro keys quota KEY N',
    confidentialNeeded: 'Ci vuole on, off o default: riscontro keys confidential KEY on',
    quotaNotWhole: `La quota deve essere un numero intero da 0 a ${quotaMax}.`,
    graceNotWhole: `Il periodo di tolleranza deve essere un numero intero da 0 a ${quotaMax}.`,
    noKey: ({ selector }) =>
      `Nessuna chiave ha l’id, il nome o l’inizio «${selector}». Vedi: riscontro keys list`,
    severalKeys: ({ selector, ids }) =>
      `«${selector}» corrisponde a ${ids.length} chiavi; indicane una con il suo id:\n${ids.join('\n')}`,
  },
  shownOnce: 'La chiave viene mostrata solo questa volta: conservala bene.',
  created: ({ name, id, quota }) => `Nome ${name}, id ${id}, ${verifications(quota)}.`,
  none: 'Non ci sono ancora chiavi: riscontro keys create --name NAME',
  active: 'attiva',
  deactivated: 'disattivata',
  headings: {
    id: 'id',
    name: 'nome',
    key: 'chiave',
    state: 'stato',
    used: ({ month }) => `usate ${month}`,
    created: 'creata',
  },
  isDeactivated: ({ name }) => `${name} è disattivata: ogni nodo la rifiuta entro 5 secondi.`,
  isActive: ({ name }) => `${name} è attiva.`,
  hasQuota: ({ name, quota }) => `${name} ha ${verifications(quota)}.`,
  confidentiality: {
    on: ({ name }) => `Le verifiche di ${name} sono riservate, salvo richiesta contraria.`,
    off: ({ name }) => `Le verifiche di ${name} non sono riservate, salvo richiesta contraria.`,
    default: ({ name }) =>
      `Le verifiche di ${name} sono riservate quando lo dice CONFIDENTIAL o la richiesta.`,
  },
  oldWorksUntil: ({ moment }) => `Quella vecchia vale fino a ${moment}.`,
};
