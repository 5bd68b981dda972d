/** Stretches, lists of times and numbers for people. */
import type { Bilingual } from '@riscontro/contract';
import type { Moment } from '../../domain/media-signal.ts';
import { timeWords } from '../../domain/time-words.ts';

/** `0:03,4 e 0:07,1`, at most so many; then how many more. */
export function listTimes(seconds: readonly number[], most = 4): Bilingual {
  const shown = seconds.slice(0, most).map(timeWords);
  const more = seconds.length - shown.length;
  return {
    it: listed([...shown.map(({ it }) => it), ...(more > 0 ? [`altri ${more} punti`] : [])], 'e'),
    en: listed([...shown.map(({ en }) => en), ...(more > 0 ? [`${more} more`] : [])], 'and'),
  };
}

export function stretchWords({ fromSeconds, toSeconds }: Moment): Bilingual {
  const [from, to] = [timeWords(fromSeconds), timeWords(toSeconds)];
  return { it: `da ${from.it} a ${to.it}`, en: `from ${from.en} to ${to.en}` };
}

/** `2,4`: one decimal, none where it says nothing. */
export function numberWords(value: number): Bilingual {
  const text = (Math.round(value * 10) / 10).toString();
  return { it: text.replace('.', ','), en: text };
}

export function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}
