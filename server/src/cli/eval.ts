/** `riscontro eval`: measures the method on claims whose answer is known, without a server and without the network. */
import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { claimFrom } from '../domain/claim-text.ts';
import { readRows } from '../evaluation/read-rows.ts';
import { GoldClaim } from '../evaluation/rows.ts';
import { runText, type TextRun, type TextRunParts } from '../evaluation/run-text.ts';
import { scoreText } from '../evaluation/score-text.ts';
import type { CommandParts, OpenEngines } from './engine-opening.ts';
import { createEvalProgress } from './eval-progress.ts';
import { createEvalWatcher, describeRun } from './eval-words.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro eval text --corpus FILE --claims FILE --out FILE [--json]

  --corpus FILE   the texts to look in, one JSON object a line: doc_id, url, title, text, lang
  --claims FILE   the claims to check, one JSON object a line: id, claim, lang (it or en)
  --out FILE      where the answers go, a line as each is ready: id, level, score, evidence, ms

The corpus is put into an index of its own, which is removed afterwards; your own indexes and the bundled knowledge
are left out, and no request leaves this machine. A claim that cannot be checked gets a line with its error.
Claims that also tell dataset, level, truth and gold are scored at the end; --json prints the scores as JSON.
`;

export async function evalCommand(
  parameters: string[],
  { openEngines, stdout = process.stdout, stderr = process.stderr }: CommandParts,
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return void stdout.write(help);
  await checkFiles(call);
  const config = readConfig();
  const progress = createEvalProgress(stderr);
  const parts = { openChecker: openCheckerWith(openEngines, config), watcher: createEvalWatcher(progress) };
  const summary = await untilStopped((signal) => runText({ ...call, signal }, parts)).finally(progress.end);
  const gold = await readRows(call.claimsPath, GoldClaim);
  const scores = scoreText(gold, summary.rows);
  stdout.write(
    `${call.json ? JSON.stringify(scores, null, 2) : describeRun(summary, scores, call.outPath)}\n`,
  );
}

interface Call extends TextRun {
  readonly json: boolean;
}

function parse(parameters: string[]): Call | 'help' {
  const { values, positionals } = parseOptions(parameters);
  const [kind = 'help', ...rest] = positionals;
  if (values.help || kind === 'help') return 'help';
  if (kind !== 'text') throw new UsageError(`There is no evaluation of “${kind}”.\n\n${help}`);
  if (rest.length > 0) throw new UsageError(`“${rest.join(' ')}” is not understood.\n\n${help}`);
  const { corpus, claims, out, json = false } = values;
  if (!corpus) throw new UsageError(`--corpus is needed.\n\n${help}`);
  if (!claims) throw new UsageError(`--claims is needed.\n\n${help}`);
  if (!out) throw new UsageError(`--out is needed.\n\n${help}`);
  return { corpusPath: corpus, claimsPath: claims, outPath: out, json };
}

function parseOptions(parameters: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        corpus: text,
        claims: text,
        out: text,
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
}

/** Before the long work, so that a slip of the pen is told at once and costs no file. */
async function checkFiles({ corpusPath, claimsPath, outPath }: Call): Promise<void> {
  const known = (path: string) => stat(path).catch(() => undefined);
  for (const path of [corpusPath, claimsPath]) {
    const found = await known(path);
    if (!found) throw new UsageError(`There is no file ${path}.`);
    if (!found.isFile()) throw new UsageError(`${path} is not a file.`);
  }
  const folder = dirname(resolve(outPath));
  if (!(await known(folder))?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  const out = await known(outPath);
  if (!out) return;
  if (out.isDirectory()) throw new UsageError(`${outPath} is a folder.`);
  const inputs = await Promise.all([corpusPath, claimsPath].map((path) => realpath(path)));
  if (inputs.includes(await realpath(outPath))) {
    throw new UsageError(`${outPath} is read by this evaluation; the answers need another file.`);
  }
}

/** The method as it is installed, but with nothing to look in except the given index. */
function openCheckerWith(openEngines: OpenEngines, config: Config): TextRunParts['openChecker'] {
  const alone: Config = {
    ...config,
    databaseUrl: undefined,
    offline: true,
    providers: { ...config.providers, offline: true },
    languageModel: undefined,
  };
  return async (index) => {
    const opened = await openEngines(alone, { onlyEvidence: index });
    return {
      checkClaim: async (claim, language) => opened.checkClaim(claimFrom(claim, config.limits), language),
      close: () => opened.close(),
    };
  };
}

/** The first signal ends the work in good order, a second one at once. */
async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('Stopped. The answers that were ready are in the file.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
