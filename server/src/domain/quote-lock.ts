/** Whether a quotation stands word for word in a text, and where: nothing else may be shown as a quotation. */

export interface Span {
  /** Position of the first UTF-16 unit. */
  readonly start: number;
  /** Position after the last one. */
  readonly end: number;
}

/**
 * Where `quote` stands in `text`, from whole word to whole word. White space, the shapes of quotation marks and
 * dashes, and characters that do not show are no difference; every letter, digit and other sign is.
 */
export function findQuote(text: string, quote: string): Span | undefined {
  const folded = fold(text);
  const sought = fold(quote).text.trim();
  return search(folded, sought) ?? search(folded, sought.replace(/^["'](.*)["']$/s, '$1').trim());
}

interface Folded {
  readonly text: string;
  /** For every unit of `text`, the part of the original that it stands for. */
  readonly origins: readonly Span[];
}

const neverShows = /\p{Default_Ignorable_Code_Point}/gu;

function fold(original: string): Folded {
  let text = '';
  const origins: Span[] = [];
  // A letter with its accents is one sign, however it is encoded.
  for (const { 0: sign, index } of original.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const shown = plainSign(sign.replace(neverShows, '').normalize('NFC'));
    if (shown === ' ' && text.endsWith(' ')) continue;
    text += shown;
    for (let unit = 0; unit < shown.length; unit++) origins.push({ start: index, end: index + sign.length });
  }
  return { text, origins };
}

function plainSign(sign: string): string {
  if (/^\s+$/.test(sign)) return ' ';
  if (/^[“”„‟«»〝〞]$/.test(sign)) return '"';
  if (/^[‘’‚‛‹›`´]$/.test(sign)) return "'";
  if (/^[‐‑‒–—―−]$/.test(sign)) return '-';
  return sign;
}

function search({ text, origins }: Folded, sought: string): Span | undefined {
  if (!/[\p{L}\p{N}]/u.test(sought)) return undefined;
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const first = origins[at];
    const last = origins[at + sought.length - 1];
    if (first && last && isWhole(text.slice(0, at), sought, text.slice(at + sought.length))) {
      return { start: first.start, end: last.end };
    }
  }
  return undefined;
}

/** Scripts that set no space between words: any place in them may be the edge of one. */
const wordSign = String.raw`[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]]`;
const startsInWord = new RegExp(`^${wordSign}`, 'v');
const endsInWord = new RegExp(`${wordSign}$`, 'v');

/** Half a word says something else, and so does half a number: `50` is not in `500`, `1.50`, `50 000` or `-50`. */
function isWhole(before: string, quote: string, after: string): boolean {
  if (endsInWord.test(before.slice(-2)) && startsInWord.test(quote)) return false;
  if (endsInWord.test(quote.slice(-2)) && startsInWord.test(after)) return false;
  return !goesOn(before, quote) && !goesOn(quote, after) && !isNegative(before, quote);
}

/** Whether a number that `left` ends in goes on in `right`. Thousands may be set apart by spaces. */
function goesOn(left: string, right: string): boolean {
  if (/\p{N}[.,:'/]$/u.test(left.slice(-3))) return /^\p{N}/u.test(right);
  if (/\p{N} $/u.test(left.slice(-3))) return /^\p{N}{3}(?!\p{N})/u.test(right);
  return /\p{N}$/u.test(left.slice(-2)) && /^(?:[.,:'/]\p{N}| \p{N}{3}(?!\p{N}))/u.test(right);
}

function isNegative(before: string, quote: string): boolean {
  return /(?:^|[\s(])-$/.test(before.slice(-2)) && /^\p{N}/u.test(quote);
}
