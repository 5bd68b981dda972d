/** `riscontro images import`: brings a list of pictures, or all pictures of a folder, into the index. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { ImportSummary } from '../evidence/import/import-file.ts';
import { createImportBookmarks } from '../similarity/import/import-bookmarks.ts';
import { listPictures, TooManyPictures } from '../similarity/import/list-pictures.ts';
import { pictureFormatOf } from '../similarity/import/picture-format.ts';
import { createPictureImport } from '../similarity/import/picture-import.ts';
import { createPictureParser } from '../similarity/import/picture-record.ts';
import { createPictureHasher } from '../similarity/picture-hasher.ts';
import type { PictureIndex } from '../similarity/picture-index.ts';
import { runImport } from './import-run.ts';
import { UsageError } from './usage-error.ts';

export interface ImagesImport {
  readonly path: string;
  readonly baseUrl: string | undefined;
}

/** Images told one by one; after them only their number is. */
const badShownMax = 20;
const folderPicturesMax = 1_000_000;

/** Before anything is opened: whether it is there, and what it needs. */
export async function checkImport({ path, baseUrl }: ImagesImport): Promise<'file' | 'folder'> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no file or folder ${path}.`);
  if (found.isFile()) {
    if (baseUrl !== undefined) throw new UsageError('--base-url is for folders; rows have their own url.');
    return 'file';
  }
  if (!found.isDirectory()) throw new UsageError(`${path} is neither a file nor a folder.`);
  if (baseUrl === undefined || !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw new UsageError('A folder needs --base-url, the http or https address below which its files lie.');
  }
  return 'folder';
}

export async function importImages(
  call: ImagesImport,
  kind: 'file' | 'folder',
  index: PictureIndex,
  config: Config,
): Promise<ImportSummary> {
  if (kind === 'file') return importList(call.path, call.path, 'rows', index, config);
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-images-'));
  try {
    const list = join(folder, 'list.jsonl');
    await writeFolderList(list, call);
    return await importList(list, call.path, 'pictures', index, config);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importList(
  list: string,
  label: string,
  records: string,
  index: PictureIndex,
  config: Config,
): Promise<ImportSummary> {
  const hasher = createPictureHasher({
    processes: availableParallelism(),
    sizeBytesMax: config.limits.imageBytesMax,
  });
  let badImages = 0;
  const target = createPictureImport({
    index,
    hasher,
    bookmarks: createImportBookmarks(join(config.dataDir, 'image-imports'), nameOf(config)),
    onBadImage(path, fault) {
      badImages += 1;
      if (badImages <= badShownMax) process.stderr.write(`${path}: ${fault}\n`);
    },
  });
  try {
    const parse = createPictureParser(list);
    return await runImport(list, target, { parse, formatOf: pictureFormatOf, records, label });
  } finally {
    if (badImages > badShownMax) {
      process.stderr.write(`and ${badImages - badShownMax} more images that cannot be used\n`);
    }
    await hasher.close();
  }
}

/** Without the address itself, which holds a password. */
function nameOf({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) return 'here';
  const { host, pathname } = new URL(databaseUrl);
  return createHash('sha256').update(`${host}${pathname}`).digest('hex');
}

/** As a list in a file whose identity is that of the folder's content, so that a later run recognises it. */
async function writeFolderList(list: string, { path, baseUrl = '' }: ImagesImport): Promise<void> {
  const names = await listPictures(path, folderPicturesMax).catch((error: unknown) => {
    throw error instanceof TooManyPictures ? new UsageError(error.message) : error;
  });
  const rows = names.map((name) => {
    const url = `${baseUrl.replace(/\/+$/, '')}/${name.split('/').map(encodeURIComponent).join('/')}`;
    return `${JSON.stringify({ url, title: basename(name), image: resolve(path, name) })}\n`;
  });
  await writeFile(list, rows.join(''));
  await utimes(list, 0, 0);
}
