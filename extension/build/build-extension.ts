/** Everything that the stores and an unpacked installation need, for both browsers. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawLogo } from '../../server/src/assets/draw-icons.ts';
import { bundleSource, type Files } from './bundle-source.ts';
import { type BrowserName, browserNames, iconPath, iconSizesPixels, manifestFor } from './manifest.ts';
import { zipFiles } from './zip-files.ts';

export interface BuiltExtension {
  readonly browser: BrowserName;
  /** Ready to be loaded unpacked. */
  readonly folder: string;
  /** Ready for the store. */
  readonly zip: string;
}

const root = new URL('../', import.meta.url);
const languages = ['it', 'en'] as const;

/** Writes `chrome/`, `firefox/` and their zips into a folder; what an earlier build left there is replaced. */
export async function buildExtension(outFolder: string): Promise<BuiltExtension[]> {
  const [source, drawn, locales, version] = await Promise.all([
    bundleSource(),
    drawnIcons(),
    localeFiles(),
    packageVersion(),
  ]);
  const shared = [...source, ...drawn, ...locales];
  return Promise.all(
    browserNames.map(async (browser) => {
      const manifest = new TextEncoder().encode(
        `${JSON.stringify(manifestFor(browser, version), null, 2)}\n`,
      );
      const files: Files = new Map([['manifest.json', manifest], ...shared]);
      const folder = join(outFolder, browser);
      const zip = join(outFolder, `riscontro-${browser}-${version}.zip`);
      await rm(folder, { recursive: true, force: true });
      await Promise.all([...files].map(([name, bytes]) => write(join(folder, name), bytes)));
      await writeFile(zip, zipFiles(files));
      return { browser, folder, zip };
    }),
  );
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

const drawnIcons = () =>
  Promise.all(
    iconSizesPixels.map(async (size) => [iconPath(size), await drawLogo(size).toBuffer()] as const),
  );

const localeFiles = () =>
  Promise.all(
    languages.map(async (language) => {
      const name = `_locales/${language}/messages.json`;
      return [name, await readFile(new URL(name, root))] as const;
    }),
  );

async function packageVersion(): Promise<string> {
  const text = await readFile(new URL('package.json', root), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
