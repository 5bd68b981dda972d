/** Cuts a text into what the reader of numbers looks at: numerals, words and single signs. */
import { type GrammarLanguage, grammarOf } from './grammars.ts';
import { fold } from './words.ts';

export interface NumberToken {
  readonly kind: 'numeral' | 'word' | 'sign';
  readonly raw: string;
  /** Lower case, without accents; empty in no token. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
}

/** Numerals grouped by spaces or apostrophes first, then any run of digits and separators; only ASCII digits. */
const tokenPattern =
  /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu;

export function numberTokens(text: string): NumberToken[] {
  const tokens: NumberToken[] = [];
  let end = -1;
  for (const { 0: raw, index: start } of text.matchAll(tokenPattern)) {
    const kind = /^\d/.test(raw) ? 'numeral' : /^[\p{L}\p{M}]/u.test(raw) ? 'word' : 'sign';
    const glued = start === end;
    end = start + raw.length;
    tokens.push({ kind, raw, folded: kind === 'word' ? fold(raw) : raw, start, end, glued });
  }
  return tokens;
}

/** So many tokens as one phrase: joined as they stand, apostrophes as spaces; undefined past the end. */
export function phraseAt(tokens: readonly NumberToken[], index: number, count: number): string | undefined {
  if (index < 0 || index + count > tokens.length) return undefined;
  let phrase = '';
  for (let offset = 0; offset < count; offset += 1) {
    const token = tokens[index + offset];
    if (!token) return undefined;
    if (offset > 0 && !token.glued && !phrase.endsWith(' ')) phrase += ' ';
    phrase += /^['’-]$/.test(token.folded) ? ' ' : token.folded.toLowerCase();
  }
  return phrase;
}

/** Longer numerals are no quantity that anybody states. */
const digitsMax = 18;

/** The value of a numeral in the notation of the language; undefined where it is none (1.2.3, 10:30). */
export function numeralValue(raw: string, language: GrammarLanguage): number | undefined {
  const ungrouped = raw.replace(/[ \u00a0\u202f'’]/g, '');
  if (ungrouped.length > digitsMax * 1.5 || ungrouped.includes(':')) return undefined;
  const [first = '', ...groups] = ungrouped.split(/[.,]/);
  if (groups.length === 0) return first.length > digitsMax ? undefined : Number(first);
  const separators = ungrouped.replace(/\d/g, '');
  const last = groups.at(-1) ?? '';
  const mixed = new Set(separators).size > 1;
  const sameBefore = new Set(separators.slice(0, -1)).size <= 1;
  if (mixed) {
    const whole = [first, ...groups.slice(0, -1)];
    // 1.234.567,8: one kind of separator groups, and the other stands once, last.
    if (!sameBefore || separators.indexOf(separators.at(-1) ?? '') !== separators.length - 1)
      return undefined;
    return isGrouped(whole) ? Number(`${whole.join('')}.${last}`) : undefined;
  }
  if (groups.length > 1)
    return isGrouped([first, ...groups]) ? Number([first, ...groups].join('')) : undefined;
  const grouped = separators === grammarOf(language).numbers.groupingSign && isGrouped([first, last]);
  return Number(grouped ? first + last : `${first}.${last}`);
}

/** Thousands: a first group of one to three digits, not 0, then groups of three. */
function isGrouped([first = '', ...rest]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3);
}
