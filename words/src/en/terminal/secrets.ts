/** `riscontro secrets`. */
import { format } from '../format.ts';

export const secrets = {
  summary: 'list and rotate what signs tokens',
  help: {
    actions: {
      list: 'what there is, how old, and how many old values are still honoured',
      rotate: 'make a new value for one, or for all; the old one is honoured on for a while',
    },
    options: { grace: 'so many hours the old value is honoured' },
    notes: [
      'A running server honours a new value within 5 seconds and signs with it 15 seconds later. What is counted under a name that only the service knows (checks of a visitor, registrations, reports) is counted anew on that day.',
      'With SECRET_KEY all of them are derived from it, and rotated in the settings: docs/operators.md. Values are never shown.',
    ],
  },
  faults: {
    derived:
      'The secrets are derived from SECRET_KEY. Put its value in front of SECRET_KEY_OLD, set SECRET_KEY to a new one on every node, and start them again.',
    noSecret: ({ name }: { name: string }) => `There is no secret “${name}”.`,
    graceNotWhole: ({ hoursMax }: { hoursMax: number }) =>
      `--grace is a whole number of hours from 0 to ${format.number(hoursMax, { useGrouping: false })}.`,
  },
  purposes: {
    visitors: 'pages that may start a check, and counting visitors',
    registration: 'challenges of registrations, and counting them',
    reports: 'counting reports of errors',
    deletion: 'links that delete a result',
  },
  keptIn: ({ place }: { place: string }) => `Kept in ${place}.`,
  headings: { name: 'name', made: 'made', old: 'old', purpose: 'for' },
  rotated: ({ name, moment }: { name: string; moment: string }) =>
    `${name}: the old value is honoured until ${moment}.`,
};
