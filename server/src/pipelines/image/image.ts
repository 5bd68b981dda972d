/**
 * The verification of an image, top to bottom: file → process of its own (decoding, provenance, metadata, forensics)
 * and, beside it, the learned detectors → text in the image → one level by the rule of domain/media-level.ts → words.
 */
import { type MediaFindings, methodOnWire } from '@riscontro/contract';
import { previewName } from '../../domain/attachment.ts';
import type { ContentOf } from '../../domain/content.ts';
import { type MediaVerdict, mediaLevel } from '../../domain/media-level.ts';
import { type ImageSignal, signalHeading } from '../../domain/media-signal.ts';
import type { ExamineImageFile, ImageReport } from '../../examination/image/image-report.ts';
import type { CheckContext, Engine } from '../engine.ts';
import { mediaFindings } from '../media/media-findings.ts';
import { withMissingSignals } from '../media/missing-signals.ts';
import { publicSignal } from '../media/public-signal.ts';
import type { Appearances } from '../media/reverse-search.ts';
import { oldAppearance, reverseSignal } from '../media/reverse-words.ts';
import { type ImagePhase, imagePhases } from './image-phases.ts';
import { writeImageAdvice, writeImageSummary } from './image-words.ts';
import { imageProblem } from './refused-image.ts';

export const method = 'immagine-1';

export interface ImageParts {
  /** A file on this machine for a received or linked image. Rejects with an AppError for a link that fails. */
  readonly openImage: (
    content: ContentOf<'immagine'>,
    signal: AbortSignal,
  ) => Promise<{ readonly path: string; close(): Promise<void> }>;
  readonly examineImageFile: ExamineImageFile;
  /** What the installed detectors say together; never rejects but with the signal's reason. */
  readonly detect: (path: string, signal: AbortSignal) => Promise<ImageSignal>;
  /** The installed detectors: their names as they go into `metodo`, and whether one looks for images made by AI. */
  readonly detectors: { readonly ids: readonly string[]; readonly lookForAi: boolean };
  /** Reads text from a grey PNG, undefined where none was seen; never rejects but with the signal's reason. */
  readonly readText: (
    png: Uint8Array | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly signal: ImageSignal; readonly claim?: string | undefined }>;
  /** `ownUrl`: where the image comes from now. Rejects only with the signal's reason. */
  readonly findAppearances: (
    report: ImageReport,
    options: { readonly signal: AbortSignal; readonly ownUrl?: string | undefined },
  ) => Promise<Appearances>;
  /** Keeps it for later searches, where the operator allows that; never rejects. */
  readonly remember: (image: CheckedImage) => Promise<void>;
  readonly clock: () => number;
}

/** An image that was checked, as later searches will find it. */
export interface CheckedImage {
  readonly resultId: string;
  readonly hashes: ImageReport['hashes'];
}

export function createImageEngine(parts: ImageParts): Engine<'immagine'> {
  return {
    async check(content, context) {
      if ('url' in content) tell('scaricamento', context);
      const image = await parts.openImage(content, context.signal);
      try {
        return await findings(image.path, content, parts, context);
      } catch (error) {
        context.signal.throwIfAborted();
        throw imageProblem(error);
      } finally {
        await image.close();
      }
    },
  };
}

/** What is found out before words are written; evaluations measure this. */
export interface ImageExamination {
  readonly report: ImageReport;
  readonly signals: readonly ImageSignal[];
  readonly verdict: MediaVerdict;
  readonly claim?: string | undefined;
}

export async function examineImage(
  path: string,
  { examineImageFile, detect, detectors, readText }: ImageParts,
  context: Pick<CheckContext, 'signal'> & {
    readonly onPhase?: (phase: ImagePhase) => void;
    readonly wantsMaps?: boolean;
    readonly wantsOneMap?: boolean;
  },
): Promise<ImageExamination> {
  const { signal, onPhase, wantsMaps = false, wantsOneMap = false } = context;
  // The detector is stopped when the file turns out to be no image.
  const refused = new AbortController();
  const both = AbortSignal.any([signal, refused.signal]);
  const detecting = detect(path, both);
  detecting.catch(() => undefined);
  const report = await examineImageFile(path, {
    signal,
    wantsMaps,
    wantsOneMap,
    ...(onPhase ? { onProgress: ({ phase }) => onPhase(phase) } : {}),
  }).catch((error) => {
    refused.abort(error);
    throw error;
  });
  if (report.textImage) onPhase?.('testo');
  const [detected, text] = await Promise.all([detecting, readText(report.textImage, signal)]);
  const signals = withMissingSignals([...report.signals, detected, text.signal]);
  return {
    report,
    signals,
    verdict: mediaLevel(signals, { looksForAi: detectors.lookForAi }),
    claim: text.claim,
  };
}

async function findings(
  path: string,
  content: ContentOf<'immagine'>,
  parts: ImageParts,
  context: CheckContext,
): Promise<MediaFindings> {
  const { language, signal } = context;
  const ownUrl = 'url' in content ? content.url : undefined;
  const onPhase = (phase: ImagePhase) => tell(phase, context);
  const examination = await examineImage(path, parts, {
    signal,
    onPhase,
    wantsMaps: context.attach !== undefined,
  });
  const { report, verdict, claim } = examination;
  tell('ricerca', context);
  const appearances = await parts.findAppearances(report, { signal, ownUrl });
  const nowMs = parts.clock();
  const signals = withMissingSignals([
    ...examination.signals.filter(({ method: name }) => name !== 'reverseSearch'),
    reverseSignal('immagine', appearances, nowMs),
  ]);
  tell('verdetto', context);
  for (const one of signals) context.progress({ evento: 'segnale', dati: signalHeading(one) });
  // Without a place to keep them there is nothing to link to.
  const mapped = new Set(context.attach ? report.maps.map((map) => map.method) : []);
  context.attach?.({ name: previewName, mediaType: 'image/webp', bytes: report.preview });
  for (const { method: name, png } of report.maps) {
    context.attach?.({ name: methodOnWire(name), mediaType: 'image/png', bytes: png });
  }
  const wasReadByDetector =
    parts.detectors.lookForAi &&
    signals.some(({ method: name, outcome }) => name === 'aiDetector' && outcome !== 'error');
  const account = { verdict, wasReadByDetector, claim, old: oldAppearance(appearances, nowMs) };
  if (!appearances.isRemembered)
    context.afterStoring?.((resultId) => parts.remember({ resultId, hashes: report.hashes }));
  return mediaFindings({
    verdict,
    summary: writeImageSummary(account, language),
    advice: writeImageAdvice(account, language),
    signals: signals.map((one) => publicSignal(one, language, { hasMap: mapped.has(one.method) })),
    appearances,
    exif: report.exif,
    methods: [method, ...parts.detectors.ids],
  });
}

function tell(phase: ImagePhase, { language, progress }: CheckContext): void {
  progress({ evento: 'fase', dati: { nome: phase, testo: imagePhases[phase][language] } });
}
