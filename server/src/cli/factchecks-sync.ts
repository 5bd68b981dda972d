/** `riscontro factchecks sync`, `feeds` and `forget`: keeps the fact-checks of published feeds up to date. */
import type { Config } from '../config.ts';
import type { ClaimReviews } from '../evidence/claim-reviews.ts';
import { openFeedList, readFeeds, removeFeedFile } from '../evidence/feeds/feed-list.ts';
import type { ImportSummary } from '../evidence/import/import-file.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import { createDownloadFeed } from '../net/download-feed.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { audited, type NoteAct } from './audited.ts';
import { readCommandConfig } from './command-config.ts';
import { describeSummary, runImport } from './import-run.ts';
import { createProgress } from './models-progress.ts';
import { readParameters } from './read-parameters.ts';
import { syncFeed } from './sync-feed.ts';
import { table } from './table.ts';
import { createPrint, drawingBoard, terminalErrors, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The largest known feed has a few hundred megabytes. */
const sizeBytesMax = 1024 ** 3;
const minuteMs = 60_000;

interface Outcome {
  readonly url: string;
  readonly outcome: 'updated' | 'unchanged' | 'failed';
  readonly summary?: ImportSummary;
  readonly error?: string;
}

type Print = (value: unknown, text: string) => void;
type Action = (addresses: readonly string[], config: Config, print: Print, help: string) => Promise<void>;

const actions: Readonly<Record<string, Action>> = { sync, feeds, forget };

export const isFeedAction = (name: string | undefined): boolean => Object.hasOwn(actions, name ?? '');

export async function feedsCommand(parameters: string[], help: string): Promise<void> {
  const { values, positionals } = parse(parameters, help);
  const [name = '', ...rest] = positionals;
  if (values.help) return void terminalOutput.write(help);
  const print = createPrint(values.json);
  await actions[name]?.(rest.map(addressOf), await readCommandConfig({ always: true }), print, help);
}

function parse(parameters: string[], help: string) {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  return readParameters(parameters, options, help);
}

function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(`${text} is not a web address such as https://example.org/feed.json.`);
  url.hash = '';
  return url.href;
}

function sync(addresses: readonly string[], config: Config, print: Print): Promise<void> {
  return audited(config, (note) => syncFeeds(addresses, config, print, note));
}

/** Without what stands behind the path: it may hold a password. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

async function syncFeeds(
  addresses: readonly string[],
  config: Config,
  print: Print,
  note: NoteAct,
): Promise<void> {
  const list = await openFeedList(config.dataDir);
  try {
    const urls = new Set(addresses.length > 0 ? addresses : list.all().map(({ url }) => url));
    if (urls.size === 0)
      throw new UsageError('No feed has been synced yet. Name one: riscontro factchecks sync URL');
    const reviews = await openClaimReviews(config);
    try {
      const outcomes: Outcome[] = [];
      for (const url of urls) {
        const outcome = await syncOne(url, config, list, reviews);
        outcomes.push(outcome);
        if (outcome.summary) {
          const { resumedAfter: _, ...details } = outcome.summary;
          await note({ action: 'factchecks.sync', target: withoutQuery(url), details });
        }
        if (outcome.error !== undefined) terminalErrors.write(`${url}: ${outcome.error}\n`);
      }
      if (outcomes.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
      report(outcomes, await reviews.count(), print);
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
  { offline, fetchAllow: allow }: Config,
  list: Awaited<ReturnType<typeof openFeedList>>,
  reviews: ClaimReviews,
): Promise<Outcome> {
  const safeFetch = createSafeFetch({ offline, allow, userAgent: 'Riscontro', firstByteTimeoutMs: minuteMs });
  const download = createDownloadFeed(
    { sizeBytesMax, timeoutMs: 120 * minuteMs, idleTimeoutMs: minuteMs, retryDelayMs: 1_000 },
    { safeFetch },
  );
  const progress = createProgress(drawingBoard);
  try {
    const summary = await syncFeed(url, {
      feeds: list,
      reviews,
      download,
      runImport,
      onProgress: (received, size) => progress.update(url, received, size),
      onDownloaded: progress.end,
    });
    return summary ? { url, outcome: 'updated', summary } : { url, outcome: 'unchanged' };
  } catch (error) {
    progress.end();
    return { url, outcome: 'failed', error: error instanceof Error ? error.message : String(error) };
  }
}

function report(outcomes: readonly Outcome[], count: number, print: Print): void {
  const lines = outcomes.flatMap(({ url, outcome, summary }) => {
    if (outcome === 'unchanged') return [`${url}: nothing new.`];
    return summary ? [`${url}: ${describeSummary(summary, { records: 'entries' })}`] : [];
  });
  print(
    {
      feeds: outcomes.map(({ url, outcome, summary, error }) => {
        const { resumedAfter, ...counts } = summary ?? {};
        return { url, outcome, ...counts, resumed_after: resumedAfter, error };
      }),
      fact_checks: count,
    },
    [...lines, `The index holds ${count.toLocaleString('en')} fact-checks.`].join('\n'),
  );
}

async function feeds(_: readonly string[], { dataDir }: Config, print: Print): Promise<void> {
  const known = await readFeeds(dataDir);
  const rows = known.map(({ url, changedAt = '', checkedAt }) => [url, checkedAt, changedAt]);
  print(
    known.map(({ url, checkedAt, changedAt }) => ({ url, checked_at: checkedAt, changed_at: changedAt })),
    rows.length === 0 ? 'No feed has been synced yet.' : table(['feed', 'checked', 'changed'], rows),
  );
}

function forget(addresses: readonly string[], config: Config, print: Print, help: string): Promise<void> {
  return audited(config, (note) => forgetFeed(addresses, config, print, help, note));
}

async function forgetFeed(
  addresses: readonly string[],
  config: Config,
  print: Print,
  help: string,
  note: NoteAct,
): Promise<void> {
  const [url] = addresses;
  if (url === undefined || addresses.length > 1) throw new UsageError(help);
  const list = await openFeedList(config.dataDir);
  try {
    if (!(await list.forget(url)))
      throw new UsageError(`${url} was not synced. See: riscontro factchecks feeds`);
    await removeFeedFile(list.pathOf(url));
    await note({ action: 'factchecks.forget', target: withoutQuery(url) });
  } finally {
    list.close();
  }
  print({ url, forgotten: true }, `${url} is not synced any more. The fact-checks that came from it stay.`);
}
