/** What `riscontro eval` tells the operator: faults as they come, and the scores at the end. */
import { type Language, say, type Words, wordsIn } from '@riscontro/words';
import { AppError, problemBody } from '../domain/app-error.ts';
import { errorText } from '../domain/operator-error.ts';
import { share } from '../evaluation/figures/figure.ts';
import { written } from '../evaluation/figures/measurement-markdown.ts';
import type { RunWatcher, TextRunSummary } from '../evaluation/run-text.ts';
import type { SetScores, TextScores } from '../evaluation/score-text.ts';
import { type ProgressLine, percentOf, shareOf } from './progress-line.ts';
import { table } from './table.ts';

type EvalWords = Words['terminal']['eval'];

/** Faults told one by one; the summary counts the others. */
const faultsShownMax = 20;

const figure = (value: number | undefined) => written(share(value));

export function createFaultTeller(progress: ProgressLine, words: EvalWords): (text: string) => void {
  let faults = 0;
  return (text) => {
    faults += 1;
    if (faults <= faultsShownMax) progress.print(text);
    if (faults === faultsShownMax) progress.print(words.noFurtherFaults);
  };
}

export function createEvalWatcher(progress: ProgressLine, words: EvalWords, language: Language): RunWatcher {
  const tell = createFaultTeller(progress, words);
  const show = (work: string, done: number, total: number) => {
    const share = shareOf(done, total);
    progress.show(share, progressText(work, share), { isLast: done >= total });
  };
  return {
    badLine: badLineTeller(tell, language),
    importing: ({ readBytes, sizeBytes }) => show(words.readingCorpus, readBytes, sizeBytes),
    checked(done, total, { id }, failure) {
      if (failure !== undefined) tell(`${id}: ${failureText(failure, language)}`);
      show(words.claimsDone({ done, total }), done, total);
    },
  };
}

export const badLineTeller =
  (tell: (text: string) => void, language: Language): NonNullable<RunWatcher['badLine']> =>
  (path, line, fault) =>
    tell(`${path}:${line}: ${say(wordsIn(language).terminal.rows.faults, fault)}`);

export const progressText = (work: string, share: number) => `${work}: ${percentOf(share)} %`;

export function failureText(failure: unknown, language: Language): string {
  if (failure instanceof AppError) return problemBody(failure, language, '').detail;
  return errorText(wordsIn(language).terminal, failure);
}

export function runReport(
  { rows, failed, passages }: TextRunSummary,
  { sets, mean, agreement }: TextScores,
  outPath: string,
  words: EvalWords,
): string {
  const said = words.claimsChecked({ claims: rows.length, passages, failed, path: outPath });
  if (!mean) return said;
  const whole = [
    words.mean({ macroF1: figure(mean.macroF1), accuracy: figure(mean.accuracy) }),
    agreement && words.agreement({ share: figure(agreement.share), claims: agreement.n }),
  ];
  return [said, scoreTable(sets, words), whole.filter(Boolean).join(' ')].join('\n\n');
}

function scoreTable(sets: Readonly<Record<string, SetScores>>, words: EvalWords): string {
  const rows = Object.entries(sets).map(([name, set]) => [
    name,
    words.number({ count: set.n }),
    figure(set.accuracy),
    figure(set.macroF1),
    figure(set.flipRate),
    figure(set.committed),
    figure(set.committedPrecision),
    figure(set.brier),
    figure(set.ece),
    figure(set.recallAt5),
    figure(set.strictAt5),
    set.p95Ms === undefined ? '–' : `${Math.round(set.p95Ms)} ms`,
  ]);
  return table(words.headings, rows);
}
