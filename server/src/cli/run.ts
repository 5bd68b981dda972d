/** The operator's commands: finds the one that was named, runs it, and tells faults in one line. */
import { ConfigError } from '../config.ts';
import { createCommandIsolation } from './command-isolation.ts';
import type { OpenEngines, OpenImages, OpenVideos } from './engine-opening.ts';
import { terminalErrors, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

interface Command {
  readonly summary: string;
  readonly run: (parameters: string[]) => Promise<void>;
}

const isolate = createCommandIsolation();

/** Loaded only by the commands that check something. */
const openEngines: OpenEngines = async (config, sources) => {
  const { openEngines: open } = await import('../wiring/engines.ts');
  // Such an evaluation reads no images.
  return open(sources?.onlyEvidence ? config : await isolate(config), sources);
};

const openImages: OpenImages = async (config, options) => {
  const { openImages: open } = await import('../images.ts');
  return open(await isolate(config), options);
};

const openVideos: OpenVideos = async (config, options) => {
  const { openVideos: open } = await import('../videos.ts');
  return open(await isolate(config), options);
};

const commands: Record<string, Command> = {
  serve: {
    summary: 'start the service',
    run: async () => {
      const { serve } = await import('../main.ts');
      const { openEngines: open } = await import('../wiring/engines.ts');
      const { openIsolation } = await import('../wiring/decoder-isolation.ts');
      await serve({
        async openEngines(config, parts) {
          const { mode, ...isolation } = await openIsolation(config, parts);
          return { ...(await open({ ...config, decoderIsolation: mode }, parts)), isolation };
        },
      });
    },
  },
  keys: {
    summary: 'create, list and change API keys',
    run: async (parameters) => {
      const { keysCommand } = await import('./keys.ts');
      await keysCommand(parameters);
    },
  },
  corpus: {
    summary: 'fill the index of passages that claims are held against',
    run: async (parameters) => {
      const { corpusCommand } = await import('./corpus.ts');
      await corpusCommand(parameters);
    },
  },
  factchecks: {
    summary: 'fill the index of published fact-checks',
    run: async (parameters) => {
      const { factchecksCommand } = await import('./factchecks.ts');
      await factchecksCommand(parameters);
    },
  },
  images: {
    summary: 'hash pictures, and fill the index of known ones',
    run: async (parameters) => {
      const { imagesCommand } = await import('./images.ts');
      await imagesCommand(parameters, { isolate });
    },
  },
  reviews: {
    summary: 'read what readers report, and correct verdicts',
    run: async (parameters) => {
      const { reviewsCommand } = await import('./reviews.ts');
      await reviewsCommand(parameters);
    },
  },
  results: {
    summary: 'show, hide and delete results',
    run: async (parameters) => {
      const { resultsCommand } = await import('./results.ts');
      await resultsCommand(parameters);
    },
  },
  models: {
    summary: 'list, fetch, add and remove models: entailment, sentence vectors, image detectors',
    run: async (parameters) => {
      const { modelsCommand } = await import('./models.ts');
      await modelsCommand(parameters);
    },
  },
  secrets: {
    summary: 'list and rotate what signs tokens',
    run: async (parameters) => {
      const { secretsCommand } = await import('./secrets.ts');
      await secretsCommand(parameters);
    },
  },
  audit: {
    summary: 'who changed what and when',
    run: async (parameters) => {
      const { auditCommand } = await import('./audit.ts');
      await auditCommand(parameters);
    },
  },
  verify: {
    summary: 'check a claim, an article or an image here and now',
    run: async (parameters) => {
      const { verifyCommand } = await import('./verify.ts');
      await verifyCommand(parameters, { openEngines, openImages, openVideos });
    },
  },
  extract: {
    summary: 'print the article of a web page or of a saved page',
    run: async (parameters) => {
      const { extractCommand } = await import('./extract.ts');
      await extractCommand(parameters);
    },
  },
  eval: {
    summary: 'measure the method on claims and pictures whose answer is known',
    run: async (parameters) => {
      const { evalCommand } = await import('./eval.ts');
      await evalCommand(parameters, { openEngines, openImages, openVideos });
    },
  },
};

function help(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `riscontro: verifies claims, articles, images and videos\n\nUsage: riscontro COMMAND\n\n${lines.join('\n')}\n\nSettings come from the environment; the README lists them.\n`;
}

export async function run([name = 'help', ...parameters]: string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) {
    terminalOutput.write(help());
    return;
  }
  try {
    const command = commands[name];
    if (!command) throw new UsageError(`There is no command “${name}”.\n\n${help()}`);
    await command.run(parameters);
  } catch (error) {
    if (error instanceof UsageError || error instanceof ConfigError) {
      terminalErrors.write(`${error.message}\n`);
      process.exitCode = 2;
      return;
    }
    terminalErrors.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
