/** `npm run build -w extension`: both browsers' extensions in `dist/`, unpacked and as zips. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildExtension } from './build-extension.ts';

const outFolder = fileURLToPath(new URL('../dist/', import.meta.url));

for (const { browser, folder, zip } of await buildExtension(outFolder)) {
  const shown = (path: string) => relative(process.cwd(), path);
  console.log(`${browser}: ${shown(folder)}/ and ${shown(zip)}`);
}
