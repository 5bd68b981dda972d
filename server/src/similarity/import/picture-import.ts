/** Takes the rows of an import, hashes the files they name, and adds the pictures to the index. */
import type { ImportTarget } from '../../evidence/import/import-file.ts';
import { advance, type BookmarkAdvance } from '../../evidence/text-index.ts';
import type { PictureHasher } from '../picture-hasher.ts';
import type { KnownPicture, PictureHash, PictureIndex } from '../picture-index.ts';
import { type ImportBookmarks, nothingDone } from './import-bookmarks.ts';
import type { PictureRecord } from './picture-record.ts';

export interface PictureImportParts {
  readonly index: Pick<PictureIndex, 'add'>;
  readonly hasher: Pick<PictureHasher, 'hashFile'>;
  readonly bookmarks: ImportBookmarks;
  /** Called for every image that cannot be used. */
  readonly onBadImage: (path: string, fault: string) => void;
}

/** Pictures are on disk after so many files, or so many given hashes: no more is done twice after an interruption. */
const filesAtOnce = 32;
const hashesAtOnce = 1_000;

/** For the import of one file. */
export function createPictureImport(parts: PictureImportParts): ImportTarget<PictureRecord> {
  /** Batches may be given before the last one is written, and are written in order. */
  let last: Promise<unknown> = Promise.resolve();
  /** The reader of the file counts the rows that it cannot use, and knows nothing of these. */
  let badImages = 0;

  async function addBatch(records: readonly PictureRecord[], step: BookmarkAdvance) {
    const before = await parts.bookmarks.read(step.file);
    let done = before.done;
    const known = new Set(done.ids);
    for (const group of groupsOf(records.filter(({ id }) => !known.has(id)))) {
      const counts = await addGroup(group, parts);
      done = {
        ids: [...done.ids, ...group.map(({ id }) => id)],
        added: done.added + counts.added,
        duplicates: done.duplicates + counts.duplicates,
        bad: done.bad + counts.bad,
      };
      await parts.bookmarks.write(step.file, { ...before, done });
    }
    badImages += done.bad;
    const bookmark = advance(before.bookmark, { ...step, bad: step.bad + badImages }, done);
    await parts.bookmarks.write(step.file, { bookmark, done: nothingDone });
    return { added: done.added, duplicates: done.duplicates };
  }
  return {
    add(records, step) {
      const adding = last.then(() => addBatch(records, step));
      last = adding;
      return adding;
    },
    bookmarkOf: async (file) => (await parts.bookmarks.read(file)).bookmark,
    tidy: async () => undefined,
  };
}

function groupsOf(records: readonly PictureRecord[]): PictureRecord[][] {
  const groups: PictureRecord[][] = [];
  let files = 0;
  for (const record of records) {
    const isFile = 'path' in record.from;
    const group = groups.at(-1);
    if (group && group.length < hashesAtOnce && files < filesAtOnce) group.push(record);
    else {
      groups.push([record]);
      files = 0;
    }
    if (isFile) files += 1;
  }
  return groups;
}

async function addGroup(
  records: readonly PictureRecord[],
  { index, hasher, onBadImage }: PictureImportParts,
): Promise<{ added: number; duplicates: number; bad: number }> {
  const found = await Promise.all(
    records.map(async ({ from, ...rest }): Promise<KnownPicture | undefined> => {
      const hashes = 'words' in from ? given(from.words) : await computed(from.path);
      return hashes && { ...rest, origin: 'importata', hashes };
    }),
  );
  const pictures = found.filter((picture) => picture !== undefined);
  const { added, replaced } = pictures.length > 0 ? await index.add(pictures) : { added: 0, replaced: 0 };
  return {
    added: added + replaced,
    duplicates: pictures.length - added - replaced,
    bad: records.length - pictures.length,
  };

  async function computed(path: string): Promise<readonly PictureHash[] | undefined> {
    const file = await hasher.hashFile(path);
    if ('fault' in file) return void onBadImage(path, file.fault);
    const { stored } = file.hashes;
    return stored.length > 0 ? stored : void onBadImage(path, 'is too flat to be told from others');
  }
}

const given = (words: Uint32Array): readonly PictureHash[] => [{ words, part: 'whole' }];
