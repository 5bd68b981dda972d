/** The examination of one image, top to bottom: decode, provenance, metadata, traces in the file, traces in the pixels. */
import type { MediaMethod, MediaSignal } from '../../domain/media-signal.ts';
import {
  type ImageAnalysis,
  type Material,
  prepareMaterial,
  type Reading,
} from '../../forensics/material.ts';
import { combineHeat } from '../../forensics/pixel/combine-heat.ts';
import { readContainer } from '../../media/containers/read-container.ts';
import { decodeImage } from '../../media/decode/decode-image.ts';
import { toPreview } from '../../media/decode/preview.ts';
import { greyHeat, renderHeat } from '../../media/heat-map.ts';
import type { Image } from '../../media/image.ts';
import { imageMethods } from '../../media-methods/image-methods.ts';
import { metadataSignals } from '../../metadata/metadata-signals.ts';
import { readMetadata } from '../../metadata/read-metadata.ts';
import { textImage } from '../../ocr/text-likely.ts';
import { c2paSignal } from '../../provenance/c2pa/c2pa-signal.ts';
import { readC2pa } from '../../provenance/c2pa/read-c2pa.ts';
import { digitalSourceSignal } from '../../provenance/digital-source.ts';
import { generatorSignal } from '../../provenance/generator/generator-signal.ts';
import { imageHashes } from '../../similarity/image-hashes.ts';
import { failedSignal } from '../attempt.ts';
import type { ExaminationProgress } from '../media-report.ts';
import type { ImagePhase, ImageReport, ImageWishes } from './image-report.ts';

export interface ExamineImageOptions extends ImageWishes {
  readonly onProgress: (progress: ExaminationProgress<ImagePhase>) => void;
  /** Certificates in PEM form; empty: no signer is trusted. */
  readonly trustAnchors: string;
}

const analysesOf = (phase: ImageAnalysis['phase']): ImageAnalysis[] =>
  imageMethods.flatMap((method) => ('analyse' in method && method.phase === phase ? [method] : []));

/** Rejects with ImageRefused for a file that cannot be examined. */
export async function examineImageFile(
  bytes: Uint8Array,
  { wantsMaps, wantsOneMap, onProgress, trustAnchors }: ExamineImageOptions,
): Promise<ImageReport> {
  const at = (phase: ImagePhase) => onProgress({ phase });
  at('decoding');
  const image = await decodeImage(bytes);
  const container = readContainer(bytes, image.format);
  const preview = await toPreview(image);

  at('provenance');
  const c2pa = await readC2pa(bytes, image.format, { anchorsPem: trustAnchors });
  const metadata = readMetadata(container);
  const declared: MediaSignal[] = [
    c2paSignal(c2pa),
    digitalSourceSignal(container, metadata.xmp),
    generatorSignal(container, metadata.xmp),
    ...(await metadataSignals(metadata, container, image, new Date())),
  ];

  at('compression');
  const material = prepareMaterial(image, container);
  const readings = carryOut(analysesOf('compression'), material);
  at('pixels');
  readings.push(...carryOut(analysesOf('pixels'), material));
  at('copies');
  readings.push(...carryOut(analysesOf('copies'), material));

  const forReading = await textImage(material.luminance, image.orientation);
  return {
    format: image.format,
    width: image.width,
    height: image.height,
    signals: [...declared, ...readings.map(({ signal }) => signal)],
    ...(metadata.exif ? { exif: metadata.exif } : {}),
    plainExif: metadata.plain,
    c2pa: c2pa.status,
    hashes: imageHashes(image.pixels),
    preview,
    maps: wantsMaps ? await mapsOf(readings, image) : [],
    ...(wantsOneMap ? { whereToLook: await oneMap(readings, image) } : {}),
    ...(forReading ? { textImage: forReading } : {}),
  };
}

interface WeighedReading extends Reading {
  readonly mapWeight?: number | undefined;
}

/** One that fails by a fault of its own is reported, and the others still answer. */
function carryOut(analyses: readonly ImageAnalysis[], material: Material): WeighedReading[] {
  return analyses.map(({ id, analyse, mapWeight }) => {
    try {
      return { ...analyse(material), mapWeight };
    } catch (error) {
      return { signal: failedSignal(id, error) };
    }
  });
}

/** Small: the page stretches them over the preview, and heat has no fine detail. */
const mapSideMax = 384;

async function mapsOf(
  readings: readonly Reading[],
  { width, height, orientation }: Image,
): Promise<ImageReport['maps']> {
  const factor = Math.min(1, mapSideMax / Math.max(width, height));
  const sides = [width, height].map((side) => Math.max(1, Math.round(side * factor))) as [number, number];
  const [wide, high] = orientation >= 5 ? sides.toReversed() : sides;
  const size = { width: wide as number, height: high as number };
  const maps: { method: MediaMethod; png: Uint8Array }[] = [];
  for (const { signal, heat } of readings) {
    if (heat) maps.push({ method: signal.method, png: await renderHeat(heat, size, orientation) });
  }
  return maps;
}

/** All maps in one, brighter where more stands out: a copied region counts more than all else, because it is sharp. */
function oneMap(readings: readonly WeighedReading[], { width, height }: Image): Promise<Uint8Array> {
  const heats = readings.flatMap(({ heat, mapWeight: weight }) =>
    heat && weight !== undefined ? [{ heat, weight }] : [],
  );
  const factor = Math.min(1, 1024 / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
  return greyHeat(combineHeat(heats, size.width, size.height), size);
}
