/** `riscontro images`: hashes images and videos and fills the index of known ones, with or without a running server. */
import { basename } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import type { ImageIndex } from '../similarity/image-index.ts';
import { openImageIndex } from '../similarity/open-image-index.ts';
import { audited } from './audited.ts';
import { readCommandConfig } from './command-config.ts';
import type { DecideIsolation } from './command-isolation.ts';
import { hashImages } from './images-hash.ts';
import { checkImport, importImages, importWords } from './images-import.ts';
import { describeSummary } from './import-run.ts';
import { readParameters } from './read-parameters.ts';
import { createPrint, terminalOutput } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Usage: riscontro images ACTION [--json]

  images hash FILE…      the PDQ hash of each file, its quality (0 to 100) and its name, a line a file; of a video the
                         hash, the quality and the time in seconds of every frame that stands for it, a line a frame
  images import FILE     add the pictures of a list; stopped half-way, the same command goes on where it stopped
  images import FOLDER --base-url URL
                         add all pictures and videos of a folder and of those in it; their address is URL and their path
  images import FILE --format factchecks
                         fetch and add the pictures that fact-checks have reviewed
  images stats           how many pictures are known

FILE holds a JSON object a line, or CSV with a row of headings: url (where the picture appeared), image (its file,
relative to FILE) or hash (64 hexadecimal digits) and, where known, title, date (2026-11-15) and quality. It may be
packed with bzip2, gzip or Zstandard. A picture with its image is found again after crops and in frames; with its
hash alone only as a whole.

Fact-checks are read from the same files as by riscontro factchecks import, MediaReview objects included. Pictures of
which a review says that it is about them are found again with its rating; a page that names no such picture is known
by its own illustration, without a rating.

What is there already is left alone. Rows and images that cannot be used are told and passed over.
--json prints JSON and nothing else.
`;

export async function imagesCommand(
  parameters: string[],
  { isolate }: { readonly isolate: DecideIsolation },
): Promise<void> {
  const { values, positionals } = parse(parameters);
  const [action = 'help', ...rest] = positionals;
  const { json = false, 'base-url': baseUrl, format } = values;
  if (values.help || action === 'help') return void terminalOutput.write(help);
  const print = createPrint(json);
  const [path] = rest;
  if ((baseUrl ?? format) !== undefined && action !== 'import') throw new UsageError(help);
  if (action === 'hash' && path !== undefined) return hashImages(rest, await isolate(readConfig()), { json });
  if (action === 'import' && path !== undefined && rest.length === 1) {
    const call = { path, baseUrl, format };
    const kind = await checkImport(call, readConfig());
    return withIndex((index, config) =>
      audited(config, async (note) => {
        const summary = await importImages(call, kind, index, await isolate(config));
        const { resumedAfter, ...counts } = summary;
        const count = await index.count();
        await note({ action: 'images.import', target: basename(path), details: counts });
        print(
          { ...counts, resumed_after: resumedAfter, pictures: count },
          `${describeSummary(summary, importWords[kind])}\n${holds(count)}`,
        );
      }),
    );
  }
  if (['stats', 'count'].includes(action) && rest.length === 0) {
    return withIndex(async (index) => {
      const count = await index.count();
      print({ pictures: count }, holds(count));
    });
  }
  const isKnown = ['hash', 'import', 'stats', 'count'].includes(action);
  throw new UsageError(isKnown ? help : `There is no action “${action}”.\n\n${help}`);
}

const holds = (count: number) => `The index holds ${count.toLocaleString('en')} pictures.`;

async function withIndex(work: (index: ImageIndex, config: Config) => Promise<void>): Promise<void> {
  const config = await readCommandConfig({ always: true });
  const index = await openImageIndex(config);
  try {
    await work(index, config);
  } finally {
    await index.close();
  }
}

function parse(parameters: string[]) {
  return readParameters(
    parameters,
    {
      json: { type: 'boolean' },
      'base-url': { type: 'string' },
      format: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    help,
  );
}
