/** Holds answers about images against what is known: false alarms on real photos first. */

import { dirname, join } from 'node:path';
import { mediaLevels } from '@riscontro/contract/inside';
import { mean, shareOf } from '../shares.ts';
import type { GoldMedia, MediaPrediction } from './media-rows.ts';
import { pixelAuc } from './pixel-auc.ts';

interface Judged {
  readonly gold: GoldMedia;
  readonly answer: MediaPrediction | undefined;
}

export interface SourceScores {
  readonly source: string;
  readonly label: GoldMedia['label'];
  readonly n: number;
  /** `manipolata` or `creata con IA`. A missing answer is an alarm on a real file and none on any other. */
  readonly alarms: number | undefined;
  readonly suspects: number | undefined;
  /** Of forged files against all real ones, by score. */
  readonly auc: number | undefined;
}

export interface VariantScores {
  readonly variant: string;
  readonly n: number;
  readonly flips: number | undefined;
  readonly fineToAlarm: number | undefined;
  readonly alarmsOnReal: number | undefined;
}

export interface MediaScores {
  readonly sources: readonly SourceScores[];
  readonly real: {
    readonly n: number;
    readonly alarms: number | undefined;
    readonly suspects: number | undefined;
  };
  readonly copyMove: {
    readonly found: number | undefined;
    readonly foundN: number;
    readonly falseOnReal: number | undefined;
  };
  readonly localisation: readonly {
    readonly source: string;
    readonly n: number;
    readonly auc: number | undefined;
  }[];
  readonly marks: { readonly n: number; readonly found: number | undefined; readonly falseHits: number };
  readonly variants: readonly VariantScores[];
  readonly malformed: {
    readonly n: number;
    readonly clean: number | undefined;
    readonly judged: number | undefined;
    readonly refused: number | undefined;
  };
  readonly c2pa: { readonly n: number; readonly right: number | undefined };
  readonly exif: { readonly fields: number; readonly right: number | undefined };
  readonly ms: { readonly p50: number | undefined; readonly p95: number | undefined };
}

const alarmLevels: ReadonlySet<string | undefined> = new Set([
  mediaLevels.manipulated,
  mediaLevels.aiGenerated,
]);
const judgedLabels: ReadonlySet<string> = new Set(['real', 'ai', 'manipulated']);
/** Sets in which every forgery is a region copied within the image. */
const copyMoveSources: ReadonlySet<string> = new Set([
  'comofod',
  'fau-copymove',
  'baheesa-copymove',
  'vibhav-copymove',
]);

export async function scoreMedia(
  gold: readonly GoldMedia[],
  rows: readonly MediaPrediction[],
  paths: { readonly manifest: string; readonly answers: string },
): Promise<MediaScores> {
  const originals = new Map(rows.filter(({ variant }) => !variant).map((row) => [row.id, row]));
  const all: Judged[] = gold
    .filter(({ kind }) => kind === 'image')
    .map((row) => ({ gold: row, answer: originals.get(row.id) }));
  const labelled = all.filter(({ gold: { label } }) => judgedLabels.has(label));
  const of = (label: GoldMedia['label']) => all.filter((judged) => judged.gold.label === label);
  const real = of('real');
  return {
    sources: bySource(labelled).map((group) => scoresOf(group, real)),
    real: { n: real.length, alarms: shareOf(real.map(isAlarm)), suspects: shareOf(real.map(isSuspect)) },
    copyMove: copyMoveScores(of('manipulated'), real),
    localisation: await localisation(of('manipulated'), paths),
    marks: markScores(all),
    variants: variantScores(labelled, rows),
    malformed: malformedScores(of('malformed')),
    c2pa: c2paScores(all),
    exif: exifScores(all),
    ms: times(all.filter(({ gold: { label } }) => label !== 'malformed')),
  };
}

const isAnswered = (answer: MediaPrediction | undefined): answer is MediaPrediction =>
  answer?.level !== undefined && answer.score !== undefined;
const isAlarm = ({ gold, answer }: Judged) =>
  isAnswered(answer) ? alarmLevels.has(answer.level) : gold.label === 'real';
const isSuspect = ({ answer }: Judged) => answer?.level === mediaLevels.suspicious;
const suspicion = ({ gold, answer }: Judged) =>
  isAnswered(answer) ? 100 - (answer.score ?? 0) : gold.label === 'real' ? 101 : -1;

function bySource(judged: readonly Judged[]): Judged[][] {
  return Object.values(Object.groupBy(judged, ({ gold }) => `${gold.label} ${gold.source}`)).flatMap(
    (group) => (group ? [group] : []),
  );
}

function scoresOf(group: readonly Judged[], real: readonly Judged[]): SourceScores {
  const { source = '', label = 'real' } = group[0]?.gold ?? {};
  return {
    source,
    label,
    n: group.length,
    alarms: shareOf(group.map(isAlarm)),
    suspects: shareOf(group.map(isSuspect)),
    auc: label === 'real' ? undefined : rankAuc(group.map(suspicion), real.map(suspicion)),
  };
}

/** The chance that a forged one is more suspect than a real one; ties count one half. */
function rankAuc(forged: readonly number[], real: readonly number[]): number | undefined {
  return mean(forged.flatMap((a) => real.map((b) => (a > b ? 1 : a === b ? 0.5 : 0))));
}

