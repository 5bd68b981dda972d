/** `riscontro reviews`: what readers report, and corrections; with or without a running server. */
import { reportReasons } from '@riscontro/contract/inside';
import { say, type Words } from '@riscontro/words';
import { baseUrlOf } from '../config.ts';
import type { CorrectionFault } from '../corrections/correct-evidence.ts';
import { correctVerdict } from '../corrections/correct-verdict.ts';
import { OperatorError } from '../domain/operator-error.ts';
import { cleanText } from '../language/clean-text.ts';
import type { Report, ResultRecord } from '../store/corrections-store.ts';
import type { Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import { actionNamed, readCall, type SyntaxOf, UsageError, type ValuesOf } from './command-line.ts';
import { openCommandStore } from './command-store.ts';
import { correctionFrom, correctionOptions } from './correction-options.ts';
import { describeReport, describeResult, reportText, resultText } from './stored-result-text.ts';
import { table } from './table.ts';
import { createPrint, type Print, type Terminal } from './terminal.ts';

export const reviewsSyntax = {
  name: 'reviews',
  usage: [{ parameters: 'ACTION' }],
  actions: {
    list: { parameters: 'list', takes: ['all'] },
    show: { parameters: 'show REPORT' },
    dismiss: { parameters: 'resolve REPORT', needs: ['dismiss', 'note'] },
    resolve: { parameters: 'resolve REPORT', needs: ['note'], more: true },
    revise: { parameters: 'revise RESULT', needs: ['note'], more: true },
  },
  options: { ...correctionOptions, all: {}, dismiss: {} },
} as const satisfies SyntaxOf<'reviews'>;

interface Call {
  readonly store: Store;
  readonly baseUrl: string;
  readonly id: string | undefined;
  readonly values: ValuesOf<(typeof reviewsSyntax)['options']>;
  readonly print: Print;
  readonly words: Words['terminal'];
}

const actions: Record<string, (call: Call) => Promise<void>> = { list, show, resolve, revise };

export async function reviewsCommand(parameters: string[], terminal: Terminal): Promise<void> {
  const call = readCall(parameters, reviewsSyntax, terminal);
  if (!call) return;
  const action = actionNamed(actions, call.action, reviewsSyntax);
  const [id, ...others] = call.rest;
  if (others.length > 0) {
    const text = others.join(' ');
    throw new UsageError({ of: 'reviews', code: 'tooMuch', values: { text } }, reviewsSyntax);
  }
  const { json, help: _help, ...values } = call.values;
  const print = createPrint(terminal, json);
  const config = await readCommandConfig(terminal);
  const store = await openCommandStore(config);
  try {
    await action({ store, baseUrl: baseUrlOf(config), id, values, print, words: terminal.words });
  } finally {
    await store.close();
  }
}

async function list({ store, values, print, words }: Call): Promise<void> {
  const { headings, outcomes, none } = words.reviews;
  const reports = await store.listReports({ all: values.all ?? false });
  const rows = reports.map((report) => [
    report.id,
    new Date(report.createdAtMs).toISOString().slice(0, 10),
    reportReasons[report.reason],
    ...(values.all ? [outcomes[report.resolution?.outcome ?? 'open']] : []),
    report.resultId,
    beginning(report.text),
  ]);
  const { state: _state, ...headingsOfOpen } = headings;
  const text = reports.length === 0 ? none : table(values.all ? headings : headingsOfOpen, rows);
  print(reports.map(describeReport), text);
}

async function show(call: Call): Promise<void> {
  const report = await theReport(call);
  const record = await theResult(call, report.resultId);
  call.print(
    { ...describeReport(report), about: describeResult(record, call.baseUrl) },
    `${reportText(report, call.words.reviews.text)}\n\n${resultText(record, call.baseUrl, call.words.results.text)}`,
  );
}

async function resolve(call: Call): Promise<void> {
  const report = await theReport(call);
  if (report.resolution) throw alreadyResolved(report.id);
  if (!call.values.dismiss) return correct(call, report.resultId, report);
  const { note, all: _all, dismiss: _dismiss, ...others } = call.values;
  if (Object.keys(others).some((name) => name in correctionOptions))
    throw new UsageError({ of: 'reviews', code: 'dismissAlone' });
  if (!note?.trim()) throw new UsageError({ of: 'reviews', code: 'dismissNoteNeeded' });
  if (!(await call.store.dismissReport(report.id, note, Date.now()))) throw alreadyResolved(report.id);
  const resolved = await theReport(call);
  call.print(describeReport(resolved), call.words.reviews.isDismissed({ id: report.id }));
}

async function revise(call: Call): Promise<void> {
  if (call.values.dismiss) throw new UsageError({ of: 'reviews', code: 'dismissNotHere' });
  if (call.id === undefined) throw new UsageError({ of: 'reviews', code: 'whichResult' }, reviewsSyntax);
  await correct(call, call.id);
}

const saidFaults = (faults: readonly CorrectionFault[], { corrections }: Words['terminal']) =>
  faults.map((fault) => say(corrections.faults, fault)).join('\n');

async function correct(call: Call, resultId: string, report?: Report): Promise<void> {
  const { store, baseUrl, values, print, words } = call;
  const correction = correctionFrom(values);
  const record = await theResult(call, resultId);
  const nowMs = Date.now();
  const { kind, body } = record.result;
  const corrected = correctVerdict({ kind, body, version: record.version }, correction, nowMs);
  if ('faults' in corrected)
    throw new UsageError({
      of: 'common',
      code: 'said',
      values: { text: saidFaults(corrected.faults, words) },
    });
  const revision = await store.reviseResult({
    resultId,
    fromVersion: record.version,
    body: corrected.body,
    note: correction.note,
    nowMs,
    ...(report ? { reportId: report.id } : {}),
  });
  if (revision.outcome === 'already_resolved') throw alreadyResolved(report?.id ?? '');
  if (revision.outcome === 'outdated')
    throw new OperatorError({ of: 'reviews', code: 'outdated', values: { id: resultId } });
  const now = await theResult(call, resultId);
  print(
    describeResult(now, baseUrl),
    `${words.reviews.isRevised({ version: revision.version })}\n\n${resultText(now, baseUrl, words.results.text)}`,
  );
}

async function theReport({ store, id }: Call): Promise<Report> {
  if (id === undefined) throw new UsageError({ of: 'reviews', code: 'whichReport' }, reviewsSyntax);
  const report = await store.findReport(id);
  if (!report) throw new UsageError({ of: 'reviews', code: 'noReport', values: { id: cleanText(id) } });
  return report;
}

async function theResult({ store }: Call, id: string): Promise<ResultRecord> {
  const record = await store.inspectResult(id);
  if (!record) throw new UsageError({ of: 'results', code: 'noResult', values: { id: cleanText(id) } });
  return record;
}

const alreadyResolved = (id: string) =>
  new UsageError({ of: 'reviews', code: 'alreadyResolved', values: { id } });

/** One line, without what a terminal would obey. */
function beginning(text: string): string {
  const line = cleanText(text);
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
