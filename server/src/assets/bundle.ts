/** Style sheets and browser code as one file each, with the fonts that they name, under names made from their content. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, stop } from 'esbuild';

const webFolder = fileURLToPath(new URL('../web/', import.meta.url));

export interface Bundle {
  /** Contents by file name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** File names by the names that pages use: `page.css`, `share.js`, `….woff2`. */
  readonly fileOf: ReadonlyMap<string, string>;
}

/**
 * Every file right inside of `styles/` and `browser/` is one that a page can load; what they share lies in folders
 * below.
 */
export function bundle(folder = webFolder): Bundle {
  const { outputFiles, metafile } = buildSync({
    entryPoints: entries(folder),
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
  // The bundler's own process would stay for further builds, and there are none.
  void stop();
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const fileOf = new Map(
    Object.entries(metafile.outputs).map(([path, { entryPoint, inputs }]) => {
      const origin = basename(entryPoint ?? Object.keys(inputs)[0] ?? path);
      return [origin.replace(/\.ts$/, '.js'), basename(path)];
    }),
  );
  return { files, fileOf };
}

const entries = (folder: string) =>
  globSync('{styles/*.css,browser/*.ts}', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
