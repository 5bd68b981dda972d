/** What a title asserts in the article's own name, if anything: it is what readers believe first. */
import type { Language } from '@riscontro/contract';
import { claimWithin } from '../../claims/claim-within.ts';
import { plainWords } from '../../claims/plain-words.ts';
import { statementKind } from '../../claims/statement-kind.ts';
import { findVerb } from '../../claims/verbs.ts';
import { cleanText } from '../../language/clean-text.ts';
import { isQuoted, isReported } from './own-sentences.ts';

const lengthMin = 15;
const lengthMax = 400;

/** A title that speaks about a claim, as fact-checks do, repeats it without making it. */
const aboutClaims: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:bufal[ae]|fake|fact[- ]?check\w*|falso|falsa|falsi|false|smentit[aoei]|smentisce|smentiscono|mito|miti|leggenda|fuorviante|presunt[oaie])(?!\p{L})|c['’]è di vero|vero o/iu,
  en: /(?<!\p{L})(?:hoax(?:es)?|fake|fact[- ]?check\w*|false|falsely|debunk\w*|myths?|misleading|rumou?rs?|untrue|no evidence|alleged\w*)(?!\p{L})/iu,
};

/** `Dove finisce l’acqua`, `Why the bees left`: a question that the text will answer. */
const asking =
  /^(?:chi|cosa|che cosa|come|dove|quando|quant[oaie]|qual[ei]?|perch[eé]|ecco|who|what|which|when|where|why|how|whose)(?!\p{L})/iu;

export function titleClaim(title: string, language: Language): string | undefined {
  const clean = cleanText(title);
  const isAsked = clean.includes('?') || asking.test(clean);
  if (isAsked || isQuoted(clean) || isReported(clean, language) || aboutClaims[language].test(clean)) {
    return undefined;
  }
  const text = claimWithin(clean, language);
  if (text.length < lengthMin || text.length > lengthMax) return undefined;
  return isSentence(text, language) && statementKind(text, language) === 'verificabile' ? text : undefined;
}

/** `Una gita a Roma` names a subject and says nothing of it. */
function isSentence(text: string, language: Language): boolean {
  return findVerb(plainWords(text), language) >= 0;
}
