/** A text made ready for a font that knows few scripts: all of it, or nothing. */

/** Marks that look like one that the font has. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '\u02BC': '’',
  '\u201B': '‘',
  '\u201F': '“',
};

const pictographs =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0E|\uFE0F|\u20E3)+/gu;
/** Stands for what was taken out. */
const gap = '\uE000';
/** Signs that count as pictographs and that fonts for text have. */
const textSigns = /^(?:[\u00A9\u00AE\u2122]|\uFE0E|\uFE0F)+$/u;

/**
 * The text in characters that `has` knows. Pictographs at its ends are ornaments and go; among the words they
 * leave a `[…]`, so that nobody is quoted with a sentence of another meaning. Marks heaped upon letters go.
 * Undefined where any other character is missing: half a sentence would be a misquotation.
 */
export function drawableText(text: string, has: (character: string) => boolean): string | undefined {
  const plain = text
    .normalize('NFC')
    .replace(pictographs, (found) => (textSigns.test(found) ? found : gap))
    .replace(/\p{M}+/gu, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/^[\s\uE000]+|[\s\uE000]+$/g, '')
    .replace(/\s*\uE000[\s\uE000]*/g, ' […] ')
    .replace(/\s+/g, ' ');
  const known = [...plain].map((character) => (has(character) ? character : plainForm(character))).join('');
  return known !== '' && [...known].every(has) ? known : undefined;
}

/** Letters in fancy dress (bold, full width, ligatures) are themselves; raised digits and fractions are not. */
function plainForm(character: string): string {
  const isLetterOrDigit = /^[\p{Lu}\p{Ll}\p{Nd}]$/u.test(character);
  return lookalikes[character] ?? (isLetterOrDigit ? character.normalize('NFKC') : character);
}
