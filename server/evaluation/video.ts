/**
 * Measures the whole method for videos on made clips, whose manipulations are known, and on the real clips of a
 * manifest, and writes docs/evaluation.md.
 *
 * npm run eval -- video [--manifest F] [--scenes street,night] [--sets tuning,held-out] [--only cut,frozen] [--quick]
 *
 * `--quick` looks at time and sound only, encodes nothing again, and writes nothing: for choosing limits.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ClipSet, type MadeClip, madeClips, setSeeds } from '../made-clips/made-clips.ts';
import { messengerEncoding, platformEncoding, reencode } from '../made-clips/make-clip.ts';
import { recordingOf } from '../made-clips/recording-of.ts';
import { type SceneName, sceneNames } from '../made-clips/scenes.ts';
import { readConfig } from '../src/config.ts';
import { mediaLevel } from '../src/domain/media-level.ts';
import { count, fixed, told } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import { GoldMedia } from '../src/evaluation/media/media-rows.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { type RealClip, reportVideo } from '../src/evaluation/video/report-video.ts';
import { type ClipResult, falseMethods, isFound } from '../src/evaluation/video/score-clips.ts';
import { timeSignals } from '../src/forensics/time/time-signals.ts';
import { soundMethods, timeMethods, videoMethods } from '../src/media-methods/video-methods.ts';
import { openVideos } from '../src/wiring/media.ts';

/** As many as the service examines at once by default. */
const atOnce = 2;

const option = { type: 'string' } as const;
const { values } = parseArgs({
  options: { manifest: option, scenes: option, sets: option, only: option, quick: { type: 'boolean' } },
});
const scenes = (values.scenes?.split(',') ?? sceneNames) as readonly SceneName[];
const sets = (values.sets?.split(',') ?? Object.keys(setSeeds)) as readonly ClipSet[];
const only = values.only?.split(',');
const tell = (message: string) => void process.stderr.write(`${message}\n`);
const scratch = await mkdtemp(join(tmpdir(), 'riscontro-eval-'));
const videos = await openVideos(readConfig({ OFFLINE: '1', DATA_DIR: scratch }), { processes: atOnce });

async function look(bytes: Uint8Array) {
  const recording = await recordingOf(bytes);
  const signals = [
    ...timeSignals(timeMethods, recording),
    ...soundMethods.map(({ listen }) => listen(recording)),
  ];
  return { level: mediaLevel(signals, videoMethods).level, signals, ms: 0 };
}

async function examine(bytes: Uint8Array) {
  if (values.quick) return look(bytes);
  const path = join(scratch, randomUUID());
  await writeFile(path, bytes);
  const before = performance.now();
  const { verdict, signals } = await videos.examine(path);
  await rm(path);
  return { level: verdict.level, signals, ms: performance.now() - before };
}

async function resultOf(clip: MadeClip): Promise<ClipResult> {
  const { set, scene, kind, what } = clip;
  const { bytes, truth } = await clip.make();
  const seen = await examine(bytes);
  const again = values.quick ? undefined : await examine(await reencode(bytes, { crf: 28 }));
  const result = { set, scene, kind, what, truth, ...seen, ...(again && { levelAgain: again.level }) };
  const raised = seen.signals.filter(({ outcome }) => outcome === 'attention' || outcome === 'alarm');
  const places = raised.map(
    ({ method, meaning, moments = [] }) =>
      `${method}${meaning ? '!' : ''} ${moments.map(({ fromSeconds, toSeconds }) => `${fromSeconds.toFixed(1)}–${toSeconds.toFixed(1)}`).join(' ')}`,
  );
  const isRight = isFound(result) && falseMethods(result).length === 0;
  tell(
    `${isRight ? ' ' : '*'} ${clip.name} → ${seen.level}${again ? `, again ${again.level}` : ''}; ${places.join('; ')}`,
  );
  return result;
}

/** Real clips as they are and after a messenger and a platform. */
async function realClips(manifest: string): Promise<RealClip[]> {
  const rows = (await readRows(manifest, GoldMedia)).filter(({ kind }) => kind === 'video');
  const real: RealClip[] = [];
  for (const { path, source, label } of rows) {
    const bytes = await readFile(join(dirname(manifest), path));
    const { level, ms, signals } = await examine(bytes);
    const again: string[] = [];
    for (const encoding of [messengerEncoding, platformEncoding]) {
      again.push((await examine(await reencode(bytes, encoding))).level);
    }
    const raised = signals.filter(({ outcome }) => outcome === 'attention' || outcome === 'alarm');
    tell(`  ${source} → ${level}; ${raised.map(({ method }) => method).join(', ')}`);
    real.push({ source, label, level, again, ms });
  }
  return real;
}

try {
  const clips: ClipResult[] = [];
  // Place by place: the clips of one share what was filmed there.
  for (const set of sets) {
    for (const scene of scenes) {
      const left = madeClips({ scenes: [scene], sets: [set], ...(only && { only }) }).values();
      const work = async () => {
        for (const clip of left) clips.push(await resultOf(clip));
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    }
  }
  const real = values.manifest ? await realClips(values.manifest) : [];
  const times = clips.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const seeds = sets.map((set) => `${set}: ${setSeeds[set].join(', ')}`).join('; ');
  const measurement = measuredNow({
    command: `npm run eval -- video${real.length > 0 ? ' --manifest FOLDER/manifest.jsonl' : ''}`,
    of: told`${count(clips.length)} made clips of ${count(scenes.length)} scenes (seeds of ${seeds}), 8 s each, 320 × 180${real.length > 0 ? `, and ${real.length} real ones` : ''}`,
    conditions: 'no network, no detector installed',
    remarks: told`A made clip takes ${fixed((times[times.length >> 1] ?? 0) / 1000, 1)} s to examine (p50, ${count(atOnce)} at once).`,
    parts: reportVideo(clips, real),
  });
  process.stdout.write(`${measurementMarkdown(measurement)}
`);
  if (!values.quick) keepMeasurement('evaluation', 'video', measurement);
} finally {
  await videos.close();
  await rm(scratch, { recursive: true, force: true });
}
