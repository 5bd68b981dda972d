/** `riscontro verify`: one check on this machine, without a server, a key or a quota. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Bilingual, type ContentKind, Language, type Progress } from '@riscontro/contract';
import { engineFor, runEngine } from '../checks/run-engine.ts';
import type { Config } from '../config.ts';
import { AppError, problemBody } from '../domain/app-error.ts';
import { canonicalUrl } from '../domain/canonical-url.ts';
import { claimFrom } from '../domain/claim-text.ts';
import type { Content } from '../domain/content.ts';
import { checkFileSize } from '../domain/file-size.ts';
import { cleanText } from '../language/clean-text.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { fileHash } from '../models/file-hash.ts';
import type { Engines, FindingsOf } from '../pipelines/engine.ts';
import { readCommandConfig } from './command-config.ts';
import type { CommandParts, Output } from './engine-opening.ts';
import { mediaReport } from './media-report.ts';
import { readParameters } from './read-parameters.ts';
import { terminalErrors, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { verifyReport } from './verify-report.ts';

const help = `Usage: riscontro verify text "CLAIM" [--lang it|en] [--json]
       riscontro verify url LINK [--lang it|en] [--json]
       riscontro verify image FILE|LINK [--lang it|en] [--json]
       riscontro verify video FILE|LINK [--lang it|en] [--json]

  --lang it|en   language of the answer; without it, that of the claim, else Italian
  --json         print the findings as JSON and nothing else

Works without a server, with the sources that the settings name. What is asked and answered is not stored.
`;

const silence: Bilingual = { it: 'non risponde', en: 'does not answer' };

/** As long as a client of the service would wait. */
const timeLimitMs = 170_000;

export async function verifyCommand(
  parameters: string[],
  { openEngines, openImages, openVideos, stdout = terminalOutput, stderr = terminalErrors }: CommandParts,
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return void stdout.write(help);
  const detected = call.kind === 'text' ? detectLanguage(call.input).language : undefined;
  const language = call.language ?? detected ?? 'it';
  const config = await readCommandConfig({ always: true });
  const content = await contentOf(call, config.limits, language);
  const { engines, close } = await open();
  try {
    const findings = await check(engines, content, language, stderr);
    const report = () =>
      'prove' in findings ? verifyReport(findings, language) : mediaReport(findings, language);
    stdout.write(`${call.json ? JSON.stringify(findings, null, 2) : report()}\n`);
  } finally {
    await close();
  }

  /** Images and videos need none of what claims need, and the other way round. */
  async function open(): Promise<{ engines: Engines; close(): Promise<void> }> {
    if (content.kind === 'immagine') {
      const images = await openImages(config);
      return { engines: { immagine: images.engine }, close: () => images.close() };
    }
    if (content.kind === 'video') {
      const videos = await openVideos(config);
      return { engines: { video: videos.engine }, close: () => videos.close() };
    }
    return openEngines(config);
  }
}

const inputs = { text: 'claim', url: 'link', image: 'file or link', video: 'file or link' } as const;

interface Call {
  readonly kind: keyof typeof inputs;
  readonly input: string;
  readonly language: Language | undefined;
  readonly json: boolean;
}

const isKind = (text: string): text is Call['kind'] => Object.hasOwn(inputs, text);

function parse(parameters: string[]): Call | 'help' {
  const { values, positionals } = parseOptions(parameters);
  const [kind = 'help', input, ...rest] = positionals;
  if (values.help || kind === 'help') return 'help';
  if (!isKind(kind)) throw new UsageError(`“${kind}” cannot be verified from here.\n\n${help}`);
  const what = inputs[kind];
  if (input === undefined) throw new UsageError(`The ${what} is missing.\n\n${help}`);
  if (rest.length > 0) throw new UsageError(`Put the ${what} in quotes, so that it is one text.\n\n${help}`);
  const language = Language.optional().safeParse(values.lang);
  if (!language.success) throw new UsageError(`--lang is it or en.\n\n${help}`);
  return { kind, input, language: language.data, json: values.json ?? false };
}

function parseOptions(parameters: string[]) {
  return readParameters(
    parameters,
    {
      lang: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    help,
  );
}

async function contentOf(
  { kind, input }: Call,
  limits: Config['limits'],
  language: Language,
): Promise<Content> {
  try {
    if (kind === 'text') return { kind: 'testo', claim: claimFrom(input, limits) };
    const media = mediaOf(kind, limits);
    if (media && !/^https?:/i.test(input)) return await fileContent(input, media);
    const url = input.length <= limits.linkCharactersMax ? canonicalUrl(input) : undefined;
    if (!url) throw new AppError('link_non_valido', { charactersMax: limits.linkCharactersMax });
    return media ? { kind: media.kind, url } : { kind: 'articolo', url };
  } catch (error) {
    throw error instanceof AppError ? new UsageError(detailOf(error, language)) : error;
  }
}

interface Media {
  readonly kind: 'immagine' | 'video';
  readonly sizeBytesMax: number;
}

function mediaOf(kind: Call['kind'], limits: Config['limits']): Media | undefined {
  if (kind === 'image') return { kind: 'immagine', sizeBytesMax: limits.imageBytesMax };
  return kind === 'video' ? { kind: 'video', sizeBytesMax: limits.videoBytesMax } : undefined;
}

async function fileContent(path: string, { kind, sizeBytesMax }: Media): Promise<Content> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`There is no file ${path}.`);
  checkFileSize(found.size, sizeBytesMax);
  return { kind, file: { path: resolve(path), ...(await fileHash(path)) } };
}

async function check(
  engines: Engines,
  content: Content,
  language: Language,
  stderr: Output,
): Promise<FindingsOf<ContentKind>> {
  const context = {
    language,
    signal: AbortSignal.timeout(timeLimitMs),
    progress: progressTeller(language, stderr),
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
function progressTeller(language: Language, stderr: Output): (event: Progress) => void {
  let last: string | undefined;
  return ({ evento, dati }) => {
    if (evento === 'fase' && dati.testo !== last) {
      last = dati.testo;
      stderr.write(`${cleanText(dati.testo)}\n`);
    }
    if (evento === 'fonte' && dati.esito === 'non_risponde') {
      stderr.write(`${cleanText(dati.nome)}: ${silence[language]}\n`);
    }
  };
}
