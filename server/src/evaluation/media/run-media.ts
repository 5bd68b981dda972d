/** Judges every file of a manifest, and writes each answer as it is ready. */

import { mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { signalHeading as headingNames, mediaLevels, problems } from '@riscontro/contract/inside';
import { AppError } from '../../domain/app-error.ts';
import { checkFileSize } from '../../domain/file-size.ts';
import type { MediaVerdict } from '../../domain/media-level.ts';
import { methodsById } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { OperatorError } from '../../domain/operator-error.ts';
import { signalHeading } from '../../domain/signal-heading.ts';
import type { RowFault } from '../../evidence/import/row-fields.ts';
import { imageMethods } from '../../media-methods/image-methods.ts';
import { readRows } from '../read-rows.ts';
import { makeVariant, type Variant } from './make-variant.ts';
import { type MediaPrediction, MediaRow } from './media-rows.ts';

const methodOf = methodsById(imageMethods);

/** What an evaluation needs of an examination. */
interface CheckedMedia {
  readonly verdict: MediaVerdict;
  readonly signals: readonly MediaSignal[];
  readonly report: {
    readonly c2pa: 'none' | 'valid' | 'invalid';
    /** Of images only. */
    readonly plainExif?: object;
    readonly whereToLook?: Uint8Array;
  };
}

/** Rejects with an AppError for a file that cannot be examined. */
export type CheckImage = (path: string, options: { readonly wantsOneMap: boolean }) => Promise<CheckedMedia>;
export type CheckVideo = (path: string) => Promise<CheckedMedia>;

export interface MediaRun {
  readonly manifestPath: string;
  readonly outPath: string;
  /** Files that are judged at the same time. */
  readonly jobs: number;
  /** Also judge these changed copies of every image. */
  readonly variants: readonly Variant[];
  /** Of every so many images only; default 1. */
  readonly variantsEvery?: number;
  /** Also write the maps, into a folder beside the answers. */
  readonly maps: boolean;
  readonly limits: { readonly imageBytesMax: number; readonly videoBytesMax: number };
  readonly signal?: AbortSignal;
}

export interface MediaWatcher {
  badLine?(path: string, line: number, fault: RowFault): void;
  checked?(done: number, total: number, row: MediaPrediction, failure?: unknown): void;
}

export interface MediaRunParts {
  readonly checkImage: CheckImage;
  readonly checkVideo: CheckVideo;
  readonly watcher?: MediaWatcher;
}

export async function runMedia(
  run: MediaRun,
  { checkImage, checkVideo, watcher = {} }: MediaRunParts,
): Promise<MediaPrediction[]> {
  const { manifestPath, outPath, jobs, signal } = run;
  const files = await readRows(manifestPath, MediaRow, (line, fault) =>
    watcher.badLine?.(manifestPath, line, fault),
  );
  if (files.length === 0)
    throw new OperatorError({ of: 'eval', code: 'noFiles', values: { path: manifestPath } });
  await using things = new AsyncDisposableStack();
  const out = things.use(await open(outPath, 'w'));
  const scratch = await mkdtemp(join(tmpdir(), 'riscontro-eval-'));
  things.defer(() => rm(scratch, { recursive: true, force: true }));
  const mapsDir = `${outPath}.maps`;
  if (run.maps) await mkdir(mapsDir, { recursive: true });

  const work = files.flatMap((file, at) => {
    const isVaried = file.kind === 'image' && at % (run.variantsEvery ?? 1) === 0;
    return [undefined, ...(isVaried ? run.variants : [])].map((variant) => ({ file, variant }));
  });
  const rows: MediaPrediction[] = [];
  let next = 0;
  async function takeTurns(): Promise<void> {
    for (let at = next++; at < work.length; at = next++) {
      signal?.throwIfAborted();
      const { file, variant } = work[at] as (typeof work)[number];
      const answered = await judge(file, variant);
      if (!answered) continue;
      await out.appendFile(`${JSON.stringify(answered.row)}\n`);
      rows.push(answered.row);
      watcher.checked?.(rows.length, work.length, answered.row, answered.failure);
    }
  }

  async function judge(file: MediaRow, variant: Variant | undefined) {
    const original = resolve(dirname(manifestPath), file.path);
    if (variant === undefined) return answerTo(file, original);
    const copy = await makeVariant(original, variant);
    if (!copy) return undefined;
    const path = join(scratch, `${next}-${variant}`);
    await writeFile(path, copy);
    const answered = await answerTo(file, path, variant);
    await rm(path, { force: true });
    return answered;
  }

  async function answerTo({ id, kind }: MediaRow, path: string, variant?: Variant) {
    const startedMs = performance.now();
    const ms = () => Math.round(performance.now() - startedMs);
    try {
      const { imageBytesMax, videoBytesMax } = run.limits;
      // The limits that a request meets before the engine sees its file.
      checkFileSize((await stat(path)).size, kind === 'video' ? videoBytesMax : imageBytesMax);
      const wantsOneMap = run.maps && variant === undefined;
      const { verdict, signals, report } =
        kind === 'video' ? await checkVideo(path) : await checkImage(path, { wantsOneMap });
      const tookMs = ms();
      const row: MediaPrediction = {
        id,
        ...(variant ? { variant } : {}),
        level: mediaLevels[verdict.level],
        score: verdict.score,
        ms: tookMs,
        signals: signals.map((signal) =>
          headingNames.toWire({
            ...signalHeading(methodOf(signal.method), signal),
            ...(signal.strength === undefined ? {} : { strength: signal.strength }),
          }),
        ),
        c2pa: report.c2pa,
        exif: { ...report.plainExif },
        ...(report.whereToLook ? { map: await keepMap(id, report.whereToLook) } : {}),
      };
      return { row };
    } catch (failure) {
      const error = failure instanceof AppError ? problems[failure.code].status : 500;
      return {
        row: { id, ...(variant ? { variant } : {}), ms: ms(), error } satisfies MediaPrediction,
        failure,
      };
    }
  }

  async function keepMap(id: string, png: Uint8Array): Promise<string> {
    const name = `${id.replace(/[^\w.-]/g, '_').slice(0, 200)}.png`;
    await writeFile(join(mapsDir, name), png);
    return `${basename(mapsDir)}/${name}`;
  }

  await Promise.all(Array.from({ length: jobs }, takeTurns));
  return rows;
}
