/** `riscontro images import`: brings the images of a list, of a folder or of fact-checks into the index. */

import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { say } from '@riscontro/words';
import type { Config } from '../config.ts';
import { ifThere } from '../domain/if-there.ts';
import { factCheckFormatOf } from '../evidence/import/fact-check-format.ts';
import type { ImportOptions, ImportSummary } from '../evidence/import/import-file.ts';
import type { ImageIndex } from '../similarity/image-index.ts';
import { imageFormatOf } from '../similarity/import/image-format.ts';
import { createImageImport, type ImageLinks } from '../similarity/import/image-import.ts';
import { createImageParser, type ImageRecord } from '../similarity/import/image-record.ts';
import { createImportBookmarks } from '../similarity/import/import-bookmarks.ts';
import { openKnownLinks } from '../similarity/import/known-links.ts';
import { listImages, TooManyImages } from '../similarity/import/list-images.ts';
import { parseReviewImages, reviewTypes } from '../similarity/import/review-images.ts';
import { createImageHasher, createMediaHasher } from '../similarity/media-hasher.ts';
import { UsageError } from './command-line.ts';
import { type ImportKinds, type RunOptions, runImport } from './import-run.ts';
import type { Terminal } from './terminal.ts';

export interface ImagesImport {
  readonly path: string;
  readonly baseUrl: string | undefined;
  readonly format: string | undefined;
}

type ImportKind = 'file' | 'folder' | 'factchecks';

export const importKinds: Readonly<Record<ImportKind, ImportKinds>> = {
  file: { records: 'rows' },
  folder: { records: 'images' },
  factchecks: { records: 'entries', items: 'images' },
};

/** Images told one by one; after them only their number is. */
const badShownMax = 20;
const folderImagesMax = 1_000_000;

/** So many links until the progress shows again. */
const linksAtOnce = 64;

/** Before anything is opened: whether it is there, and what it needs. */
export async function checkImport(
  { path, baseUrl, format }: ImagesImport,
  { offline }: Pick<Config, 'offline'>,
): Promise<ImportKind> {
  if (format !== undefined && format !== 'factchecks') {
    throw new UsageError({ of: 'images', code: 'noFormat', values: { format } });
  }
  const found = await ifThere(stat(path));
  if (!found) throw new UsageError({ of: 'images', code: 'noFileOrFolder', values: { path } });
  if (found.isFile()) {
    if (baseUrl !== undefined) throw new UsageError({ of: 'images', code: 'baseUrlForFolders' });
    if (format !== undefined && offline) throw new UsageError({ of: 'images', code: 'offline' });
    return format === undefined ? 'file' : 'factchecks';
  }
  if (format !== undefined) throw new UsageError({ of: 'images', code: 'formatForFiles' });
  if (!found.isDirectory()) throw new UsageError({ of: 'images', code: 'neither', values: { path } });
  if (baseUrl === undefined || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw new UsageError({ of: 'images', code: 'baseUrlNeeded' });
  }
  return 'folder';
}

interface ImportParts {
  readonly index: ImageIndex;
  readonly config: Config;
  readonly terminal: Terminal;
}

export async function importImages(
  call: ImagesImport,
  kind: ImportKind,
  parts: ImportParts,
): Promise<ImportSummary> {
  const { path } = call;
  const { records } = importKinds[kind];
  if (kind === 'file') return importList(path, { ...listOptions(path), records }, parts);
  if (kind === 'factchecks') return importList(path, { ...factCheckOptions, records }, parts);
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-images-'));
  try {
    const list = join(folder, 'list.jsonl');
    await writeFolderList(list, call);
    return await importList(list, { ...listOptions(list), records, label: path }, parts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Reading = Pick<ImportOptions<ImageRecord>, 'parse' | 'formatOf' | 'formatName' | 'batchItemsMax'>;

const listOptions = (list: string): Reading => ({
  parse: createImageParser(list),
  formatOf: imageFormatOf,
});

const factCheckOptions: Reading & { readonly formatName: string } = {
  parse: parseReviewImages,
  formatOf: (chunks) => factCheckFormatOf(chunks, reviewTypes),
  formatName: 'factchecks',
  batchItemsMax: linksAtOnce,
};

async function importList(
  list: string,
  options: RunOptions<ImageRecord>,
  { index, config, terminal }: ImportParts,
): Promise<ImportSummary> {
  await using closing = new AsyncDisposableStack();
  const processes = availableParallelism();
  const hasher = createMediaHasher({ processes, isolation: config.decoderIsolation, ...config.limits });
  closing.defer(() => hasher.close());
  let badImages = 0;
  const folder = join(config.dataDir, 'image-imports');
  const target = createImageImport({
    index,
    hasher,
    bookmarks: createImportBookmarks(folder, nameOf(config)),
    ...(options.formatName === factCheckOptions.formatName
      ? { links: await openLinks(folder, config, closing) }
      : {}),
    onBadImage(path, fault) {
      badImages += 1;
      if (badImages <= badShownMax)
        terminal.errors.write(`${path}: ${say(terminal.words.hashing.faults, fault)}\n`);
    },
  });
  try {
    return await runImport(list, target, options, terminal);
  } finally {
    if (badImages > badShownMax) {
      terminal.errors.write(`${terminal.words.images.moreBad({ count: badImages - badShownMax })}\n`);
    }
  }
}

async function openLinks(folder: string, config: Config, closing: AsyncDisposableStack): Promise<ImageLinks> {
  const hasher = createImageHasher({
    processes: availableParallelism(),
    sizeBytesMax: config.limits.imageBytesMax,
    isolation: config.decoderIsolation,
  });
  closing.defer(() => hasher.close());
  // Only here, because it brings the whole verification of images with it.
  const { hashLinksWith } = await import('../wiring/lead-images.ts');
  return {
    hashLink: hashLinksWith(hasher, config),
    known: await openKnownLinks(folder, nameOf(config)),
  };
}

/** Without the address itself, which holds a password. */
function nameOf({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) return 'here';
  const { host, pathname } = new URL(databaseUrl);
  return createHash('sha256').update(`${host}${pathname}`).digest('hex');
}

/** As a list in a file whose identity is that of the folder's content, so that a later run recognises it. */
async function writeFolderList(list: string, { path, baseUrl = '' }: ImagesImport): Promise<void> {
  const names = await listImages(path, folderImagesMax).catch((error: unknown) => {
    throw error instanceof TooManyImages ? new UsageError(error.fault) : error;
  });
  const rows = names.map((name) => {
    const url = `${baseUrl.replace(/\/+$/, '')}/${name.split('/').map(encodeURIComponent).join('/')}`;
    return `${JSON.stringify({ url, title: basename(name), image: resolve(path, name) })}\n`;
  });
  await writeFile(list, rows.join(''));
  await utimes(list, 0, 0);
}
