/** The operator's commands: finds the one that was named, runs it, and tells faults in one line. */
import { ConfigError, readTerminalLanguage } from '../config.ts';
import { errorText } from '../domain/operator-error.ts';
import { createCommandIsolation, type DecideIsolation } from './command-isolation.ts';
import { UsageError } from './command-line.ts';
import type { CommandParts } from './engine-opening.ts';
import { helpText, overviewText } from './help-text.ts';
import { openTerminal, type Terminal } from './terminal.ts';

type Command = (parameters: string[], terminal: Terminal) => Promise<void>;

const serve: Command = async () => {
  const { serve: start } = await import('../main.ts');
  const { openEngines: open } = await import('../wiring/engines.ts');
  const { openIsolation } = await import('../wiring/decoder-isolation.ts');
  await start({
    async openEngines(config, parts) {
      const { mode, ...isolation } = await openIsolation(config, parts);
      return { ...(await open({ ...config, decoderIsolation: mode }, parts)), isolation };
    },
  });
};

/** Each is loaded when it is called; the help lists them in this order. */
function createCommands(terminal: Terminal) {
  const isolate = createCommandIsolation(terminal);
  const openings = engineOpenings(isolate);
  return {
    serve,
    keys: async (...call) => (await import('./keys.ts')).keysCommand(...call),
    corpus: async (...call) => (await import('./corpus.ts')).corpusCommand(...call),
    factchecks: async (...call) => (await import('./factchecks.ts')).factchecksCommand(...call),
    images: async (...call) => (await import('./images.ts')).imagesCommand(...call, { isolate }),
    reviews: async (...call) => (await import('./reviews.ts')).reviewsCommand(...call),
    results: async (...call) => (await import('./results.ts')).resultsCommand(...call),
    models: async (...call) => (await import('./models.ts')).modelsCommand(...call),
    secrets: async (...call) => (await import('./secrets.ts')).secretsCommand(...call),
    audit: async (...call) => (await import('./audit.ts')).auditCommand(...call),
    verify: async (...call) => (await import('./verify.ts')).verifyCommand(...call, openings),
    extract: async (...call) => (await import('./extract.ts')).extractCommand(...call),
    eval: async (...call) => (await import('./eval.ts')).evalCommand(...call, openings),
  } satisfies Record<string, Command>;
}

/** The engines, loaded only by the commands that check something. */
function engineOpenings(isolate: DecideIsolation): CommandParts {
  return {
    async openEngines(config, sources) {
      const { openEngines } = await import('../wiring/engines.ts');
      // Such an evaluation reads no images.
      return openEngines(sources?.onlyEvidence ? config : await isolate(config), sources);
    },
    async openImages(config, options) {
      const { openImages } = await import('../wiring/media.ts');
      return openImages(await isolate(config), options);
    },
    async openVideos(config, options) {
      const { openVideos } = await import('../wiring/media.ts');
      return openVideos(await isolate(config), options);
    },
  };
}

export async function run([name = 'help', ...parameters]: string[]): Promise<void> {
  const terminal = openTerminal(readTerminalLanguage());
  const { output, errors, words, columns } = terminal;
  const commands = createCommands(terminal);
  const overview = overviewText(Object.keys(commands) as (keyof typeof commands)[], words, columns);
  if (['help', '--help', '-h'].includes(name)) return void output.write(overview);
  try {
    if (isIn(commands, name)) return await commands[name](parameters, terminal);
    const fault = words.common.faults.noCommand({ command: name });
    errors.write(`${fault}\n\n${overview}`);
    process.exitCode = 2;
  } catch (error) {
    errors.write(`${errorText(words, error)}\n`);
    if (error instanceof UsageError && error.syntax)
      errors.write(`\n${helpText(error.syntax, words, columns)}`);
    process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}

/** Not what merely every object has. */
function isIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}
