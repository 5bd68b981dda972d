/** `riscontro keys`. */
import { format } from '../format.ts';

const quotaMax = format.number(2_000_000_000);

export const keys = {
  summary: 'create, list and change API keys',
  help: {
    actions: {
      create: 'make a key; it is shown this once',
      list: "all keys with this month's usage",
      deactivate: 'refuse it, on every node within 5 seconds',
      activate: 'accept it again',
      quota: 'set its monthly quota',
      confidential:
        'whether its checks are confidential where the request does not say; default: as CONFIDENTIAL has it',
      rotate: 'make a new secret; the old one works on for a while',
    },
    options: {
      name: 'whose key it is',
      quota: 'verifications a month',
      email: 'where its owner can be reached',
      confidential: 'its checks are confidential where the request does not say',
      grace: 'so many hours the old secret works on',
    },
    notes: ['KEY is an id, a name, or the beginning of a key (rsc_live_…).'],
  },
  faults: {
    newQuotaNeeded: 'The new quota is needed: riscontro keys quota KEY N',
    confidentialNeeded: 'on, off or default is needed: riscontro keys confidential KEY on',
    quotaNotWhole: `The quota must be a whole number from 0 to ${quotaMax}.`,
    graceNotWhole: `The grace period must be a whole number from 0 to ${quotaMax}.`,
    noKey: ({ selector }: { selector: string }) =>
      `No key has the id, name or beginning “${selector}”. See: riscontro keys list`,
    severalKeys: ({ selector, ids }: { selector: string; ids: readonly string[] }) =>
      `“${selector}” fits ${ids.length} keys; name one by its id:\n${ids.join('\n')}`,
  },
  shownOnce: 'This is the only time the key is shown: keep it safe.',
  created: ({ name, id, quota }: { name: string; id: string; quota: number }) =>
    `Name ${name}, id ${id}, ${quota} verifications a month.`,
  none: 'No keys yet: riscontro keys create --name NAME',
  active: 'active',
  deactivated: 'deactivated',
  headings: {
    id: 'id',
    name: 'name',
    key: 'key',
    state: 'state',
    used: ({ month }: { month: string }) => `used ${month}`,
    created: 'created',
  },
  isDeactivated: ({ name }: { name: string }) =>
    `${name} is deactivated: every node refuses it within 5 seconds.`,
  isActive: ({ name }: { name: string }) => `${name} is active.`,
  hasQuota: ({ name, quota }: { name: string; quota: number }) =>
    `${name} has ${quota} verifications a month.`,
  confidentiality: {
    on: ({ name }: { name: string }) =>
      `The checks of ${name} are confidential unless a request says otherwise.`,
    off: ({ name }: { name: string }) =>
      `The checks of ${name} are not confidential unless a request says otherwise.`,
    default: ({ name }: { name: string }) =>
      `The checks of ${name} are confidential where CONFIDENTIAL or a request says so.`,
  },
  oldWorksUntil: ({ moment }: { moment: string }) => `The old one works until ${moment}.`,
};
