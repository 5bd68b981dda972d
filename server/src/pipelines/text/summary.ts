/** Writes `sintesi`: what came out of a text check and what it rests on, never surer than the verdict is. */
import type { TextLevel } from '@riscontro/contract/inside';
import type { Words } from '@riscontro/words';
import type { Account } from './account.ts';
import { quotable, shortened } from './summary-quoted.ts';

type SummaryWords = Words['summaries']['claim'];

/** Names and ratings of fact-checkers are short; what is longer is not a name. */
const quoteLengthMax = 40;
const nameLengthMax = 30;
/** More names than these tell a reader nothing. */
const namesMax = 4;
const explanationLengthMax = 700;

/** The unverified last, so that the verb of the first holds for those that follow. */
const levelsInOrder: readonly TextLevel[] = ['true', 'false', 'misleading', 'unverifiable'];

export function writeSummary(account: Account, words: SummaryWords): string {
  const parts = outcome(account, words, factCheckIn(account, words));
  if (account.silent.length > 0) parts.push(words.noAnswer(namesIn(account.silent, words)));
  if (account.weighed) parts.push(words.weighed);
  return [explanationIn(account), ...parts.map(sentence)].filter(Boolean).join(' ');
}

function outcome(account: Account, words: SummaryWords, factCheck: string | undefined): string[] {
  const { level, confidence } = account.verdict;
  if (account.known) {
    const { restsOn, isForeign } = account.known;
    const explanation = account.known.explanation.replace(/\.$/, '');
    const verdict = words.verdict({ level, confidence, claims: 1 });
    // What is in another language is understood as a quotation.
    if (isForeign) {
      const quoted = restsOn === undefined ? undefined : words.quoted({ text: restsOn.replace(/\.$/, '') });
      return [verdict, words.quoted({ text: explanation }), words.known({ restsOn: quoted })];
    }
    return [verdict, explanation, words.known({ restsOn }).replace(/\.$/, '')];
  }
  const alike = account.claims.length < 2 || account.claims.every((claim) => claim.level === level);
  if (!alike) return mixed(account, words, factCheck);
  return level === 'unverifiable'
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
  if (level === 'true' || level === 'false') {
    const { supporting, refuting } = account;
    const sides =
      level === 'true' ? { own: supporting, other: refuting } : { own: refuting, other: supporting };
    if (sides.own > 0) grounds.push(words.backing({ level, ...sides, confidence, claims }));
    else if (sides.other > 0) against.unshift(words.opposing({ level, count: sides.other, claims }));
  } else grounds.push(words.partly({ ...account, claims }));
  return words.decided({ verdict: words.verdict({ level, confidence, claims }), grounds, against });
}

function unverified(account: Account, words: SummaryWords, factCheck: string | undefined): string[] {
  const claims = Math.max(1, account.claims.length);
  const { reason = 'insufficientEvidence' } = account.verdict;
  const nothing = account.nothingFound && !factCheck;
  const { supporting, refuting, verdict } = account;
  return [
    words.undecided({
      verdict: words.verdict({ level: 'unverifiable', confidence: verdict.confidence, claims }),
      because: words.because({ reason, supporting, refuting, nothing, claims }),
      factCheck,
      searched: searchedIn(account, words),
    }),
    `${words.doesNotMean({ subject: 'all', count: claims })}: ${words.settledBy({ reason, claims })}`,
  ];
}

/** Claims that did not all come out like the whole. */
function mixed(account: Account, words: SummaryWords, factCheck: string | undefined): string[] {
  const { level, confidence, reason = 'insufficientEvidence' } = account.verdict;
  const groups = levelsInOrder
    .map((each) => ({ level: each, count: account.claims.filter((claim) => claim.level === each).length }))
    .filter(({ count }) => count > 0);
  if (level !== 'unverifiable') {
    const sources = account.supporting + account.refuting > 0 ? words.together(account) : undefined;
    const grounds = [sources, factCheck].filter(Boolean).join('; ');
    return [words.tally({ groups, level, confidence }), ...(grounds ? [grounds] : [])];
  }
  // To be sure that the whole cannot be verified is not to be sure of its parts.
  const tally = words.tally({
    groups,
    level,
    confidence: confidence === 'high' ? 'medium' : confidence,
  });
  const open = groups.find((group) => group.level === level)?.count ?? 0;
  const meaning = words.doesNotMean(
    open > 0 ? { subject: 'some', count: open } : { subject: 'text', count: 1 },
  );
  return [
    words.undecided({ verdict: tally, factCheck, searched: searchedIn(account, words) }),
    `${meaning}: ${words.settledBy({ reason, claims: Math.max(1, open) })}`,
  ];
}

function factCheckIn({ factCheck }: Account, words: SummaryWords): string | undefined {
  if (!factCheck) return undefined;
  const [publisher, rating] = [factCheck.publisher, factCheck.rating].map((text) =>
    quotable(text, quoteLengthMax),
  );
  return words.factCheck({ publisher, rating });
}

/** A source that answered for one claim and not for another is told among the silent only. */
function searchedIn({ searched, silent }: Account, words: SummaryWords): string | undefined {
  const answered = searched.filter((name) => !silent.includes(name));
  return answered.length > 0 ? namesIn(answered, words).names : undefined;
}

/** The names as a list, cut short where there are many, and how many there are. */
function namesIn(names: readonly string[], words: SummaryWords): { names: string; count: number } {
  const different = [...new Set(names.map((name) => shortened(name, nameLengthMax)))];
  const shown = different.length > namesMax + 1 ? different.slice(0, namesMax) : different;
  const left = different.length - shown.length;
  return { names: words.names({ names: shown, more: left }), count: different.length };
}

function explanationIn({ explanation = '' }: Account): string {
  const text = shortened(explanation, explanationLengthMax);
  return text === '' || /[.!?…]["”»’)]?$/u.test(text) ? text : `${text}.`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
