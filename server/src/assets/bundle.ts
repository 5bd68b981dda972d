/** Style sheets and browser code as one file each, with the fonts that they name, under names made from their content. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages, wordsIn } from '@riscontro/words';
import { type BuildOptions, build, stop } from 'esbuild';

const webFolder = fileURLToPath(new URL('../web/', import.meta.url));
const wordsFolder = dirname(fileURLToPath(import.meta.resolve('@riscontro/words')));

export interface Bundle {
  /** Contents by file name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The file of a name that pages use: `page.css`, `share.js`, `….woff2`. Code that says something has one a language. */
  fileOf(name: string, language: Language): string | undefined;
}

/**
 * Every file right inside of `styles/` and `browser/` is one that a page can load; what they share lies in folders
 * below. Browser code is bundled once a language: what it imports from `@riscontro/words/of-page/` are the words of
 * that one, so that no page loads a language that its reader does not see.
 */
export async function bundle(folder = webFolder): Promise<Bundle> {
  const [styles, ...codes] = await Promise.all([
    buildFiles(folder, 'styles/*.css', {}),
    ...languages.map((language) =>
      buildFiles(folder, 'browser/*.ts', {
        alias: { '@riscontro/words/of-page': join(wordsFolder, language) },
        define: { frameTitles: JSON.stringify(frameTitles) },
      }),
    ),
  ]);
  // The bundler's own process would stay for further builds, and there are none.
  await stop();
  const codeIn = new Map(languages.map((language, index) => [language, codes[index]?.names]));
  return {
    files: new Map([styles, ...codes].flatMap(({ files }) => [...files])),
    fileOf: (name, language) => styles.names.get(name) ?? codeIn.get(language)?.get(name),
  };
}

/** The loader of the widget runs on pages in any language, so it has them all. */
const frameTitles = languages.map((language) => [language, wordsIn(language).pages.widget.frameTitle]);

async function buildFiles(folder: string, pattern: string, options: BuildOptions) {
  const entries = globSync(pattern, { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const { outputFiles = [], metafile } = await build({
    ...options,
    entryPoints: entries.map((file) => join(folder, file)),
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    // Closed in itself: the loader runs among other sites' scripts.
    format: 'iife',
    target: 'es2022',
    // What newer style sheets say is for newer browsers; it must not be rewritten for older ones.
    supported: { nesting: true },
    charset: 'utf8',
    legalComments: 'none',
    outdir: join(folder, 'out'),
    publicPath: '/assets',
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    logLevel: 'silent',
  });
  const names = Object.entries(metafile?.outputs ?? {}).map(([path, { entryPoint, inputs }]) => {
    const origin = basename(entryPoint ?? Object.keys(inputs)[0] ?? path);
    return [origin.replace(/\.ts$/, '.js'), basename(path)] as const;
  });
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])),
    names: new Map(names),
  };
}
