/** Times in a video, for people. */
import type { Bilingual } from '@riscontro/contract';
import type { Moment } from './media-signal.ts';

/** `0:07.4`: minutes, seconds, tenths. */
export function timeWords(seconds: number): Bilingual {
  const tenths = Math.max(0, Math.round(seconds * 10));
  const minutes = Math.floor(tenths / 600);
  const rest = String(Math.floor((tenths % 600) / 10)).padStart(2, '0');
  const text = (comma: string) => `${minutes}:${rest}${comma}${tenths % 10}`;
  return { it: text(','), en: text('.') };
}

/** `a 0:07,4`, or `da 0:03,0 a 0:04,5` where it lasts long enough to be seen. */
export function momentWords({ fromSeconds, toSeconds }: Moment): Bilingual {
  const [from, to] = [timeWords(fromSeconds), timeWords(toSeconds)];
  if (from.it === to.it) return { it: `a ${from.it}`, en: `at ${from.en}` };
  return { it: `da ${from.it} a ${to.it}`, en: `from ${from.en} to ${to.en}` };
}
