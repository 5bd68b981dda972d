/** `riscontro images`: hashes images and videos and fills the index of known ones, with or without a running server. */
import { basename } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import type { ImageIndex } from '../similarity/image-index.ts';
import { openImageIndex } from '../similarity/open-image-index.ts';
import { readCommandConfig } from './command-config.ts';
import type { DecideIsolation } from './command-isolation.ts';
import { misfit, readCall, type SyntaxOf, UsageError } from './command-line.ts';
import { audited } from './command-store.ts';
import { hashImages } from './images-hash.ts';
import { checkImport, importImages, importKinds } from './images-import.ts';
import { summaryText } from './import-run.ts';
import { createPrint, type Terminal } from './terminal.ts';

export const imagesSyntax = {
  name: 'images',
  usage: [{ parameters: 'ACTION' }],
  actions: {
    hash: { parameters: 'hash FILE…' },
    import: { parameters: 'import FILE' },
    importFolder: { parameters: 'import FOLDER', needs: ['base-url'] },
    importFactChecks: { parameters: 'import FILE', needs: ['format'] },
    stats: { parameters: 'stats' },
  },
  options: { 'base-url': { value: 'URL' }, format: { value: 'factchecks' } },
} as const satisfies SyntaxOf<'images'>;

export async function imagesCommand(
  parameters: string[],
  terminal: Terminal,
  { isolate }: { readonly isolate: DecideIsolation },
): Promise<void> {
  const call = readCall(parameters, imagesSyntax, terminal);
  if (!call) return;
  const { action, rest } = call;
  const { json = false, 'base-url': baseUrl, format } = call.values;
  const print = createPrint(terminal, json);
  const { words } = terminal;
  const holds = (count: number) => words.imports.holds({ count, kind: 'images' });
  const [path] = rest;
  if ((baseUrl ?? format) !== undefined && action !== 'import') throw misfit(imagesSyntax);
  if (action === 'hash' && path !== undefined)
    return hashImages(rest, await isolate(readConfig()), { json, terminal });
  if (action === 'import' && path !== undefined && rest.length === 1) {
    const asked = { path, baseUrl, format };
    const kind = await checkImport(asked, readConfig());
    return withIndex(terminal, (index, config) =>
      audited(config, async (note) => {
        const isolated = await isolate(config);
        const summary = await importImages(asked, kind, { index, config: isolated, terminal });
        const { resumedAfter, ...counts } = summary;
        const count = await index.count();
        await note({ action: 'images.import', target: basename(path), details: counts });
        print(
          { ...counts, resumed_after: resumedAfter, pictures: count },
          `${summaryText(summary, importKinds[kind], words)}\n${holds(count)}`,
        );
      }),
    );
  }
  if (['stats', 'count'].includes(action) && rest.length === 0) {
    return withIndex(terminal, async (index) => {
      const count = await index.count();
      print({ pictures: count }, holds(count));
    });
  }
  if (['hash', 'import', 'stats', 'count'].includes(action)) throw misfit(imagesSyntax);
  throw new UsageError({ of: 'common', code: 'noAction', values: { action } }, imagesSyntax);
}

async function withIndex(
  terminal: Terminal,
  work: (index: ImageIndex, config: Config) => Promise<void>,
): Promise<void> {
  const config = await readCommandConfig(terminal, { always: true });
  const index = await openImageIndex(config);
  try {
    await work(index, config);
  } finally {
    await index.close();
  }
}
