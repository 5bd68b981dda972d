/** `riscontro extract`: the article of a page or of a file, as the service reads it. */
import { open } from 'node:fs/promises';
import type { Words } from '@riscontro/words';
import { readConfig } from '../config.ts';
import { OperatorError } from '../domain/operator-error.ts';
import { cleanText } from '../language/clean-text.ts';
import { FetchRefused, type RefusalReason } from '../net/fetch-refused.ts';
import { createSafeFetch } from '../net/safe-fetch.ts';
import { sniff } from '../net/sniff.ts';
import type { Article, Extraction } from '../pages/article.ts';
import { PageUnreadable } from '../pages/page.ts';
import { createPageReader, type PageReader } from '../pages/page-reader.ts';
import { createReadArticle } from '../pages/read-article.ts';
import { version } from '../version.ts';
import { readParameters, type SyntaxOf, showHelp, UsageError } from './command-line.ts';
import type { Terminal } from './terminal.ts';

export const extractSyntax = {
  name: 'extract',
  usage: [{ parameters: 'URL|FILE' }],
  actions: {},
  options: { json: {} },
} as const satisfies SyntaxOf<'extract'>;

/** A file is on this machine already: it may be larger, and take longer, than a page that somebody sends. */
const fileBytesMax = 20 * 1024 * 1024;
const readingTimeMs = 20_000;
const fetchingTimeMs = 25_000;

export async function extractCommand(
  parameters: string[],
  terminal: Terminal,
  setExitCode: (code: number) => void = exitWith,
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return showHelp(extractSyntax, terminal);
  const { output, errors, words } = terminal;
  const reader = createPageReader({ threads: 1, timeoutMs: readingTimeMs, memoryMbMax: 1_024 });
  try {
    const extraction = await (isLink(call.input) ? fromLink : fromFile)(call.input, reader);
    if ('article' in extraction) {
      const { article } = extraction;
      output.write(call.json ? asJson(article) : asText(article, words.extract));
    } else {
      const reason = words.extract.reasons[extraction.notArticle];
      errors.write(`${words.extract.notArticle({ reason })}\n`);
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
    const values = { path, reason: (error as Error).message };
    throw new OperatorError({ of: 'extract', code: 'cannotOpen', values }, { cause: error });
  }
  try {
    const { size } = await file.stat();
    if (size > fileBytesMax) {
      const values = { path, megabytes: fileBytesMax / 1024 / 1024 };
      throw new OperatorError({ of: 'extract', code: 'tooLarge', values });
    }
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function parse(parameters: string[]): { input: string; json: boolean } | 'help' {
  const { values, positionals } = readParameters(parameters, extractSyntax);
  const [input, ...rest] = positionals;
  if (values.help || input === 'help') return 'help';
  if (input === undefined) throw new UsageError({ of: 'extract', code: 'missing' }, extractSyntax);
  if (rest.length > 0) throw new UsageError({ of: 'extract', code: 'oneAtATime' }, extractSyntax);
  return { input, json: values.json ?? false };
}

function asJson(article: Article): string {
  const { title, author, site, published, language, languageTag, text, canonical, image } = article;
  const told = { title, author, site, published, language: language ?? languageTag, text, canonical, image };
  const whole = Object.fromEntries(Object.entries(told).map(([name, value]) => [name, value ?? null]));
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Every text is cleaned: a terminal obeys what it is shown. */
function asText(article: Article, words: Words['terminal']['extract']): string {
  const { title, author, site, published, language, languageTag, canonical, image, kind, paywalled, text } =
    article;
  const facts = {
    author,
    site,
    published,
    language: language ?? languageTag,
    link: canonical,
    image,
    kind: kind === 'article' ? undefined : words.kinds[kind],
    note: paywalled ? words.paywalled : undefined,
  };
  const width = Math.max(...Object.values(words.labels).map((label) => label.length)) + 3;
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${`${words.labels[name as keyof typeof facts]}:`.padEnd(width)}${cleanText(value)}`],
  );
  const paragraphs = text.split('\n\n').map(cleanText);
  return `${[cleanText(title), lines.join('\n'), ...paragraphs].join('\n\n')}\n`;
}

/** Of those that come with a status, the words tell it. */
const refusals = {
  forbidden_address: 'forbiddenAddress',
  bad_url: 'badUrl',
  too_many_redirects: 'tooManyRedirects',
  too_large: 'pageTooLarge',
  wrong_type: 'wrongType',
  timeout: 'timeout',
  unreachable: 'unreachable',
  name_not_found: 'nameNotFound',
  offline: 'offline',
} as const satisfies Record<Exclude<RefusalReason, 'not_found' | 'server_error'>, string>;

function inPlainWords(error: unknown): unknown {
  if (error instanceof PageUnreadable)
    return new OperatorError({ of: 'extract', code: 'unreadable' }, { cause: error });
  if (!(error instanceof FetchRefused)) return error;
  const { reason, status } = error;
  const values = { status };
  if (reason === 'not_found')
    return new OperatorError({ of: 'extract', code: 'notFound', values }, { cause: error });
  if (reason === 'server_error')
    return new OperatorError({ of: 'extract', code: 'serverError', values }, { cause: error });
  return new OperatorError({ of: 'extract', code: refusals[reason] }, { cause: error });
}
