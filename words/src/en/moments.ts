/** Moments of a video, as parts of sentences. */
import type { Moment } from '../format.ts';
import { format } from './format.ts';

/** `at 0:07.4`, or `from 0:03.0 to 0:04.5` where it lasts long enough to be seen. */
export function momentText({ fromSeconds, toSeconds }: Moment): string {
  const [from, to] = [format.clock(fromSeconds), format.clock(toSeconds)];
  return from === to ? `at ${from}` : `from ${from} to ${to}`;
}

/** Always by its two ends. */
export const stretchText = ({ fromSeconds, toSeconds }: Moment): string =>
  `from ${format.clock(fromSeconds)} to ${format.clock(toSeconds)}`;

/** By one time where it is shorter than a tenth of a second. */
export const pointOrStretchText = (moment: Moment): string =>
  moment.toSeconds - moment.fromSeconds < 0.1
    ? `at ${format.clock(moment.fromSeconds)}`
    : stretchText(moment);
