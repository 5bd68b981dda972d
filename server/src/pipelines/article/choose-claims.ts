/** The sentences of an article that are worth checking, the most telling first, each so that it can stand alone. */
import { checkWorthiness } from '../../claims/check-worthiness.ts';
import { statementKind } from '../../claims/statement-kind.ts';
import { analyse } from '../../language/analyse.ts';
import { type GrammarLanguage, grammarOf } from '../../language/grammars.ts';
import { lacksSubject, namedBefore } from './name-subject.ts';
import { type OwnSentence, ownSentences } from './own-sentences.ts';
import { titleClaim } from './title-claim.ts';

export interface ArticleClaim {
  readonly text: string;
  /** What the title or the opening says: on these the article stands or falls. */
  readonly central: boolean;
}

export const claimsMax = 8;
const lengthMin = 25;
const lengthMax = 400;
const worthMin = 0.42;
/** An opening sentence that is hardly worth checking is scenery. */
const centralWorthMin = 0.5;
/** Share of the title's words from which on a sentence says what the title says; one or two words say nothing. */
const titleShareMin = 0.5;
const titleTermsMin = 3;
/** Share of a sentence's words that an earlier claim already has. */
const repeatedMin = 0.7;

/** Headings, captions and the points of a list end otherwise; questions assert nothing. */
const ends = /[.!…][»”"’')\]]*$/u;
interface Candidate extends ArticleClaim {
  readonly worth: number;
  readonly terms: ReadonlySet<string>;
}

/** `isReviewed` tells what a fact-check repeats in order to assess it: that is not what the article claims. */
export function chooseClaims(
  article: { readonly title: string; readonly text: string },
  language: GrammarLanguage,
  isReviewed: (text: string) => boolean = () => false,
): ArticleClaim[] {
  const candidates = [...fromTitle(article.title, language), ...fromText(article, language)].sort(
    (a, b) => b.worth - a.worth,
  );
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === claimsMax) break;
    if (!chosen.some((earlier) => repeats(candidate, earlier, language)) && !isReviewed(candidate.text)) {
      chosen.push(candidate);
    }
  }
  return chosen.map(({ text, central }) => ({ text, central }));
}

function fromTitle(title: string, language: GrammarLanguage): Candidate[] {
  const text = titleClaim(title, language);
  return text === undefined ? [] : [{ text, central: true, worth: 2, terms: termsOf(text, language) }];
}

function fromText({ title, text }: { title: string; text: string }, language: GrammarLanguage): Candidate[] {
  const titleTerms = termsOf(title, language);
  const saysTheTitle = (terms: ReadonlySet<string>) =>
    titleTerms.size >= titleTermsMin && shareOf(titleTerms, terms) >= titleShareMin;
  const candidates: Candidate[] = [];
  for (const sentence of ownSentences(text, language)) {
    const candidate = candidateOf(sentence, language);
    if (!candidate) continue;
    const opening = sentence.paragraph === 0;
    const central = saysTheTitle(candidate.terms) || (opening && candidate.worth >= centralWorthMin);
    candidates.push({
      ...candidate,
      central,
      worth: candidate.worth + (central ? 0.25 : opening ? 0.1 : 0),
    });
  }
  return candidates;
}

function candidateOf(
  { text: sentence, before }: OwnSentence,
  language: GrammarLanguage,
): Candidate | undefined {
  if (sentence.length < lengthMin || sentence.length > lengthMax) return undefined;
  if (!ends.test(sentence) || grammarOf(language).press.ofTheWriter.test(sentence)) return undefined;
  const kind = statementKind(sentence, language);
  if (kind !== 'verifiable') return undefined;
  const worth = checkWorthiness(sentence, language, kind);
  if (worth < worthMin) return undefined;
  // Out of its place a sentence about `him` is about nobody.
  const text = lacksSubject(sentence, language) ? namedBefore(sentence, before, language) : sentence;
  return text === undefined ? undefined : { text, central: false, worth, terms: termsOf(text, language) };
}

/** The same words with another number, or with a `non` among them, say something else. */
function repeats(candidate: Candidate, earlier: Candidate, language: GrammarLanguage): boolean {
  const denies = ({ text }: Candidate) => grammarOf(language).press.denial.test(text);
  return (
    shareOf(candidate.terms, earlier.terms) >= repeatedMin &&
    denies(candidate) === denies(earlier) &&
    numbersOf(candidate.text).isSubsetOf(numbersOf(earlier.text))
  );
}

function numbersOf(text: string): Set<string> {
  return new Set(text.match(/\p{N}+(?:[.,]\p{N}+)*/gu));
}

function termsOf(text: string, language: GrammarLanguage): ReadonlySet<string> {
  return new Set(analyse(text, language));
}

function shareOf(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of terms) if (others.has(term)) shared++;
  return shared / Math.max(1, terms.size);
}
