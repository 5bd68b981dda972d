/** `riscontro verify`: one check on this machine, without a server, a key or a quota. */

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ContentKind, mediaFindings, type Progress, textFindings } from '@riscontro/contract/inside';
import { isLanguage, type Language, languageOr, languages, wordsIn } from '@riscontro/words';
import { engineFor, runEngine } from '../checks/run-engine.ts';
import type { Config } from '../config.ts';
import { AppError, problemBody } from '../domain/app-error.ts';
import { canonicalUrl } from '../domain/canonical-url.ts';
import { claimFrom } from '../domain/claim-text.ts';
import type { Content } from '../domain/content.ts';
import { checkFileSize } from '../domain/file-size.ts';
import { ifThere } from '../domain/if-there.ts';
import { cleanText } from '../language/clean-text.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { fileHash } from '../models/file-hash.ts';
import type { Engines, FindingsOf } from '../pipelines/engine.ts';
import { claimReport } from './claim-report.ts';
import { readCommandConfig } from './command-config.ts';
import { readParameters, type SyntaxOf, showHelp, UsageError } from './command-line.ts';
import type { CommandParts } from './engine-opening.ts';
import { mediaReport } from './media-report.ts';
import type { Output, Terminal } from './terminal.ts';

const takes = ['lang'] as const;

export const verifySyntax = {
  name: 'verify',
  usage: [
    { parameters: 'text "CLAIM"', takes },
    { parameters: 'url LINK', takes },
    { parameters: 'image FILE|LINK', takes },
    { parameters: 'video FILE|LINK', takes },
  ],
  actions: {},
  options: { lang: { value: languages.join('|') }, json: {} },
} as const satisfies SyntaxOf<'verify'>;

/** As long as a client of the service would wait. */
const timeLimitMs = 170_000;

export async function verifyCommand(
  parameters: string[],
  terminal: Terminal,
  { openEngines, openImages, openVideos }: CommandParts,
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return showHelp(verifySyntax, terminal);
  const detected = call.kind === 'text' ? detectLanguage(call.input).language : undefined;
  const language = call.language ?? languageOr(detected);
  const config = await readCommandConfig(terminal, { always: true });
  const content = await contentOf(call, config.limits, language);
  const { engines, close } = await open();
  try {
    const findings = await check(engines, content, language, terminal.errors);
    const report = () =>
      'evidence' in findings ? claimReport(findings, language) : mediaReport(findings, language);
    const answer = () =>
      'evidence' in findings ? textFindings.toWire(findings) : mediaFindings.toWire(findings);
    terminal.output.write(`${call.json ? JSON.stringify(answer(), null, 2) : report()}\n`);
  } finally {
    await close();
  }

  /** Images and videos need none of what claims need, and the other way round. */
  async function open(): Promise<{ engines: Engines; close(): Promise<void> }> {
    if (content.kind === 'image') {
      const images = await openImages(config);
      return { engines: { image: images.engine }, close: () => images.close() };
    }
    if (content.kind === 'video') {
      const videos = await openVideos(config);
      return { engines: { video: videos.engine }, close: () => videos.close() };
    }
    return openEngines(config);
  }
}

/** What each kind is a check of. */
const inputs = { text: 'claim', url: 'link', image: 'file', video: 'file' } as const;

interface Call {
  readonly kind: keyof typeof inputs;
  readonly input: string;
  readonly language: Language | undefined;
  readonly json: boolean;
}

const isKind = (text: string): text is Call['kind'] => Object.hasOwn(inputs, text);

function parse(parameters: string[]): Call | 'help' {
  const { values, positionals } = readParameters(parameters, verifySyntax);
  const [kind = 'help', input, ...rest] = positionals;
  if (values.help || kind === 'help') return 'help';
  if (!isKind(kind)) throw new UsageError({ of: 'verify', code: 'noKind', values: { kind } }, verifySyntax);
  const what = inputs[kind];
  if (input === undefined) throw new UsageError({ of: 'verify', code: `${what}Missing` }, verifySyntax);
  if (rest.length > 0) throw new UsageError({ of: 'verify', code: `${what}InQuotes` }, verifySyntax);
  const { lang: language, json = false } = values;
  if (language !== undefined && !isLanguage(language)) {
    const choices = { option: '--lang', choices: languages };
    throw new UsageError({ of: 'common', code: 'optionChoices', values: choices }, verifySyntax);
  }
  return { kind, input, language, json };
}

async function contentOf(
  { kind, input }: Call,
  limits: Config['limits'],
  language: Language,
): Promise<Content> {
  try {
    if (kind === 'text') return { kind: 'text', claim: claimFrom(input, limits) };
    const media = mediaOf(kind, limits);
    if (media && !/^https?:/i.test(input)) return await fileContent(input, media);
    const url = input.length <= limits.linkCharactersMax ? canonicalUrl(input) : undefined;
    if (!url) throw new AppError('linkInvalid', { charactersMax: limits.linkCharactersMax });
    return media ? { kind: media.kind, url } : { kind: 'article', url };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new UsageError({ of: 'common', code: 'said', values: { text: detailOf(error, language) } });
  }
}

interface Media {
  readonly kind: 'image' | 'video';
  readonly sizeBytesMax: number;
}

function mediaOf(kind: Call['kind'], limits: Config['limits']): Media | undefined {
  if (kind === 'image') return { kind: 'image', sizeBytesMax: limits.imageBytesMax };
  return kind === 'video' ? { kind: 'video', sizeBytesMax: limits.videoBytesMax } : undefined;
}

async function fileContent(path: string, { kind, sizeBytesMax }: Media): Promise<Content> {
  const found = await ifThere(stat(path));
  if (!found?.isFile()) throw new UsageError({ of: 'common', code: 'noFile', values: { path } });
  checkFileSize(found.size, sizeBytesMax);
  return { kind, file: { path: resolve(path), ...(await fileHash(path)) } };
}

async function check(
  engines: Engines,
  content: Content,
  language: Language,
  errors: Output,
): Promise<FindingsOf<ContentKind>> {
  const context = {
    language,
    signal: AbortSignal.timeout(timeLimitMs),
    progress: progressTeller(language, errors),
    attach: () => undefined,
  };
  try {
    return await runEngine(engineFor(engines, content.kind), content, context);
  } catch (error) {
    throw error instanceof AppError ? new Error(detailOf(error, language), { cause: error }) : error;
  }
}

function detailOf(error: AppError, language: Language): string {
  return problemBody(error, language, '').detail;
}

/** Each step once. Names and texts may come from elsewhere, and a terminal obeys what it is shown. */
function progressTeller(language: Language, errors: Output): (event: Progress) => void {
  const { doesNotAnswer } = wordsIn(language).terminal.verify;
  let last: string | undefined;
  return ({ event, data }) => {
    if (event === 'phase' && data.text !== last) {
      last = data.text;
      errors.write(`${cleanText(data.text)}\n`);
    }
    if (event === 'source' && data.outcome === 'silent') {
      errors.write(`${doesNotAnswer({ source: cleanText(data.name) })}\n`);
    }
  };
}
