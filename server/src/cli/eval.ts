/** `riscontro eval`: measures the method on what the answer is known of, without a server and without the network. */
import { availableParallelism } from 'node:os';
import type { CommandParts } from './engine-opening.ts';
import { evaluateMedia, type MediaEvaluation } from './eval-media.ts';
import { evaluateText, type TextEvaluation } from './eval-text.ts';
import { readParameters } from './read-parameters.ts';
import { drawingBoard, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro eval text --corpus FILE --claims FILE --out FILE [--json]
       riscontro eval media --manifest FILE --out FILE [--variants] [--maps] [--jobs N] [--json]

text:
  --corpus FILE   the texts to look in, one JSON object a line: doc_id, url, title, text, lang
  --claims FILE   the claims to check, one JSON object a line: id, claim, lang (it or en)
  --out FILE      where the answers go, a line as each is ready: id, level, score, evidence, ms

The corpus is put into an index of its own, which is removed afterwards; your own indexes and the bundled knowledge
are left out, and no request leaves this machine. A claim that cannot be checked gets a line with its error.
Claims that also tell dataset, level, truth and gold are scored at the end; --json prints the scores as JSON.

media:
  --manifest FILE the files to judge, one JSON object a line: id, path (relative to the manifest), kind (image, video)
  --out FILE      where the answers go, a line as each is ready: id, level, score, ms, signals, c2pa, exif
  --variants      judge also copies of each picture: saved again, smaller, cropped
  --maps          also write heat maps, into the folder FILE.maps
  --jobs N        files judged at once; without it, one a core

A file that is refused gets a line with its error. Rows that also tell label and source are scored at the end.
`;

export async function evalCommand(
  parameters: string[],
  { openEngines, openImages, openVideos, stdout = terminalOutput, stderr = drawingBoard }: CommandParts,
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return void stdout.write(help);
  const parts = { openEngines, openImages, openVideos, stdout, stderr };
  await ('claimsPath' in call ? evaluateText(call, parts) : evaluateMedia(call, parts));
}

function parse(parameters: string[]): TextEvaluation | MediaEvaluation | 'help' {
  const { values, positionals } = parseOptions(parameters);
  const [kind = 'help', ...rest] = positionals;
  if (values.help || kind === 'help') return 'help';
  if (kind !== 'text' && kind !== 'media') {
    throw new UsageError(`There is no evaluation of “${kind}”.\n\n${help}`);
  }
  if (rest.length > 0) throw new UsageError(`“${rest.join(' ')}” is not understood.\n\n${help}`);
  const needed = (name: 'corpus' | 'claims' | 'manifest' | 'out'): string => {
    const value = values[name];
    if (!value) throw new UsageError(`--${name} is needed.\n\n${help}`);
    return value;
  };
  const json = values.json ?? false;
  if (kind === 'text') {
    return { corpusPath: needed('corpus'), claimsPath: needed('claims'), outPath: needed('out'), json };
  }
  return {
    manifestPath: needed('manifest'),
    outPath: needed('out'),
    variants: values.variants ?? false,
    maps: values.maps ?? false,
    jobs: jobsOf(values.jobs),
    json,
  };
}

function jobsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = Number(text);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64)
    throw new UsageError('--jobs is a number from 1 to 64.');
  return jobs;
}

function parseOptions(parameters: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  return readParameters(
    parameters,
    {
      corpus: text,
      claims: text,
      manifest: text,
      out: text,
      jobs: text,
      variants: flag,
      maps: flag,
      json: flag,
      help: { ...flag, short: 'h' },
    },
    help,
  );
}
