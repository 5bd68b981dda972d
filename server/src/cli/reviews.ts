/** `riscontro reviews`: what readers report, and corrections; with or without a running server. */
import { baseUrlOf } from '../config.ts';
import { correctVerdict } from '../corrections/correct-verdict.ts';
import { cleanText } from '../language/clean-text.ts';
import type { Report, ResultRecord } from '../store/corrections-store.ts';
import type { Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import {
  type CorrectionValues,
  correctionFrom,
  correctionHelp,
  correctionOptions,
} from './correction-options.ts';
import { openCommandStore } from './open-command-store.ts';
import { actionNamed, readParameters } from './read-parameters.ts';
import { describeReport, describeResult, reportText, resultText } from './result-text.ts';
import { table } from './table.ts';
import { createPrint, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro reviews ACTION [--json]

  reviews list [--all]                        open reports, oldest first; --all: resolved ones too
  reviews show REPORT                         a report, and the verdict that it is about
  reviews resolve REPORT --dismiss --note TEXT    close it without a change; the note stays here
  reviews resolve REPORT --note TEXT …        close it with a correction
  reviews revise RESULT --note TEXT …         correct a verdict that nobody has reported

A correction makes a new version of the verdict, reviewed by a person. Its note stands on the public page, and the
version before stays readable. Whatever is given takes the place of that part:

${correctionHelp}

--json prints JSON and nothing else.
`;

interface Call {
  readonly store: Store;
  readonly baseUrl: string;
  readonly id: string | undefined;
  readonly values: CorrectionValues & {
    readonly all?: boolean | undefined;
    readonly dismiss?: boolean | undefined;
  };
  /** Prints the object with --json, else the text. */
  readonly print: (value: unknown, text: string) => void;
}

const actions: Record<string, (call: Call) => Promise<void>> = { list, show, resolve, revise };

export async function reviewsCommand(parameters: string[]): Promise<void> {
  const { values, positionals } = parse(parameters);
  const [actionName = 'help', id, ...others] = positionals;
  if (values.help || actionName === 'help') return void terminalOutput.write(help);
  const action = actionNamed(actions, actionName, help);
  if (others.length > 0)
    throw new UsageError(`“${others.join(' ')}” is too much. Texts go in quotes.\n\n${help}`);
  const print = createPrint(values.json);
  const config = await readCommandConfig();
  const store = await openCommandStore(config);
  try {
    await action({ store, baseUrl: baseUrlOf(config), id, values: values as Call['values'], print });
  } finally {
    await store.close();
  }
}

function parse(parameters: string[]) {
  return readParameters(
    parameters,
    {
      ...correctionOptions,
      all: { type: 'boolean' },
      dismiss: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    help,
  );
}

async function list({ store, values, print }: Call): Promise<void> {
  const reports = await store.listReports({ all: values.all ?? false });
  const rows = reports.map((report) => [
    report.id,
    new Date(report.createdAtMs).toISOString().slice(0, 10),
    report.reason,
    ...(values.all ? [report.resolution?.outcome ?? 'open'] : []),
    report.resultId,
    beginning(report.text),
  ]);
  const headings = ['id', 'date', 'reason', ...(values.all ? ['state'] : []), 'result', 'text'];
  print(reports.map(describeReport), reports.length === 0 ? 'No open reports.' : table(headings, rows));
}

async function show(call: Call): Promise<void> {
  const report = await theReport(call);
  const record = await theResult(call, report.resultId);
  call.print(
    { ...describeReport(report), about: describeResult(record, call.baseUrl) },
    `${reportText(report)}\n\n${resultText(record, call.baseUrl)}`,
  );
}

async function resolve(call: Call): Promise<void> {
  const report = await theReport(call);
  if (report.resolution) throw alreadyResolved(report.id);
  if (!call.values.dismiss) return correct(call, report.resultId, report);
  const { note, all: _all, dismiss: _dismiss, ...others } = call.values;
  if (Object.keys(others).some((name) => name in correctionOptions))
    throw new UsageError('--dismiss closes the report without a change: leave the correction out.');
  if (!note?.trim()) throw new UsageError('--note is needed: why nothing was changed.');
  if (!(await call.store.dismissReport(report.id, note, Date.now()))) throw alreadyResolved(report.id);
  const resolved = await theReport(call);
  call.print(describeReport(resolved), `Report ${report.id} is dismissed.`);
}

async function revise(call: Call): Promise<void> {
  if (call.values.dismiss) throw new UsageError('--dismiss goes with reviews resolve.');
  if (call.id === undefined)
    throw new UsageError(`Which result? riscontro reviews revise RESULT …\n\n${help}`);
  await correct(call, call.id);
}

async function correct(call: Call, resultId: string, report?: Report): Promise<void> {
  const { store, baseUrl, values, print } = call;
  const correction = correctionFrom(values);
  const record = await theResult(call, resultId);
  const nowMs = Date.now();
  const { kind, body } = record.result;
  const corrected = correctVerdict({ kind, body, version: record.version }, correction, nowMs);
  if ('faults' in corrected) throw new UsageError(corrected.faults.join('\n'));
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
    throw new Error(
      `Somebody else has just corrected or deleted ${resultId}. Read it again, then repeat the command.`,
    );
  const now = await theResult(call, resultId);
  print(
    describeResult(now, baseUrl),
    `Version ${revision.version} is public:\n\n${resultText(now, baseUrl)}`,
  );
}

async function theReport({ store, id }: Call): Promise<Report> {
  if (id === undefined) throw new UsageError(`Which report? See: riscontro reviews list\n\n${help}`);
  const report = await store.findReport(id);
  if (!report)
    throw new UsageError(`No report has the id “${cleanText(id)}”. See: riscontro reviews list --all`);
  return report;
}

async function theResult({ store }: Call, id: string): Promise<ResultRecord> {
  const record = await store.inspectResult(id);
  if (!record) throw new UsageError(`No result has the id “${cleanText(id)}”.`);
  return record;
}

const alreadyResolved = (id: string) =>
  new UsageError(`Report ${id} is resolved already. See: riscontro reviews show ${id}`);

/** One line, without what a terminal would obey. */
function beginning(text: string): string {
  const line = cleanText(text);
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
