/** Makes copied regions from real photos, has them judged, and tells how many were found and where. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Measurement, Told } from '../../domain/measurement.ts';
import { decodeImage } from '../../media/decode/decode-image.ts';
import { code, fixed, percent0, told, whole } from '../figures/figure.ts';
import { pixelAuc } from '../media/pixel-auc.ts';
import type { CheckImage } from '../media/run-media.ts';
import { mean, shareOf } from '../shares.ts';
import {
  type CopyMove,
  copyMoveKinds,
  copyMoveQualities,
  makeCopyMoves,
  saveCopyMove,
} from './make-copy-moves.ts';

export interface CopyMoveRun {
  readonly count: number;
  readonly jobs: number;
  readonly scratch: string;
}

interface Judged {
  readonly source: string;
  readonly kind: CopyMove['kind'];
  readonly quality: number;
  readonly found: boolean;
  readonly level: string;
  readonly auc: number | undefined;
}

export interface CopyMoveParts {
  readonly checkImage: CheckImage;
  readonly tell: (message: string) => void;
}

/** Photos in turn, so that each source has its part; kinds and qualities in turn as well. */
export async function runCopyMoves(
  photos: readonly { readonly path: string; readonly source: string }[],
  { count, jobs, scratch }: CopyMoveRun,
  { checkImage, tell }: CopyMoveParts,
): Promise<{ readonly judged: readonly Judged[]; readonly report: Measurement['parts'] }> {
  const order = inTurns(photos);
  const judged: Judged[] = [];
  let next = 0;
  async function takeTurns(): Promise<void> {
    while (judged.length < count && next < count * 3) {
      const at = next++;
      const photo = order[at % order.length];
      if (!photo) return;
      const quality = copyMoveQualities[at % copyMoveQualities.length] ?? 80;
      const result = await judge(photo, at, quality);
      if (result) judged.push(result);
      if (result && judged.length % 50 === 0) tell(`${judged.length} of ${count} copied regions`);
    }
  }

  async function judge(
    photo: (typeof photos)[number],
    seed: number,
    quality: number,
  ): Promise<Judged | undefined> {
    const { pixels } = await decodeImage(await readFile(photo.path));
    const [made] = makeCopyMoves(pixels, seed, 1);
    if (!made) return undefined;
    const path = join(scratch, `copied-${seed}.jpg`);
    const [maskPath, mapPath] = [`${path}.mask.png`, `${path}.map.png`];
    await writeFile(path, await saveCopyMove(made, quality));
    const both = made.mask.map((value, at) => Math.max(value, made.sourceMask[at] ?? 0));
    await sharp(both, { raw: { width: pixels.width, height: pixels.height, channels: 1 } })
      .png()
      .toFile(maskPath);
    const { signals, verdict, report } = await checkImage(path, { wantsOneMap: true });
    if (report.whereToLook) await writeFile(mapPath, report.whereToLook);
    const auc = report.whereToLook && (await pixelAuc(maskPath, mapPath));
    await Promise.all([path, maskPath, mapPath].map((file) => rm(file, { force: true })));
    const outcome = signals.find(({ method }) => method === 'copyMove')?.outcome;
    const found = outcome === 'alarm' || outcome === 'attention';
    return { source: photo.source, kind: made.kind, quality, found, level: verdict.level, auc };
  }

  await Promise.all(Array.from({ length: jobs }, takeTurns));
  return { judged, report: describe(judged) };
}

/** The first of every source, then the second of every source, and so on. */
function inTurns<T extends { readonly source: string }>(photos: readonly T[]): T[] {
  const groups = Object.values(Object.groupBy(photos, ({ source }) => source)).map((group) => group ?? []);
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, place) => groups.flatMap((group) => group[place] ?? [])).flat();
}

function describe(judged: readonly Judged[]): Measurement['parts'] {
  const found = (rows: readonly Judged[]): Told => {
    const share = shareOf(rows.map((row) => row.found));
    return share === undefined ? '–' : told`${percent0(share)} of ${whole(rows.length)}`;
  };
  const line = (name: Told, rows: readonly Judged[]): Told[] => [
    name,
    ...copyMoveQualities.map((quality) => found(rows.filter((row) => row.quality === quality))),
    found(rows),
  ];
  const sources = [...new Set(judged.map(({ source }) => source))];
  const auc = mean(judged.flatMap((row) => row.auc ?? []));
  return [
    {
      title: 'Copied regions made from the real photos',
      columns: ['found', ...copyMoveQualities.map((quality) => `JPEG ${quality}`), 'all'],
      rows: [
        ...copyMoveKinds.map((kind) =>
          line(
            kind,
            judged.filter((row) => row.kind === kind),
          ),
        ),
        ...sources.map((source) =>
          line(
            code(source),
            judged.filter((row) => row.source === source),
          ),
        ),
        line('**all**', judged),
      ],
    },
    { sentence: told`Pixel AUC of the map against both ends of the copy: **${fixed(auc, 2)}**.` },
  ];
}
