/** Videos: how long the whole examination takes on two cores, and how much memory, for a clip of a phone and for 50 MB. */

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '../src/domain/measurement.ts';
import { count, fixed } from '../src/evaluation/figures/figure.ts';
import { createVideoExaminer } from '../src/examination/video/video-examiner.ts';
import { reportBench } from './report.ts';
import { createVideoMaker, type SyntheticVideo } from './synthetic-video.ts';

const videos: readonly (SyntheticVideo & { readonly name: string; readonly aimSeconds: number })[] = [
  {
    name: 'phone clip, 10 s at 16 Mbit/s',
    aimSeconds: 6,
    seconds: 10,
    bitRate: 16_000_000,
    gop: 30,
    bFrames: 0,
  },
  { name: '25 s at 16 Mbit/s', aimSeconds: 40, seconds: 25, bitRate: 16_000_000, gop: 60, bFrames: 2 },
  { name: '100 s at 4 Mbit/s', aimSeconds: 40, seconds: 100, bitRate: 4_000_000, gop: 250, bFrames: 3 },
];
const rounds = 2;

export async function benchVideo({ write }: { write: boolean }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-bench-'));
  try {
    const make = await createVideoMaker();
    const rows: Told[][] = [];
    for (const [at, video] of videos.entries()) {
      const path = join(folder, `film-${at}.mp4`);
      await make(path, video);
      const { seconds, coreSeconds, peakMb, left } = await examined(path);
      rows.push([
        video.name,
        fixed((await stat(path)).size / 1e6, 0),
        fixed(seconds, 1),
        `≤ ${video.aimSeconds}`,
        fixed(coreSeconds, 1),
        count(peakMb),
        left,
      ]);
    }
    const columns = [
      '1080p, H.264 and AAC',
      'MB',
      'whole examination, s',
      'aim, s',
      'processor time, s',
      'peak memory, MB (aim ≤ 1,024)',
      'every frame',
    ];
    reportBench('video', [{ columns, rows }], { write });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The best of some rounds: what else runs on the machine only adds. A new process for each, as after a pause. */
async function examined(path: string) {
  let best = { seconds: Number.POSITIVE_INFINITY, coreSeconds: Number.NaN, peakMb: Number.NaN, left: '' };
  for (let round = 0; round < rounds; round += 1) {
    const examiner = createVideoExaminer({ trustAnchors: '', processes: 1 });
    try {
      const startMs = performance.now();
      const { signals } = await examiner.examineFile(path, {
        signal: new AbortController().signal,
        wantsStills: true,
      });
      const seconds = (performance.now() - startMs) / 1000;
      const used = await useOfChildren();
      const isThinned = signals.some(
        ({ method, outcome }) => method === 'cuts' && outcome === 'inconclusive',
      );
      if (seconds < best.seconds) best = { seconds, ...used, left: isThinned ? 'no' : 'yes' };
    } finally {
      await examiner.close();
    }
  }
  return best;
}

/** Of this process's children, as Linux counts it. */
async function useOfChildren(): Promise<{ coreSeconds: number; peakMb: number }> {
  try {
    const pids = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8'))
      .split(' ')
      .filter(Boolean);
    const pid = pids.at(-1) ?? '';
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    // Ticks of a hundredth of a second, in the program and in the system.
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { coreSeconds: ticks / 100, peakMb: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024 };
  } catch {
    return { coreSeconds: Number.NaN, peakMb: Number.NaN };
  }
}
