/** A check under way and one that has ended, for readers without scripts. */
import { format } from '../format.ts';

export const waiting = {
  heading: 'Check under way',
  elapsed: ({ seconds }: { seconds: number }) =>
    `For ${format.plural(seconds, { one: 'a second', other: `${seconds} seconds` })}.`,
  again:
    'This page refreshes by itself and shows the result as soon as it is ready. The check goes on even if you close it.',
  refresh: 'Refresh now',
  ready: {
    heading: 'The result is ready',
    about: 'The verification',
    read: 'Read the result',
    remove: 'Delete the verification',
    note: 'The address of this page lets one delete the verification: to share it, use that of the result.',
  },
};
