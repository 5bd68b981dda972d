/** Reads the documents of the program that its pages tell of, and what was measured. */
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Measurement, Measurements } from '../domain/measurement.ts';

export interface Documents {
  /** Empty where an installation came without it. */
  readonly evaluation: string;
  readonly changelog: string;
  /** Without those that an installation came without; the pages then do without their figures. */
  readonly measurements: Measurements;
}

const root = new URL('../../../', import.meta.url);

export async function readDocuments(): Promise<Documents> {
  const [evaluation, changelog, measurements] = await Promise.all([
    read('docs/evaluation.md'),
    read('CHANGELOG.md'),
    readMeasurements(),
  ]);
  return { evaluation, changelog, measurements };
}

/** All of docs/figures/. */
export async function readMeasurements(): Promise<Measurements> {
  const measurements: Record<string, Measurement> = {};
  for await (const path of glob('docs/figures/*/*.json', { cwd: fileURLToPath(root) })) {
    const [document = '', file = ''] = path.replaceAll('\\', '/').split('/').slice(-2);
    measurements[`${document}/${file.replace('.json', '')}`] = JSON.parse(await read(path)) as Measurement;
  }
  return measurements;
}

const read = (name: string) =>
  readFile(new URL(name, root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
