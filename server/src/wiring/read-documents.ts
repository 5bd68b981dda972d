/** Reads the documents of the program that its pages tell of. */
import { readFile } from 'node:fs/promises';

export interface Documents {
  /** Empty where an installation came without it; the pages then do without its figures. */
  readonly evaluation: string;
  readonly benchmarks: string;
  readonly changelog: string;
}

export async function readDocuments(): Promise<Documents> {
  const [evaluation, benchmarks, changelog] = await Promise.all([
    read('docs/evaluation.md'),
    read('docs/benchmarks.md'),
    read('CHANGELOG.md'),
  ]);
  return { evaluation, benchmarks, changelog };
}

const read = (name: string) =>
  readFile(new URL(`../../../${name}`, import.meta.url), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