function copyMoveScores(manipulated: readonly Judged[], real: readonly Judged[]): MediaScores['copyMove'] {
  const forged = manipulated.filter(({ gold }) => copyMoveSources.has(gold.source));
  const isFound = ({ answer }: Judged) => outcomeOf(answer, 'copia_incolla');
  return {
    found: shareOf(forged.map(isFound)),
    foundN: forged.length,
    falseOnReal: shareOf(real.map(isFound)),
  };
}

function outcomeOf(answer: MediaPrediction | undefined, method: string): boolean {
  return (answer?.signals ?? []).some(
    ({ nome, esito }) => nome === method && (esito === 'allarme' || esito === 'attenzione'),
  );
}

async function localisation(
  manipulated: readonly Judged[],
  { manifest, answers }: { manifest: string; answers: string },
): Promise<MediaScores['localisation']> {
  const found: { source: string; auc: number }[] = [];
  for (const { gold, answer } of manipulated) {
    if (!gold.mask?.endsWith('.png') || answer?.map === undefined) continue;
    const auc = await pixelAuc(join(dirname(manifest), gold.mask), join(dirname(answers), answer.map));
    if (auc !== undefined) found.push({ source: gold.source, auc });
  }
  return Object.entries(Object.groupBy(found, ({ source }) => source)).map(([source, group = []]) => ({
    source,
    n: group.length,
    auc: mean(group.map(({ auc }) => auc)),
  }));
}

/** Real files, and files of which it is known that they bear no mark, must have none. */
function markScores(all: readonly Judged[]): MediaScores['marks'] {
  const hasMark = ({ answer }: Judged) =>
    outcomeOf(answer, 'marchio_generatore') || outcomeOf(answer, 'origine_digitale');
  const marked = all.filter(({ gold }) => gold.expect?.generator_mark === true);
  const unmarked = all.filter(
    ({ gold }) => gold.expect?.generator_mark === false || gold.label === 'real' || gold.label === 'metadata',
  );
  return {
    n: marked.length,
    found: shareOf(marked.map(hasMark)),
    falseHits: unmarked.filter(hasMark).length,
  };
}

function variantScores(judged: readonly Judged[], rows: readonly MediaPrediction[]): VariantScores[] {
  const byVariant = Object.groupBy(
    rows.filter(({ variant }) => variant),
    ({ variant = '' }) => variant,
  );
  return Object.entries(byVariant).map(([variant, copies = []]) => {
    const byId = new Map(copies.map((row) => [row.id, row]));
    const pairs = judged.flatMap((original) => {
      const copy = byId.get(original.gold.id);
      return copy && isAnswered(original.answer)
        ? [{ original, copy: { gold: original.gold, answer: copy } }]
        : [];
    });
    const onReal = pairs.filter(({ original }) => original.gold.label === 'real');
    return {
      variant,
      n: pairs.length,
      flips: shareOf(pairs.map(({ original, copy }) => original.answer?.level !== copy.answer.level)),
      fineToAlarm: shareOf(
        pairs.map(({ original, copy }) => original.answer?.level === mediaLevels.authentic && isAlarm(copy)),
      ),
      alarmsOnReal: shareOf(onReal.map(({ copy }) => isAlarm(copy))),
    };
  });
}

function malformedScores(files: readonly Judged[]): MediaScores['malformed'] {
  const isRefused = ({ answer }: Judged) => (answer?.error ?? 0) >= 400 && (answer?.error ?? 0) < 500;
  const expecting = (decodable: boolean) => files.filter(({ gold }) => gold.expect?.decodable === decodable);
  return {
    n: files.length,
    clean: shareOf(files.map((file) => isAnswered(file.answer) || isRefused(file))),
    judged: shareOf(expecting(true).map(({ answer }) => isAnswered(answer))),
    refused: shareOf(expecting(false).map(isRefused)),
  };
}

function c2paScores(all: readonly Judged[]): MediaScores['c2pa'] {
  const known = all.flatMap(({ gold, answer }) => {
    const status = gold.expect?.c2pa_status;
    return status ? [answer?.c2pa === (status === 'valid_bad_ingredient' ? 'valid' : status)] : [];
  });
  return { n: known.length, right: shareOf(known) };
}

function exifScores(all: readonly Judged[]): MediaScores['exif'] {
  const fields = all.flatMap(({ gold, answer }) =>
    Object.entries(gold.expect?.exif ?? {}).map(([name, expected]) => isSame(expected, answer?.exif?.[name])),
  );
  return { fields: fields.length, right: shareOf(fields) };
}

function isSame(expected: string | number, found: string | number | undefined): boolean {
  if (typeof expected === 'number' && typeof found === 'number') return Math.abs(expected - found) < 1e-3;
  return found !== undefined && String(expected).trim() === String(found).trim();
}

function times(judged: readonly Judged[]): MediaScores['ms'] {
  const ms = judged.flatMap(({ answer }) => answer?.ms ?? []).toSorted((a, b) => a - b);
  return { p50: ms[ms.length >> 1], p95: ms[Math.min(ms.length - 1, Math.floor(ms.length * 0.95))] };
}
