/** How far a check is, and how many are left. */
import { format } from '../format.ts';

export const progress = {
  share: 'Done so far',
  done: 'done',
  current: 'under way',
  sources: 'Sources consulted',
  silent: 'does not answer',
  signals: 'Signals gathered',
  moreSources: ({ count }: { count: number }) => `and ${count} more`,
  moreSignals: ({ count }: { count: number }) => `and ${count} more`,
};

/** Left to a visitor today. */
export const freeChecks = {
  left: ({ count }: { count: number }) =>
    format.plural(count, {
      one: 'You have 1 free check left today.',
      other: `You have ${count} free checks left today.`,
    }),
  none: 'Today’s free checks are used up. You can still send: if the answer is ready already, you get it all the same.',
};
