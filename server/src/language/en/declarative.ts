/** Turns an English yes-or-no question about somebody or something named into the statement that it asks about. */
import type { WrappingGrammar } from '../grammar-claims.ts';

const auxiliaries = /^(?:is|are|was|were|can|could|has|have|had|did|does|do)$/;
const links = /^(?:of|the|and|de|da|von|van)$/;
const subjectWordsMax = 8;

/** `Was Obama born in Kenya?` → `Obama was born in Kenya`; where the subject's end is not plain, the text itself. */
export const declarativeOf: NonNullable<WrappingGrammar['declarativeOf']> = (text, wordsOf) => {
  if (!/\?\s*$/.test(text)) return text;
  const words = wordsOf(text.slice(0, 400));
  const [auxiliary] = words;
  if (!auxiliary || !auxiliaries.test(auxiliary.plain)) return text;
  const first = /^(?:the|a|an)$/.test(words[1]?.plain ?? '') ? 2 : 1;
  let next = first;
  while (
    next - first < subjectWordsMax &&
    isPartOfName(words[next]?.raw, words[next]?.plain, words[next + 1]?.raw)
  )
    next += 1;
  const rest = words[next];
  const last = words[next - 1];
  const start = words[1];
  if (next === first || !rest || !last || !start || !/^\p{Ll}/u.test(rest.raw)) return text;
  // A comma or a hyphen after the name: more than a name stands there.
  if (!/^\s+$/.test(text.slice(last.end, rest.start))) return text;
  const subject = text.slice(start.start, last.end);
  return `${subject} ${auxiliary.plain} ${text.slice(rest.start)}`;
};

function isPartOfName(raw = '', plain = '', after = ''): boolean {
  return /^\p{Lu}/u.test(raw) || (links.test(plain) && /^\p{Lu}/u.test(after));
}
