/** A thread with one connection to the evidence file: reading a long list never holds up a request. */
import { serveThread } from '../../threads/serve-thread.ts';
import type { TextIndexName } from '../text-index.ts';
import { type IndexFile, openIndexFile } from './index-file.ts';

export interface IndexThreadSettings {
  readonly path: string;
  readonly name: TextIndexName;
  readonly readOnly: boolean;
}

serveThread<IndexThreadSettings, IndexFile>(({ path, name, readOnly }) => {
  const file = openIndexFile(path, name, { readOnly });
  return { calls: file, close: file.close };
});
