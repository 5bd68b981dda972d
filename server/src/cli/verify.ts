/** `riscontro verify`: one check on this machine, without a server, a key or a quota. */
import { parseArgs } from 'node:util';
import { type Bilingual, Language, type Progress, TextFindings } from '@riscontro/contract';
import { engineFor, runEngine } from '../checks/run-engine.ts';
import { type Config, readConfig } from '../config.ts';
import { AppError, problemBody } from '../domain/app-error.ts';
import { canonicalUrl } from '../domain/canonical-url.ts';
import { claimFrom } from '../domain/claim-text.ts';
import type { ContentOf } from '../domain/content.ts';
import { cleanText } from '../language/clean-text.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Engines } from '../pipelines/engine.ts';
import type { CommandParts, Output } from './engine-opening.ts';
import { UsageError } from './usage-error.ts';
import { verifyReport } from './verify-report.ts';

const help = `Usage: riscontro verify text "CLAIM" [--lang it|en] [--json]
       riscontro verify url LINK [--lang it|en] [--json]

  --lang it|en   language of the answer; without it, that of the claim, and Italian for a link
  --json         print the findings as JSON and nothing else

Works without a server, with the sources that the settings name. What is asked and answered is not stored.
`;

const silence: Bilingual = { it: 'non risponde', en: 'does not answer' };

/** As long as a client of the service would wait. */
const timeLimitMs = 170_000;

export async function verifyCommand(
  parameters: string[],
  { openEngines, stdout = process.stdout, stderr = process.stderr }: CommandParts,
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return void stdout.write(help);
  const detected = call.kind === 'text' ? detectLanguage(call.input).language : undefined;
  const language = call.language ?? detected ?? 'it';
  const config = readConfig();
  const content = contentOf(call, config.limits, language);
  const opened = await openEngines(config);
  try {
    const findings = await check(opened.engines, content, language, stderr);
    stdout.write(`${call.json ? JSON.stringify(findings, null, 2) : verifyReport(findings, language)}\n`);
  } finally {
    await opened.close();
  }
}

interface Call {
  readonly kind: 'text' | 'url';
  readonly input: string;
  readonly language: Language | undefined;
  readonly json: boolean;
}

function parse(parameters: string[]): Call | 'help' {
  const { values, positionals } = parseOptions(parameters);
  const [kind = 'help', input, ...rest] = positionals;
  if (values.help || kind === 'help') return 'help';
  if (kind !== 'text' && kind !== 'url') {
    throw new UsageError(`“${kind}” cannot be verified from here.\n\n${help}`);
  }
  const what = kind === 'text' ? 'claim' : 'link';
  if (input === undefined) throw new UsageError(`The ${what} is missing.\n\n${help}`);
  if (rest.length > 0) throw new UsageError(`Put the ${what} in quotes, so that it is one text.\n\n${help}`);
  const language = Language.optional().safeParse(values.lang);
  if (!language.success) throw new UsageError(`--lang is it or en.\n\n${help}`);
  return { kind, input, language: language.data, json: values.json ?? false };
}

function parseOptions(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`);
  }
}

type TextualContent = ContentOf<'testo'> | ContentOf<'articolo'>;

function contentOf({ kind, input }: Call, limits: Config['limits'], language: Language): TextualContent {
  try {
    if (kind === 'text') return { kind: 'testo', claim: claimFrom(input, limits) };
    const url = input.length <= limits.linkCharactersMax ? canonicalUrl(input) : undefined;
    if (!url) throw new AppError('link_non_valido', { massimo: limits.linkCharactersMax });
    return { kind: 'articolo', url };
  } catch (error) {
    throw error instanceof AppError ? new UsageError(detailOf(error, language)) : error;
  }
}

async function check(
  engines: Engines,
  content: TextualContent,
  language: Language,
  stderr: Output,
): Promise<TextFindings> {
  const context = {
    language,
    signal: AbortSignal.timeout(timeLimitMs),
    progress: (event: Progress) => tell(event, language, stderr),
  };
  try {
    return TextFindings.parse(
      content.kind === 'testo'
        ? await runEngine(engineFor(engines, 'testo'), content, context)
        : await runEngine(engineFor(engines, 'articolo'), content, context),
    );
  } catch (error) {
    throw error instanceof AppError ? new Error(detailOf(error, language), { cause: error }) : error;
  }
}

function detailOf(error: AppError, language: Language): string {
  return problemBody(error, language, '').detail;
}

/** Names and texts may come from elsewhere, and a terminal obeys what it is shown. */
function tell({ evento, dati }: Progress, language: Language, stderr: Output): void {
  if (evento === 'fase') stderr.write(`${cleanText(dati.testo)}\n`);
  if (evento === 'fonte' && dati.esito === 'non_risponde') {
    stderr.write(`${cleanText(dati.nome)}: ${silence[language]}\n`);
  }
}
