/** The extension's code and style sheets, one file each, beside the pages that load them. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { carryWords } from './carry-words.ts';

const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url));

/** Each has an `.html`, a `.ts` and a `.css` of its name in its folder. */
const pages = ['panel', 'popup', 'options'] as const;

/** Contents by their path inside of the extension. */
export type Files = ReadonlyMap<string, Uint8Array>;

export async function bundleSource(folder = sourceFolder): Promise<Files> {
  const outFolder = join(folder, 'out');
  const { outputFiles } = await build({
    entryPoints: ['background.ts', ...pages.flatMap((page) => [`${page}/${page}.ts`, `${page}/${page}.css`])],
    absWorkingDir: folder,
    outdir: outFolder,
    outbase: folder,
    bundle: true,
    write: false,
    // As Firefox has no module for its background, and a page needs no more than one file.
    format: 'iife',
    target: ['chrome126', 'firefox142'],
    charset: 'utf8',
    // Left as readable as it was written: whoever reviews or installs it can read what it does.
    minify: false,
    legalComments: 'none',
    assetNames: 'fonts/[name]',
    loader: { '.woff2': 'file' },
    plugins: [carryWords],
    logLevel: 'silent',
  });
  return new Map([
    ...outputFiles.map(({ path, contents }) => [toName(relative(outFolder, path)), contents] as const),
    ...pages.map((page) => {
      const name = `${page}/${page}.html`;
      return [name, new Uint8Array(readFileSync(join(folder, name)))] as const;
    }),
  ]);
}

const toName = (path: string) => path.replaceAll('\\', '/');
