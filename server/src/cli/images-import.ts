/** `riscontro images import`: brings the images of a list, of a folder or of fact-checks into the index. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
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
import { runImport } from './import-run.ts';
import { terminalErrors } from './terminal.ts';
import { UsageError } from './usage-error.ts';

export interface ImagesImport {
  readonly path: string;
  readonly baseUrl: string | undefined;
  readonly format: string | undefined;
}

type ImportKind = 'file' | 'folder' | 'factchecks';

/** What is counted, in the plural, and what is added where that is something else. */
export const importWords: Readonly<
  Record<ImportKind, { readonly records: string; readonly items?: string }>
> = {
  file: { records: 'rows' },
  folder: { records: 'pictures' },
  factchecks: { records: 'entries', items: 'pictures' },
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
    throw new UsageError(`There is no format “${format}”; use factchecks, or none for a list of pictures.`);
  }
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no file or folder ${path}.`);
  if (found.isFile()) {
    if (baseUrl !== undefined) throw new UsageError('--base-url is for folders; rows have their own url.');
    if (format !== undefined && offline) {
      throw new UsageError('Pictures of fact-checks are fetched from where they lie: not while OFFLINE=1.');
    }
    return format === undefined ? 'file' : 'factchecks';
  }
  if (format !== undefined) throw new UsageError('--format is for files; a folder holds pictures.');
  if (!found.isDirectory()) throw new UsageError(`${path} is neither a file nor a folder.`);
  if (baseUrl === undefined || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw new UsageError('A folder needs --base-url, the http or https address below which its files lie.');
  }
  return 'folder';
}

export async function importImages(
  call: ImagesImport,
  kind: ImportKind,
  index: ImageIndex,
  config: Config,
): Promise<ImportSummary> {
  const { path } = call;
  const { records } = importWords[kind];
  if (kind === 'file') return importList(path, { ...listOptions(path), records }, index, config);
  if (kind === 'factchecks') return importList(path, { ...factCheckOptions, records }, index, config);
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-images-'));
  try {
    const list = join(folder, 'list.jsonl');
    await writeFolderList(list, call);
    return await importList(list, { ...listOptions(list), records, label: path }, index, config);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type ListOptions = Parameters<typeof runImport<ImageRecord>>[2];
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
  options: ListOptions,
  index: ImageIndex,
  config: Config,
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
      if (badImages <= badShownMax) terminalErrors.write(`${path}: ${fault}\n`);
    },
  });
  try {
    return await runImport(list, target, options);
  } finally {
    if (badImages > badShownMax) {
      terminalErrors.write(`and ${badImages - badShownMax} more images that cannot be used\n`);
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
  const { hashLinksWith } = await import('../images.ts');
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
    throw error instanceof TooManyImages ? new UsageError(error.message) : error;
  });
  const rows = names.map((name) => {
    const url = `${baseUrl.replace(/\/+$/, '')}/${name.split('/').map(encodeURIComponent).join('/')}`;
    return `${JSON.stringify({ url, title: basename(name), image: resolve(path, name) })}\n`;
  });
  await writeFile(list, rows.join(''));
  await utimes(list, 0, 0);
}
