/** `riscontro results`: take-downs; with or without a running server. */
import { baseUrlOf, type Config } from '../config.ts';
import { cleanText } from '../language/clean-text.ts';
import { openImageIndex } from '../similarity/open-image-index.ts';
import { forgetResult } from '../similarity/remember-image.ts';
import type { ResultRecord } from '../store/corrections-store.ts';
import type { Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import { openCommandStore } from './open-command-store.ts';
import { actionNamed, readParameters } from './read-parameters.ts';
import { describeResult, resultText } from './result-text.ts';
import { createPrint, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro results ACTION RESULT [--json]

  results show RESULT      the result as it stands, hidden ones too
  results hide RESULT      take its page, versions and pictures offline; nothing is lost
  results unhide RESULT    put them back
  results delete RESULT    delete the result with its versions, pictures, reports and cached answer, for good

RESULT is the id at the end of its address. Hidden and deleted results answer 410 on every node within seconds.
--json prints JSON and nothing else.
`;

interface Call {
  readonly store: Store;
  readonly config: Config;
  readonly id: string;
  /** Prints the object with --json, else the text. */
  readonly print: (value: unknown, text: string) => void;
}

const actions: Record<string, (call: Call) => Promise<void>> = {
  show,
  hide: (call) => setHidden(call, true),
  unhide: (call) => setHidden(call, false),
  delete: remove,
};

export async function resultsCommand(parameters: string[]): Promise<void> {
  const { values, positionals } = parse(parameters);
  const [actionName = 'help', id, ...others] = positionals;
  if (values.help || actionName === 'help') return void terminalOutput.write(help);
  const action = actionNamed(actions, actionName, help);
  if (id === undefined || others.length > 0) throw new UsageError(`One result is needed.\n\n${help}`);
  const print = createPrint(values.json);
  const config = await readCommandConfig();
  const store = await openCommandStore(config);
  try {
    await action({ store, config, id, print });
  } finally {
    await store.close();
  }
}

function parse(parameters: string[]) {
  return readParameters(
    parameters,
    { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    help,
  );
}

async function show(call: Call): Promise<void> {
  const record = await theResult(call);
  const baseUrl = baseUrlOf(call.config);
  const reports = await call.store.listReports({ resultId: call.id, all: true });
  const open = reports.filter(({ resolution }) => resolution === null).length;
  call.print(
    { ...describeResult(record, baseUrl), reports: { open, all: reports.length } },
    `${resultText(record, baseUrl)}\n\nReports: ${reports.length}, of which open ${open}`,
  );
}

async function setHidden(call: Call, hidden: boolean): Promise<void> {
  await theResult(call);
  await call.store.setResultHidden(call.id, hidden, Date.now());
  const record = await theResult(call);
  call.print(
    describeResult(record, baseUrlOf(call.config)),
    hidden ? `${call.id} is hidden: its addresses answer 410.` : `${call.id} is public again.`,
  );
}

async function remove(call: Call): Promise<void> {
  const { result } = await theResult(call);
  // First: should it fail, the same command can be given again.
  if (result.kind !== 'testo') await forgetImages(call);
  if (!(await call.store.deleteResult(call.id, Date.now()))) throw notThere(call.id);
  call.print({ id: call.id, state: 'deleted' }, `${call.id} is deleted: its addresses answer 410.`);
}

async function forgetImages({ config, id }: Call): Promise<void> {
  const index = await openImageIndex(config);
  try {
    await forgetResult(index, id, Date.now());
  } finally {
    await index.close();
  }
}

async function theResult({ store, id }: Call): Promise<ResultRecord> {
  const record = await store.inspectResult(id);
  if (record) return record;
  if ((await store.findRemoval(id)) === 'deleted') throw new UsageError(`${id} was deleted.`);
  throw notThere(id);
}

const notThere = (id: string) => new UsageError(`No result has the id “${cleanText(id)}”.`);
