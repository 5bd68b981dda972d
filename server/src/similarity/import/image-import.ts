/** Takes the rows of an import, hashes the files they name, and adds the images to the index. */
import type { ImportTarget } from '../../evidence/import/import-file.ts';
import { advance, type BookmarkAdvance } from '../../evidence/text-index.ts';
import { type ImageIndex, imageOrigins, type KnownImage } from '../image-index.ts';
import type { HashedImage, HashFault, MediaHasher } from '../media-hasher.ts';
import { framesOf } from '../video-hashes.ts';
import type { ImageRecord } from './image-record.ts';
import { type ImportBookmarks, nothingDone } from './import-bookmarks.ts';
import type { KnownLinks } from './known-links.ts';

export interface ImageImportParts {
  readonly index: Pick<ImageIndex, 'add'>;
  readonly hasher: Pick<MediaHasher, 'hashFile'>;
  readonly bookmarks: ImportBookmarks;
  /** For imports whose images lie behind links. */
  readonly links?: ImageLinks;
  /** Called for every image that cannot be used. */
  readonly onBadImage: (pathOrLink: string, fault: HashFault) => void;
}

export interface ImageLinks {
  readonly hashLink: (link: string) => Promise<HashedImage>;
  /** What was fetched once is not fetched again. */
  readonly known: KnownLinks;
}

/** Images are on disk after so many files, or so many given hashes: no more is done twice after an interruption. */
const filesAtOnce = 32;
const hashesAtOnce = 1_000;

/** For the import of one file. */
export function createImageImport(parts: ImageImportParts): ImportTarget<ImageRecord> {
  /** Batches may be given before the last one is written, and are written in order. */
  let last: Promise<unknown> = Promise.resolve();
  /** The reader of the file counts the rows that it cannot use, and knows nothing of these. */
  let badImages = 0;
  let isAsked = false;

  async function addBatch(records: readonly ImageRecord[], step: BookmarkAdvance) {
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
    async bookmarkOf(file) {
      const { bookmark } = await parts.bookmarks.read(file);
      const isFirst = !isAsked;
      isAsked = true;
      if (!parts.links || !isFirst || !bookmark?.finished || bookmark.bad === 0) return bookmark;
      // Links that failed may work today. The file is read again, and what is known is not fetched again.
      await parts.bookmarks.write(file, { done: nothingDone });
      return undefined;
    },
    tidy: async () => undefined,
  };
}

function groupsOf(records: readonly ImageRecord[]): ImageRecord[][] {
  const groups: ImageRecord[][] = [];
  let files = 0;
  for (const record of records) {
    const isFile = !('words' in record.from);
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
  records: readonly ImageRecord[],
  { index, hasher, links, onBadImage }: ImageImportParts,
): Promise<{ added: number; duplicates: number; bad: number }> {
  const fresh = records.filter((record) => !('link' in record.from && links?.known.has(record)));
  const found = await Promise.all(
    fresh.map(async (record): Promise<KnownImage | undefined> => {
      const { from, origin = imageOrigins.imported, ...rest } = record;
      const looks = 'words' in from ? given(from.words) : await computed(from);
      return looks && { ...rest, origin, ...looks };
    }),
  );
  const images = found.filter((image) => image !== undefined);
  const { added, replaced } = images.length > 0 ? await index.add(images) : { added: 0, replaced: 0 };
  await links?.known.add(fresh.filter((_, at) => found[at]));
  return {
    added: added + replaced,
    duplicates: records.length - fresh.length + images.length - added - replaced,
    bad: fresh.length - images.length,
  };

  async function computed(from: { path: string } | { link: string }): Promise<Looks | undefined> {
    const name = 'path' in from ? from.path : from.link;
    const file = 'path' in from ? await hasher.hashFile(name) : await links?.hashLink(name);
    if (!file || 'fault' in file) return void onBadImage(name, file?.fault ?? { code: 'isLink' });
    const looks: Looks =
      'video' in file
        ? { hashes: file.video.stored, frames: framesOf(file.video.stored) }
        : { hashes: file.hashes.stored };
    return looks.hashes.length > 0 ? looks : void onBadImage(name, { code: 'tooFlat' });
  }
}

type Looks = Pick<KnownImage, 'hashes' | 'frames'>;

const given = (words: Uint32Array): Looks => ({ hashes: [{ words, part: 'whole' }] });
