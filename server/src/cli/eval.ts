/** `riscontro eval`: measures the method on what the answer is known of, without a server and without the network. */
import { availableParallelism } from 'node:os';
import { readParameters, type SyntaxOf, showHelp, UsageError } from './command-line.ts';
import type { CommandParts } from './engine-opening.ts';
import { evaluateMedia, type MediaEvaluation } from './eval-media.ts';
import { evaluateText, type TextEvaluation } from './eval-text.ts';
import type { Terminal } from './terminal.ts';

const group = { text: { group: 'text' }, media: { group: 'media' } } as const;

export const evalSyntax = {
  name: 'eval',
  usage: [
    { parameters: 'text', needs: ['corpus', 'claims', 'out'] },
    { parameters: 'media', needs: ['manifest', 'out'], takes: ['variants', 'maps', 'jobs'] },
  ],
  actions: {},
  options: {
    corpus: { value: 'FILE', ...group.text },
    claims: { value: 'FILE', ...group.text },
    manifest: { value: 'FILE', ...group.media },
    variants: group.media,
    maps: group.media,
    jobs: { value: 'N', ...group.media },
    out: { value: 'FILE' },
    json: {},
  },
} as const satisfies SyntaxOf<'eval'>;

export async function evalCommand(
  parameters: string[],
  terminal: Terminal,
  parts: CommandParts,
): Promise<void> {
  const call = parse(parameters);
  if (call === 'help') return showHelp(evalSyntax, terminal);
  await ('claimsPath' in call ? evaluateText(call, terminal, parts) : evaluateMedia(call, terminal, parts));
}

function parse(parameters: string[]): TextEvaluation | MediaEvaluation | 'help' {
  const { values, positionals } = readParameters(parameters, evalSyntax);
  const [kind = 'help', ...rest] = positionals;
  if (values.help || kind === 'help') return 'help';
  if (kind !== 'text' && kind !== 'media')
    throw new UsageError({ of: 'eval', code: 'noKind', values: { kind } }, evalSyntax);
  if (rest.length > 0) {
    const text = rest.join(' ');
    throw new UsageError({ of: 'eval', code: 'notUnderstood', values: { text } }, evalSyntax);
  }
  const needed = (name: 'corpus' | 'claims' | 'manifest' | 'out'): string => {
    const value = values[name];
    if (value) return value;
    throw new UsageError({ of: 'common', code: 'optionNeeded', values: { option: `--${name}` } }, evalSyntax);
  };
  const { json = false, variants = false, maps = false } = values;
  if (kind === 'text') {
    return { corpusPath: needed('corpus'), claimsPath: needed('claims'), outPath: needed('out'), json };
  }
  return {
    manifestPath: needed('manifest'),
    outPath: needed('out'),
    variants,
    maps,
    jobs: jobsOf(values.jobs),
    json,
  };
}

function jobsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = Number(text);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64) throw new UsageError({ of: 'eval', code: 'badJobs' });
  return jobs;
}
