/** Writes `sintesi`: what came out of a text check and what it rests on, never surer than the verdict is. */
import type { Language, TextLevel } from '@riscontro/contract';
import type { Account } from './account.ts';
import { quoted, shortened } from './summary-quoted.ts';
import { joined, type SummaryWords } from './summary-words.ts';
import { englishWords } from './summary-words-en.ts';
import { italianWords } from './summary-words-it.ts';

/** Names and ratings of fact-checkers are short; what is longer is not a name. */
const quoteLengthMax = 40;
const nameLengthMax = 30;
/** More names than these tell a reader nothing. */
const namesMax = 4;
const explanationLengthMax = 700;

const languages: Readonly<Record<Language, SummaryWords>> = { it: italianWords, en: englishWords };
/** The unverified last, so that the verb of the first holds for those that follow. */
const levelsInOrder: readonly TextLevel[] = ['vero', 'falso', 'fuorviante', 'non verificabile'];

export function writeSummary(account: Account, language: Language): string {
  const words = languages[language];
  const parts = outcome(account, words, factCheckIn(account, words, language));
  if (account.silent.length > 0) parts.push(words.noAnswer(...namesIn(account.silent, words)));
  if (account.weighed) parts.push(words.weighed);
  return [explanationIn(account), ...parts.map(sentence)].filter(Boolean).join(' ');
}

function outcome(account: Account, words: SummaryWords, factCheck: string | undefined): string[] {
  const { level, confidence } = account.verdict;
  if (account.known) {
    const { explanation, restsOn } = account.known;
    const verdict = words.verdict(level, confidence, 1);
    return [verdict, ...[explanation, words.known(restsOn)].map((text) => text.replace(/\.$/, ''))];
  }
  const alike = account.claims.length < 2 || account.claims.every((claim) => claim.level === level);
  if (!alike) return mixed(account, words, factCheck);
  return level === 'non verificabile'
    ? unverified(account, words, factCheck)
    : [decided(account, words, factCheck)];
}

/** `vero`, `falso` or `fuorviante`: the verdict, what it rests on, and what speaks against it. */
function decided(account: Account, words: SummaryWords, factCheck: string | undefined): string {
  const { level, confidence } = account.verdict;
  const claims = Math.max(1, account.claims.length);
  const grounds: string[] = [];
  const against: string[] = [];
  if (factCheck) (account.factCheck?.level === level ? grounds : against).push(factCheck);
  if (level === 'vero' || level === 'falso') {
    const { supporting, refuting } = account;
    const sides =
      level === 'vero' ? { own: supporting, other: refuting } : { own: refuting, other: supporting };
    if (sides.own > 0) grounds.push(words.backing(level, sides, confidence, claims));
    else if (sides.other > 0) against.unshift(words.opposing(level, sides.other, claims));
  } else grounds.push(words.partly(account, claims));
  const verdict = words.verdict(level, confidence, claims);
  if (grounds.length + against.length === 0) return `${verdict}, ${words.onWhatWasRead}`;
  const because = grounds.length > 0 ? `: ${grounds.join('; ')}` : '';
  return `${verdict}${because}${against.length > 0 ? `, ${words.although} ${joined(against, words.and)}` : ''}`;
}

function unverified(account: Account, words: SummaryWords, factCheck: string | undefined): string[] {
  const claims = Math.max(1, account.claims.length);
  const { reason = 'prove_insufficienti' } = account.verdict;
  const nothing = account.nothingFound && !factCheck;
  const why = words.because(reason, { ...account, nothing }, claims);
  const lead = `${words.verdict('non verificabile', account.verdict.confidence, claims)}: ${why}`;
  return [
    `${lead}${factCheck ? `; ${factCheck}` : ''}${searchedIn(account, words)}`,
    `${words.doesNotMean('all', claims)}: ${words.settledBy(reason, claims)}`,
  ];
}

/** Claims that did not all come out like the whole. */
function mixed(account: Account, words: SummaryWords, factCheck: string | undefined): string[] {
  const { level, confidence, reason = 'prove_insufficienti' } = account.verdict;
  const groups = levelsInOrder
    .map((each) => ({ level: each, count: account.claims.filter((claim) => claim.level === each).length }))
    .filter(({ count }) => count > 0);
  if (level !== 'non verificabile') {
    const sources = account.supporting + account.refuting > 0 ? words.together(account) : undefined;
    const grounds = [sources, factCheck].filter(Boolean).join('; ');
    return [words.tally(groups, level, confidence), ...(grounds ? [grounds] : [])];
  }
  // To be sure that the whole cannot be verified is not to be sure of its parts.
  const tally = words.tally(groups, level, confidence === 'alta' ? 'media' : confidence);
  const open = groups.find((group) => group.level === level)?.count ?? 0;
  const meaning = open > 0 ? words.doesNotMean('some', open) : words.doesNotMean('text', 1);
  return [
    `${tally}${factCheck ? `; ${factCheck}` : ''}${searchedIn(account, words)}`,
    `${meaning}: ${words.settledBy(reason, Math.max(1, open))}`,
  ];
}

function factCheckIn({ factCheck }: Account, words: SummaryWords, language: Language): string | undefined {
  if (!factCheck) return undefined;
  const [publisher, rating] = [factCheck.publisher, factCheck.rating].map((text) =>
    quoted(text, language, quoteLengthMax),
  );
  return words.factCheck(publisher, rating);
}

/** A source that answered for one claim and not for another is told among the silent only. */
function searchedIn({ searched, silent }: Account, words: SummaryWords): string {
  const answered = searched.filter((name) => !silent.includes(name));
  return answered.length > 0 ? ` (${words.searchedIn(namesIn(answered, words)[0])})` : '';
}

/** The names as a list, cut short where there are many, and how many there are. */
function namesIn(names: readonly string[], words: SummaryWords): [list: string, count: number] {
  const different = [...new Set(names.map((name) => shortened(name, nameLengthMax)))];
  const shown = different.length > namesMax + 1 ? different.slice(0, namesMax) : different;
  const left = different.length - shown.length;
  return [joined(left > 0 ? [...shown, words.more(left)] : shown, words.and), different.length];
}

function explanationIn({ explanation = '' }: Account): string {
  const text = shortened(explanation, explanationLengthMax);
  return text === '' || /[.!?…]["”»’)]?$/u.test(text) ? text : `${text}.`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
