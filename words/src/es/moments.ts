/** Moments of a video, as parts of sentences. */
import type { Moment } from '../format.ts';
import { format } from './format.ts';

/** `en 0:07,4`, or `de 0:03,0 a 0:04,5` where it lasts long enough to be seen. */
export function momentText({ fromSeconds, toSeconds }: Moment): string {
  const [from, to] = [format.clock(fromSeconds), format.clock(toSeconds)];
  return from === to ? `en ${from}` : `de ${from} a ${to}`;
}

/** Always by its two ends. */
export const stretchText = ({ fromSeconds, toSeconds }: Moment): string =>
  `de ${format.clock(fromSeconds)} a ${format.clock(toSeconds)}`;

/** By one time where it is shorter than a tenth of a second. */
export const pointOrStretchText = (moment: Moment): string =>
  moment.toSeconds - moment.fromSeconds < 0.1
    ? `en ${format.clock(moment.fromSeconds)}`
    : stretchText(moment);
