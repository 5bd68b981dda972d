/** `riscontro factchecks sync`, `feeds` and `forget`: keeps the fact-checks of published feeds up to date. */
import type { Config } from '../config.ts';
import { errorText } from '../domain/operator-error.ts';
import type { ClaimReviews } from '../evidence/claim-reviews.ts';
import { openFeedList, readFeeds, removeFeedFile } from '../evidence/feeds/feed-list.ts';
import type { ImportSummary } from '../evidence/import/import-file.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import { createDownloadFeed } from '../net/download-feed.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { readCommandConfig } from './command-config.ts';
import { actionNamed, type CommandSyntax, misfit, readCall, UsageError } from './command-line.ts';
import { audited, type NoteAct } from './command-store.ts';
import { createDownloadProgress } from './download-progress.ts';
import { runImport, summaryText } from './import-run.ts';
import { syncFeed } from './sync-feed.ts';
import { table } from './table.ts';
import { createPrint, type Print, type Terminal } from './terminal.ts';

/** The largest known feed has a few hundred megabytes. */
const sizeBytesMax = 1024 ** 3;
const minuteMs = 60_000;

interface Outcome {
  readonly url: string;
  readonly outcome: 'updated' | 'unchanged' | 'failed';
  readonly summary?: ImportSummary;
  readonly error?: unknown;
}

interface Call {
  readonly addresses: readonly string[];
  readonly config: Config;
  readonly print: Print;
  readonly syntax: CommandSyntax;
  readonly terminal: Terminal;
}

const actions: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  sync: (call) => audited(call.config, (note) => syncFeeds(call, note)),
  feeds: listFeeds,
  forget: (call) => audited(call.config, (note) => forgetFeed(call, note)),
};

export const isFeedAction = (name: string | undefined): boolean => Object.hasOwn(actions, name ?? '');

export async function feedsCommand(
  parameters: string[],
  syntax: CommandSyntax,
  terminal: Terminal,
): Promise<void> {
  const call = readCall(parameters, syntax, terminal);
  if (!call) return;
  const action = actionNamed(actions, call.action, syntax);
  const addresses = call.rest.map(addressOf);
  const config = await readCommandConfig(terminal, { always: true });
  await action({ addresses, config, print: createPrint(terminal, call.values.json), syntax, terminal });
}

function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError({ of: 'factchecks', code: 'badAddress', values: { text } });
  url.hash = '';
  return url.href;
}

/** Without what stands behind the path: it may hold a password. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

async function syncFeeds(call: Call, note: NoteAct): Promise<void> {
  const { addresses, config, terminal } = call;
  const list = await openFeedList(config.dataDir);
  try {
    const urls = new Set(addresses.length > 0 ? addresses : list.all().map(({ url }) => url));
    if (urls.size === 0) throw new UsageError({ of: 'factchecks', code: 'noFeeds' });
    const reviews = await openClaimReviews(config);
    try {
      const outcomes: Outcome[] = [];
      for (const url of urls) {
        const outcome = await syncOne(url, call, list, reviews);
        outcomes.push(outcome);
        if (outcome.summary) {
          const { resumedAfter: _, ...details } = outcome.summary;
          await note({ action: 'factchecks.sync', target: withoutQuery(url), details });
        }
        if ('error' in outcome)
          terminal.errors.write(`${url}: ${errorText(terminal.words, outcome.error)}\n`);
      }
      if (outcomes.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
      report(outcomes, await reviews.count(), call);
    } finally {
      await reviews.close();
    }
  } finally {
    list.close();
  }
}

/** One that fails says so, and the others go on. */
async function syncOne(
  url: string,
  { config: { offline, fetchAllow: allow }, terminal }: Call,
  list: Awaited<ReturnType<typeof openFeedList>>,
  reviews: ClaimReviews,
): Promise<Outcome> {
  const safeFetch = createSafeFetch({ offline, allow, userAgent: 'Riscontro', firstByteTimeoutMs: minuteMs });
  const download = createDownloadFeed(
    { sizeBytesMax, timeoutMs: 120 * minuteMs, idleTimeoutMs: minuteMs, retryDelayMs: 1_000 },
    { safeFetch },
  );
  const progress = createDownloadProgress(terminal.drawingBoard, terminal.words.models);
  try {
    const summary = await syncFeed(url, {
      feeds: list,
      reviews,
      download,
      runImport: (path, target, options) => runImport(path, target, options, terminal),
      onProgress: (received, size) => progress.update(url, received, size),
      onDownloaded: progress.end,
    });
    return summary ? { url, outcome: 'updated', summary } : { url, outcome: 'unchanged' };
  } catch (error) {
    progress.end();
    return { url, outcome: 'failed', error };
  }
}

function report(outcomes: readonly Outcome[], count: number, { print, terminal: { words } }: Call): void {
  const lines = outcomes.flatMap(({ url, outcome, summary }) => {
    if (outcome === 'unchanged') return [words.factchecks.nothingNew({ url })];
    return summary ? [`${url}: ${summaryText(summary, { records: 'entries' }, words)}`] : [];
  });
  print(
    {
      feeds: outcomes.map(({ url, outcome, summary, error }) => {
        const { resumedAfter, ...counts } = summary ?? {};
        const fault = error instanceof Error ? error.message : error;
        return { url, outcome, ...counts, resumed_after: resumedAfter, error: fault };
      }),
      fact_checks: count,
    },
    [...lines, words.imports.holds({ count, kind: 'factChecks' })].join('\n'),
  );
}

async function listFeeds({ config, print, terminal }: Call): Promise<void> {
  const { noFeeds, headings } = terminal.words.factchecks;
  const known = await readFeeds(config.dataDir);
  const rows = known.map(({ url, changedAt = '', checkedAt }) => [url, checkedAt, changedAt]);
  print(
    known.map(({ url, checkedAt, changedAt }) => ({ url, checked_at: checkedAt, changed_at: changedAt })),
    rows.length === 0 ? noFeeds : table(headings, rows),
  );
}

async function forgetFeed(
  { addresses, config, print, syntax, terminal }: Call,
  note: NoteAct,
): Promise<void> {
  const [url] = addresses;
  if (url === undefined || addresses.length > 1) throw misfit(syntax);
  const list = await openFeedList(config.dataDir);
  try {
    if (!(await list.forget(url)))
      throw new UsageError({ of: 'factchecks', code: 'notSynced', values: { url } });
    await removeFeedFile(list.pathOf(url));
    await note({ action: 'factchecks.forget', target: withoutQuery(url) });
  } finally {
    list.close();
  }
  print({ url, forgotten: true }, terminal.words.factchecks.isForgotten({ url }));
}
