/** What a title asserts in the article's own name, if anything: it is what readers believe first. */
import { claimWithin } from '../../claims/claim-within.ts';
import { statementKind } from '../../claims/statement-kind.ts';
import { findVerb } from '../../claims/verbs.ts';
import { cleanText } from '../../language/clean-text.ts';
import { type GrammarLanguage, grammarOf } from '../../language/grammars.ts';
import { plainWords } from '../../language/plain-words.ts';
import { isQuoted, isReported } from './own-sentences.ts';

const lengthMin = 15;
const lengthMax = 400;

export function titleClaim(title: string, language: GrammarLanguage): string | undefined {
  const { askingTitle, aboutClaims } = grammarOf(language).press;
  const clean = cleanText(title);
  const isAsked = clean.includes('?') || askingTitle.test(clean);
  if (isAsked || isQuoted(clean) || isReported(clean, language) || aboutClaims.test(clean)) {
    return undefined;
  }
  const text = claimWithin(clean, language);
  if (text.length < lengthMin || text.length > lengthMax) return undefined;
  return isSentence(text, language) && statementKind(text, language) === 'verifiable' ? text : undefined;
}

/** `Una gita a Roma` names a subject and says nothing of it. */
function isSentence(text: string, language: GrammarLanguage): boolean {
  return findVerb(plainWords(text), language) >= 0;
}
