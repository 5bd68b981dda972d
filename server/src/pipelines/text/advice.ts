/** Writes `consiglio`: the next useful step for somebody who has read the verdict. Never empty. */
import type { Words } from '@riscontro/words';
import type { Account } from './account.ts';
import { quotable } from './summary-quoted.ts';

type AdviceWords = Words['advice']['claim'];

const publisherLengthMax = 40;

export function writeAdvice(account: Account, words: AdviceWords): string {
  const { claims, factCheck, known, silent, verdict } = account;
  const steps = new Set(claims.map(({ level }) => level)).size > 1 ? [words.differentOutcomes] : [];
  if (factCheck && verdict.level !== 'unverifiable') {
    steps.push(words.factCheck({ publisher: quotable(factCheck.publisher, publisherLengthMax) }));
  } else steps.push(known ? words.readMore({ pages: known.sources }) : mainStep(account, words));
  // These say already to come back.
  const comesBack = ['serviceUnavailable', 'tooRecent'].includes(verdict.reason ?? '');
  if (silent.length > 0 && !comesBack) steps.push(words.silent({ count: silent.length }));
  return steps.join(' ');
}

function mainStep({ verdict, nothingFound }: Account, words: AdviceWords): string {
  const { level, confidence, reason = 'insufficientEvidence' } = verdict;
  if (level !== 'unverifiable') {
    return confidence === 'low' && level !== 'misleading' ? words.weak : words.decided[level];
  }
  return reason === 'insufficientEvidence' && nothingFound ? words.nothingFound : words.undecided[reason];
}
