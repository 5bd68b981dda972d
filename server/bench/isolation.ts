/** Isolation: what it costs to start an isolated process, and to examine a photo in one, against Node's permission flags alone. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '../src/domain/measurement.ts';
import { count, fixed } from '../src/evaluation/figures/figure.ts';
import { createImageExaminer, type ImageExaminer } from '../src/examination/image/image-examiner.ts';
import { quantile } from './quantile.ts';
import { reportBench } from './report.ts';
import { syntheticPhoto } from './synthetic-photo.ts';

const starts = 7;
const rounds = 12;

type Times = Record<'off' | 'auto', number[]>;

export async function benchIsolation({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  try {
    const [small, large] = [join(folder, 'small.jpg'), join(folder, 'large.jpg')];
    await writeFile(small, await syntheticPhoto(320, 240, 1));
    await writeFile(large, await syntheticPhoto(2_000, 1_500, 2));
    const rows = [
      rowOf('a new process and a small photo', await startTimes(small)),
      rowOf('a photo of 3 megapixels', await photoTimes(large)),
    ];
    const columns = [
      'milliseconds, taking turns',
      'flags: p50',
      'p95',
      'isolated: p50',
      'p95',
      'ratio of p50',
    ];
    reportBench('isolation', [{ columns, rows }], { write });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startTimes(photo: string): Promise<Times> {
  return inTurns(starts, async (isolation) => {
    const examiner = createImageExaminer({ processes: 1, trustAnchors: '', isolation });
    try {
      return await timed(examiner, photo);
    } finally {
      await examiner.close();
    }
  });
}

async function photoTimes(photo: string): Promise<Times> {
  const open = (isolation: 'off' | 'auto') =>
    createImageExaminer({ processes: 1, trustAnchors: '', isolation });
  const examiners = { off: open('off'), auto: open('auto') };
  try {
    // The first ones warm up.
    for (const examiner of Object.values(examiners))
      for (let once = 0; once < 2; once += 1) await timed(examiner, photo);
    return await inTurns(rounds, (isolation) => timed(examiners[isolation], photo));
  } finally {
    await Promise.all(Object.values(examiners).map((examiner) => examiner.close()));
  }
}

async function inTurns(
  times: number,
  measure: (isolation: 'off' | 'auto') => Promise<number>,
): Promise<Times> {
  const found: Times = { off: [], auto: [] };
  for (let turn = 0; turn < times; turn += 1) {
    for (const isolation of ['off', 'auto'] as const) found[isolation].push(await measure(isolation));
  }
  return found;
}

async function timed({ examineFile }: ImageExaminer, photo: string): Promise<number> {
  const startMs = performance.now();
  await examineFile(photo, { signal: new AbortController().signal });
  return performance.now() - startMs;
}

function rowOf(name: string, { off, auto }: Times): Told[] {
  const [bare, isolated] = [quantile(off, 0.5), quantile(auto, 0.5)];
  const shown = [bare, quantile(off, 0.95), isolated, quantile(auto, 0.95)].map((ms) => count(ms));
  return [name, ...shown, fixed(isolated / bare, 2)];
}
