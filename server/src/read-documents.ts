/** Reads the documents of the program whose figures its pages tell. */
import { readFile } from 'node:fs/promises';

export interface Documents {
  /** Empty where an installation came without it; the pages then do without its figures. */
  readonly evaluation: string;
  readonly benchmarks: string;
}

export async function readDocuments(): Promise<Documents> {
  const [evaluation, benchmarks] = await Promise.all([read('evaluation.md'), read('benchmarks.md')]);
  return { evaluation, benchmarks };
}

const read = (name: string) =>
  readFile(new URL(`../../docs/${name}`, import.meta.url), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
