/** `riscontro results`: take-downs; with or without a running server. */
import type { Words } from '@riscontro/words';
import { baseUrlOf, type Config } from '../config.ts';
import { cleanText } from '../language/clean-text.ts';
import { openImageIndex } from '../similarity/open-image-index.ts';
import { forgetResult } from '../similarity/result-images.ts';
import type { ResultRecord } from '../store/corrections-store.ts';
import type { Store } from '../store/store.ts';
import { readCommandConfig } from './command-config.ts';
import { actionNamed, readCall, type SyntaxOf, UsageError } from './command-line.ts';
import { openCommandStore } from './command-store.ts';
import { describeResult, resultText } from './stored-result-text.ts';
import { createPrint, type Print, type Terminal } from './terminal.ts';

export const resultsSyntax = {
  name: 'results',
  usage: [{ parameters: 'ACTION RESULT' }],
  actions: {
    show: { parameters: 'show RESULT' },
    hide: { parameters: 'hide RESULT' },
    unhide: { parameters: 'unhide RESULT' },
    delete: { parameters: 'delete RESULT' },
  },
  options: {},
} as const satisfies SyntaxOf<'results'>;

interface Call {
  readonly store: Store;
  readonly config: Config;
  readonly id: string;
  readonly print: Print;
  readonly words: Words['terminal']['results'];
}

const actions: Record<string, (call: Call) => Promise<void>> = {
  show,
  hide: (call) => setHidden(call, true),
  unhide: (call) => setHidden(call, false),
  delete: remove,
};

export async function resultsCommand(parameters: string[], terminal: Terminal): Promise<void> {
  const call = readCall(parameters, resultsSyntax, terminal);
  if (!call) return;
  const action = actionNamed(actions, call.action, resultsSyntax);
  const [id, ...others] = call.rest;
  if (id === undefined || others.length > 0)
    throw new UsageError({ of: 'results', code: 'oneNeeded' }, resultsSyntax);
  const print = createPrint(terminal, call.values.json);
  const config = await readCommandConfig(terminal);
  const store = await openCommandStore(config);
  try {
    await action({ store, config, id, print, words: terminal.words.results });
  } finally {
    await store.close();
  }
}

async function show(call: Call): Promise<void> {
  const record = await theResult(call);
  const baseUrl = baseUrlOf(call.config);
  const reports = await call.store.listReports({ resultId: call.id, all: true });
  const open = reports.filter(({ resolution }) => resolution === null).length;
  call.print(
    { ...describeResult(record, baseUrl), reports: { open, all: reports.length } },
    `${resultText(record, baseUrl, call.words.text)}\n\n${call.words.reports({ all: reports.length, open })}`,
  );
}

async function setHidden(call: Call, hidden: boolean): Promise<void> {
  await theResult(call);
  await call.store.setResultHidden(call.id, hidden, Date.now());
  const record = await theResult(call);
  call.print(
    describeResult(record, baseUrlOf(call.config)),
    call.words[hidden ? 'isHidden' : 'isPublic']({ id: call.id }),
  );
}

async function remove(call: Call): Promise<void> {
  const { result } = await theResult(call);
  // First: should it fail, the same command can be given again.
  if (result.kind !== 'text') await forgetImages(call);
  if (!(await call.store.deleteResult(call.id, Date.now()))) throw notThere(call.id);
  call.print({ id: call.id, state: 'deleted' }, call.words.isDeleted({ id: call.id }));
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
  if ((await store.findRemoval(id)) === 'deleted')
    throw new UsageError({ of: 'results', code: 'wasDeleted', values: { id } });
  throw notThere(id);
}

const notThere = (id: string) =>
  new UsageError({ of: 'results', code: 'noResult', values: { id: cleanText(id) } });
