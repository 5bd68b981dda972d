/** Everything that the stores and an unpacked installation need, for both browsers. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages, wordsIn } from '@riscontro/words';
import { zipSync } from 'fflate';
import { drawLogo } from '../../server/src/assets/draw-icons.ts';
import { bundleSource, type Files } from './bundle-source.ts';
import { type BrowserName, browserNames, iconPath, iconSizesPixels, manifestFor } from './manifest.ts';

export interface BuiltExtension {
  readonly browser: BrowserName;
  /** Ready to be loaded unpacked. */
  readonly folder: string;
  /** Ready for the store. */
  readonly zip: string;
}

const root = new URL('../', import.meta.url);

/** Writes `chrome/`, `firefox/` and their zips into a folder; what an earlier build left there is replaced. */
export async function buildExtension(outFolder: string): Promise<BuiltExtension[]> {
  const [source, drawn, version] = await Promise.all([bundleSource(), drawnIcons(), packageVersion()]);
  const shared = [...source, ...drawn, ...localeFiles()];
  return Promise.all(
    browserNames.map(async (browser) => {
      const manifest = encoded(manifestFor(browser, version));
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

/** What the manifest says, in every language. */
const localeFiles = (): Files =>
  new Map(
    languages.map((language) => {
      const texts = Object.entries(wordsIn(language).extension.manifest);
      const messages = Object.fromEntries(texts.map(([name, message]) => [name, { message }]));
      return [`_locales/${language}/messages.json`, encoded(messages)];
    }),
  );

const encoded = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

async function packageVersion(): Promise<string> {
  const text = await readFile(new URL('package.json', root), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** By the clock of this machine's time zone, as zips keep it: their first year. */
const zippedAt = new Date(1980, 0, 1);

/** The same, byte for byte, whenever and wherever it is made from the same files. */
function zipFiles(files: Files): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: zippedAt });
}
