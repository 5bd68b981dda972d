/** What `riscontro eval` tells the operator: faults as they come, and the scores at the end. */
import { AppError, problemBody } from '../domain/app-error.ts';
import { figure } from '../evaluation/report-text.ts';
import type { RunWatcher, TextRunSummary } from '../evaluation/run-text.ts';
import type { SetScores, TextScores } from '../evaluation/score-text.ts';
import type { EvalProgress } from './eval-progress.ts';
import { table } from './table.ts';

/** Faults told one by one; the summary counts the others. */
const faultsShownMax = 20;

export function createFaultTeller(progress: EvalProgress): (text: string) => void {
  let faults = 0;
  return (text) => {
    faults += 1;
    if (faults <= faultsShownMax) progress.print(text);
    if (faults === faultsShownMax) progress.print('Further faults are not told one by one.');
  };
}

export function createEvalWatcher(progress: EvalProgress): RunWatcher {
  const tell = createFaultTeller(progress);
  return {
    badLine: (path, line, fault) => tell(`${path}:${line}: ${fault}`),
    importing: ({ readBytes, sizeBytes }) => progress.show('reading the corpus', readBytes, sizeBytes),
    checked(done, total, { id }, failure) {
      if (failure !== undefined) tell(`${id}: ${messageOf(failure)}`);
      progress.show(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} claims`, done, total);
    },
  };
}

export function messageOf(failure: unknown): string {
  if (failure instanceof AppError) return problemBody(failure, 'en', '').detail;
  return failure instanceof Error ? failure.message : String(failure);
}

export function describeRun(
  { rows, failed, passages }: TextRunSummary,
  { sets, mean, agreement }: TextScores,
  outPath: string,
): string {
  const count = (value: number) => value.toLocaleString('en');
  const said = `${count(rows.length)} claims checked against ${count(passages)} passages, ${count(failed)} of them without an answer. The answers are in ${outPath}.`;
  if (!mean) return said;
  const whole = [
    `Mean over the sets: macro-F1 ${figure(mean.macroF1)}, accuracy ${figure(mean.accuracy)}.`,
    agreement && `Italian and English agree on ${figure(agreement.share)} of ${count(agreement.n)} claims.`,
  ];
  return [said, scoreTable(sets), whole.filter(Boolean).join(' ')].join('\n\n');
}

function scoreTable(sets: Readonly<Record<string, SetScores>>): string {
  const headings = 'set claims accuracy macro-F1 flips committed right Brier ECE recall@5 strict@5 p95';
  const rows = Object.entries(sets).map(([name, set]) => [
    name,
    set.n.toLocaleString('en'),
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
  return table(headings.split(' '), rows);
}
