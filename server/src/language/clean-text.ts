/** A text as a reader sees it: without characters that do not show, in one spelling, white space folded. */

/** More marks on one letter than any script needs are decoration, and slow to put in order. */
const marksMax = 4;

const control = /[\p{Cc}\ufff9-\ufffb]/gu;
/** Zero-width, bidirectional controls, soft hyphens, tags; the joiners inside an emoji are looked at one by one. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const tooManyMarks = new RegExp(`(\\p{M}{${marksMax}})\\p{M}+`, 'gu');

const joiner = '\u200d';
const emojiStyle = '\ufe0f';

/** Does not change a text that is clean already; emoji stay whole. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(control, '')
    .replace(ignorable, keepInEmoji)
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

function keepInEmoji(character: string, index: number, text: string): string {
  if (character !== joiner && character !== emojiStyle) return '';
  const styled = text[index - 1] === emojiStyle;
  const end = styled ? index - 1 : index;
  if (!isEmoji(characterBefore(text, end))) return '';
  if (character === emojiStyle) return styled ? '' : character;
  return isEmoji(String.fromCodePoint(text.codePointAt(index + 1) ?? 0)) ? character : '';
}

const isEmoji = (character: string) => /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})/u.test(character);

function characterBefore(text: string, end: number): string {
  const pair = text.slice(Math.max(0, end - 2), end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
}
