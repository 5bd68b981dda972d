/** `riscontro extract`: the article of a page or of a file, as the service reads it. */
import { open } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { cleanText } from '../language/clean-text.ts';
import { FetchRefused, type RefusalReason } from '../net/fetch-refused.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { sniff } from '../net/sniff.ts';
import type { Article, Extraction, NotArticle } from '../pages/article.ts';
import { PageUnreadable } from '../pages/page.ts';
import { createPageReader, type PageReader } from '../pages/page-reader.ts';
import { createReadArticle } from '../pages/read-article.ts';
import { version } from '../version.ts';
import type { Output } from './engine-opening.ts';
import { readParameters } from './read-parameters.ts';
import { terminalErrors, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro extract URL|FILE [--json]

  --json   print title, author, site, published, language, text, canonical and image as JSON and nothing else;
           what is not known is null

FILE is a page saved as HTML, in any character set; nothing is fetched for it. What is not an article ends with
status 2, a page that cannot be had or read with status 1.
`;

/** A file is on this machine already: it may be larger, and take longer, than a page that somebody sends. */
const fileBytesMax = 20 * 1024 * 1024;
const readingTimeMs = 20_000;
const fetchingTimeMs = 25_000;

export interface ExtractParts {
  readonly stdout?: Output;
  readonly stderr?: Output;
  readonly setExitCode?: (code: number) => void;
}

export async function extractCommand(
  parameters: string[],
  { stdout = terminalOutput, stderr = terminalErrors, setExitCode = exitWith }: ExtractParts = {},
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return void stdout.write(help);
  const reader = createPageReader({ threads: 1, timeoutMs: readingTimeMs, memoryMbMax: 1_024 });
  try {
    const extraction = await (isLink(call.input) ? fromLink : fromFile)(call.input, reader);
    if ('article' in extraction)
      stdout.write(call.json ? asJson(extraction.article) : asText(extraction.article));
    else {
      stderr.write(`Not an article: ${reasons[extraction.notArticle]}.\n`);
      setExitCode(2);
    }
  } catch (error) {
    throw inPlainWords(error);
  } finally {
    await reader.close();
  }
}

const exitWith = (code: number) => {
  process.exitCode = code;
};

const isLink = (input: string) => /^https?:\/\//i.test(input);

async function fromLink(link: string, reader: PageReader): Promise<Extraction> {
  const { offline, fetchAllow: allow, baseUrl } = readConfig();
  const userAgent = `Riscontro/${version}${baseUrl ? ` (+${baseUrl})` : ''}`;
  const safeFetch = createSafeFetch({ offline, allow, userAgent });
  const readArticle = createReadArticle({ timeoutMs: fetchingTimeMs }, { safeFetch, reader });
  return readArticle(link, { signal: AbortSignal.timeout(fetchingTimeMs + readingTimeMs) });
}

async function fromFile(path: string, reader: PageReader): Promise<Extraction> {
  const bytes = await readFile(path);
  if (bytes.length === 0) return { notArticle: 'empty' };
  // Named .html and without a tag that tells: old pages begin with anything.
  const kind = sniff(bytes, /\.x?html?$/i.test(path) ? 'text/html' : '')?.kind;
  const isMarkup = kind === 'html' || kind === 'xml' || (kind === 'text' && /\.x?html?$/i.test(path));
  if (!isMarkup) return { notArticle: 'not_html' };
  return reader.extract({ bytes, kind: 'html', contentType: undefined, url: undefined });
}

async function readFile(path: string): Promise<Buffer> {
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(path);
  } catch (error) {
    throw new Error(`${path} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
  try {
    const { size } = await file.stat();
    if (size > fileBytesMax) throw new Error(`${path} is larger than ${fileBytesMax / 1024 / 1024} MB.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function parse(parameters: string[]): { input: string; json: boolean } | 'help' {
  const { values, positionals } = parseOptions(parameters);
  const [input, ...rest] = positionals;
  if (values.help || input === 'help') return 'help';
  if (input === undefined) throw new UsageError(`The link or the file is missing.\n\n${help}`);
  if (rest.length > 0) throw new UsageError(`One link or one file at a time.\n\n${help}`);
  return { input, json: values.json ?? false };
}

function parseOptions(parameters: string[]) {
  return readParameters(
    parameters,
    { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    help,
  );
}

function asJson(article: Article): string {
  const { title, author, site, published, language, languageTag, text, canonical, image } = article;
  const told = { title, author, site, published, language: language ?? languageTag, text, canonical, image };
  const whole = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, value ?? null]));
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Every text is cleaned: a terminal obeys what it is shown. */
function asText(article: Article): string {
  const { title, author, site, published, language, languageTag, canonical, image, kind, paywalled, text } =
    article;
  const facts = {
    author,
    site,
    published,
    language: language ?? languageTag,
    link: canonical,
    image,
    kind: kind === 'article' ? undefined : kind,
    note: paywalled ? 'the rest is for subscribers' : undefined,
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${`${name}:`.padEnd(11)} ${cleanText(value)}`],
  );
  const paragraphs = text.split('\n\n').map(cleanText);
  return `${[cleanText(title), lines.join('\n'), ...paragraphs].join('\n\n')}\n`;
}

const reasons: Readonly<Record<NotArticle, string>> = {
  login: 'it is a page to log in',
  shop: 'it is a page of a shop',
  home: 'it is a front page or a section, with links to articles',
  search_results: 'it is a list of search results',
  video: 'it is a film with next to no text',
  app_shell: 'nothing is there before its scripts run',
  cookie_wall: 'it only asks to consent to cookies',
  paywall: 'nearly all of it is for subscribers',
  error_page: 'it says that there is no such page, or that it cannot be shown',
  empty: 'it holds no text',
  not_html: 'it is not a web page',
};

const refusals: Readonly<Record<RefusalReason, string>> = {
  forbidden_address: 'The link leads to an address that may not be fetched.',
  bad_url: 'The link is not an http or https link without credentials.',
  too_many_redirects: 'The link is redirected too often.',
  too_large: 'The page is too large.',
  wrong_type: 'There is something else than a web page behind the link.',
  timeout: 'The server did not answer in time.',
  unreachable: 'The server cannot be reached.',
  not_found: 'The server says that there is no such page, or does not give it away',
  server_error: 'The server failed',
  name_not_found: 'No server of that name can be found.',
  offline: 'Outbound requests are switched off (OFFLINE).',
};

function inPlainWords(error: unknown): unknown {
  if (error instanceof FetchRefused) {
    const words = refusals[error.reason];
    const status = error.status === undefined ? '' : ` (${error.status})`;
    return new Error(words.endsWith('.') ? words : `${words}${status}.`, { cause: error });
  }
  if (error instanceof PageUnreadable)
    return new Error('The page cannot be read: it takes more time or memory than a page may take.', {
      cause: error,
    });
  return error;
}
