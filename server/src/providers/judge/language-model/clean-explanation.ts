/** Makes a model's sentences fit to be shown: plain words, no addresses, no markup, no signs that do not show. */
import type { Language } from '@riscontro/contract';

const readCharactersMax = 3_000;
const sentencesMax = 3;
const charactersMax = 600;

/** The first sentences that may be shown, or undefined when there are none. */
export function cleanExplanation(explanation: string, language: Language): string | undefined {
  const plain = explanation
    .slice(0, readCharactersMax)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\[\d+(?:\s*[,–-]\s*\d+)*\]/g, '')
    .replace(/[*`#~|]+|_{2,}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();
  const shown: string[] = [];
  let room = charactersMax;
  for (const sentence of sentencesOf(plain, language)) {
    if (!mayBeShown(sentence)) continue;
    room -= sentence.length + 1;
    if (room < 0 || shown.length === sentencesMax) break;
    shown.push(sentence);
  }
  const joined = shown.join(' ');
  return mayBeShown(joined) ? joined : undefined;
}

/** Sentences end where white space follows: an address is not cut in two. */
function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    begun += segment;
    if (!/\s$/.test(begun)) continue;
    sentences.push(begun.trim());
    begun = '';
  }
  return [...sentences, begun];
}

/** Too strict rather than too lax: a sentence less is no loss, a stranger's address under our name is. */
const forbidden = [
  /:\s*\/\s*\//,
  /\b(?:www\.|(?:mailto|javascript|data|tel|hxxps?):\S)/i,
  /\S@\S/,
  // A bare host name; `dott.ssa` is none.
  /[.。](?!ssa\b)\p{L}{2,}/u,
  /\d+\.\d+\.\d+\.\d+/,
  /[[({]\s*(?:\.|dot|punto)\s*[\])}]/i,
  /\b(?:dot|punto) (?:com|it|net|org)\b/i,
  // Tags, entities and links of Markdown.
  /<[\p{L}/!?]|&#?\w+;|\]\(/u,
];

function mayBeShown(sentence: string): boolean {
  const unified = sentence.normalize('NFKC');
  return /\p{L}/u.test(unified) && !forbidden.some((pattern) => pattern.test(unified));
}
