/** Text in lines that fit a terminal. */
import { cleanText } from '../language/clean-text.ts';

/** Of reports, which read best in lines that are not long. */
const usualColumns = 80;

/** A title with its parts below it; nothing without parts. */
export function section(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${title}\n${parts.join('\n')}`;
}

/** Lines of at most so many columns, the first after `label`, the others as far in. Longer words stay whole. */
export function wrap(text: string, label = '', columnsMax = usualColumns): string {
  return wrapParts(cleanText(text).split(' '), label, columnsMax);
}

/** The same for parts that stay whole although there are spaces in them. */
export function wrapParts(parts: readonly string[], label: string, columnsMax: number): string {
  const room = columnsMax - label.length;
  const lines: string[] = [];
  let line = '';
  for (const word of parts) {
    if (line !== '' && columns(line) + 1 + columns(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return `${label}${[...lines, line].join(`\n${' '.repeat(label.length)}`)}`;
}

/** Marks stand on the letter before them; the signs of East Asia and emoji are two columns wide. */
function columns(text: string): number {
  let count = 0;
  for (const character of text) {
    if (/^\p{M}/u.test(character)) continue;
    count +=
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return count;
}
