/**
 * The verification of an image or a video, top to bottom: file → process of its own, learned detectors, text (how, the
 * medium's adapter says) → earlier appearances → one level by the rule of domain/media-level.ts → words.
 */
import type { MediaFindings } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { AppError } from '../../domain/app-error.ts';
import { previewName } from '../../domain/attachment.ts';
import type { ContentOf } from '../../domain/content.ts';
import { type MediaVerdict, mediaLevel } from '../../domain/media-level.ts';
import { methodsById } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import { signalHeading } from '../../domain/signal-heading.ts';
import type { MediaReport } from '../../examination/media-report.ts';
import { ImageRefused, VideoRefused } from '../../media/media-refused.ts';
import type { ImageHash } from '../../similarity/image-index.ts';
import type { CheckContext, Engine } from '../engine.ts';
import type { ExamineContext, Examined, KeptImages, MediaAdapter } from './media-adapter.ts';
import { withMissingSignals } from './missing-signals.ts';
import { createProgressTeller, type ProgressTeller } from './progress-teller.ts';
import { publicSignal } from './public-signal.ts';
import { factCheckSources, findAppearances, type ReverseSearchParts } from './reverse-search.ts';
import { oldAppearance, reverseSignal } from './reverse-signal.ts';
import { writeMediaAdvice, writeMediaSummary } from './summary.ts';

/** What all media share. */
export interface MediaEngineParts {
  /** A file on this machine for what was received or linked. Rejects with an AppError for a link that fails. */
  readonly open: (
    content: ContentOf<'image' | 'video'>,
    signal: AbortSignal,
  ) => Promise<{ readonly path: string; close(): Promise<void> }>;
  readonly reverse: ReverseSearchParts;
  /** Keeps it for later searches, where the operator allows that; never rejects. */
  readonly remember: (checked: CheckedMedia) => Promise<void>;
  readonly clock: () => number;
}

/** What was checked, as later searches will find it. */
export interface CheckedMedia {
  readonly resultId: string;
  readonly hashes: readonly ImageHash[];
  /** Of a video: how many of its frames the hashes are of. */
  readonly frames?: number;
}

export function createMediaEngine<R extends MediaReport, W>(
  adapter: MediaAdapter<R, W>,
  parts: MediaEngineParts,
): Engine<'image' | 'video'> {
  return {
    async check(content, context) {
      const teller = createProgressTeller(adapter.steps, context);
      const ownUrl = 'url' in content ? content.url : undefined;
      if (ownUrl !== undefined) teller.begin('fetching');
      const file = await parts.open(content, context.signal);
      try {
        return await findings(file.path, adapter, parts, { ...context, teller, ownUrl });
      } catch (error) {
        context.signal.throwIfAborted();
        throw error;
      } finally {
        await file.close();
      }
    },
  };
}

/** What is found out before words are written; evaluations measure this. */
export interface MediaExamination<R> extends Examined<R> {
  /** Of every method, those that did not look included. */
  readonly signals: readonly MediaSignal[];
  readonly verdict: MediaVerdict;
}

/** Rejects with an AppError for a file that cannot be examined. */
export async function examineMedium<R extends MediaReport, W>(
  path: string,
  adapter: MediaAdapter<R, W>,
  context: ExamineContext,
  wishes: Partial<W> = {},
): Promise<MediaExamination<R>> {
  const examined = await adapter.examine(path, context, wishes).catch((error) => {
    throw refusalProblem(error);
  });
  const signals = withMissingSignals(examined.signals, adapter);
  return {
    ...examined,
    signals,
    verdict: mediaLevel(signals, adapter.methods, { looksForAi: adapter.detectors.lookForAi }),
  };
}

const noImages: KeptImages = { attachments: [], of: () => ({}) };

async function findings<R extends MediaReport, W>(
  path: string,
  adapter: MediaAdapter<R, W>,
  parts: MediaEngineParts,
  context: CheckContext & { readonly teller: ProgressTeller; readonly ownUrl: string | undefined },
): Promise<MediaFindings> {
  const { language, signal, teller, ownUrl, attach } = context;
  const wishes = attach ? adapter.wishesToShow : {};
  const examination = await examineMedium(path, adapter, { signal, teller }, wishes);
  const { report, verdict, claim } = examination;

  teller.begin('search');
  const sought = { lookUp: adapter.lookUp(report), preview: report.preview };
  const appearances = await findAppearances(sought, parts.reverse, { signal, ownUrl });
  const nowMs = parts.clock();
  const reverse = reverseSignal(adapter.medium, appearances, nowMs);
  const signals = examination.signals.map(
    (one): MediaSignal => (one.method === reverse.method ? reverse : one),
  );

  teller.begin('verdict');
  const methodOf = methodsById(adapter.methods);
  for (const one of signals)
    context.progress({ event: 'signal', data: signalHeading(methodOf(one.method), one) });
  // Without a place to keep them there is nothing to link to.
  const images = attach ? adapter.imagesOf(report, examination.signals) : noImages;
  attach?.({ name: previewName, mediaType: 'image/webp', bytes: report.preview });
  for (const image of images.attachments) attach?.(image);
  if (!appearances.isRemembered)
    context.afterStoring?.((resultId) => parts.remember({ resultId, ...adapter.remembered(report) }));

  const account = {
    verdict,
    wasReadByDetector: adapter.detectors.lookForAi && signals.some(hasDetected),
    old: oldAppearance(appearances, nowMs),
    claim,
  };
  const words = wordsIn(language);
  return {
    level: verdict.level,
    score: verdict.score,
    confidence: verdict.confidence,
    summary: writeMediaSummary(account, words.summaries[adapter.medium]),
    signals: signals.map((one) => publicSignal(one, methodOf(one.method), language, images.of(one))),
    sources: factCheckSources(appearances),
    advice: writeMediaAdvice(account, words.advice[adapter.medium]),
    ...(report.exif ? { exif: report.exif } : {}),
    ...(appearances.list.length > 0 ? { appearances: [...appearances.list] } : {}),
    method: [adapter.version, ...adapter.detectors.ids].join('+'),
    writtenByModel: false,
    review: 'automatic',
  };
}

/** Whether it is what detectors said that have looked. */
const hasDetected = ({ method, outcome }: MediaSignal) =>
  method === 'aiDetector' && outcome !== 'error' && outcome !== 'not_run';

/** As the one who sent the file is told. Anything but a refusal is passed on as it is. */
function refusalProblem(error: unknown): unknown {
  if (error instanceof ImageRefused) return new AppError('notAnImage', { reason: error.reason }, error);
  if (error instanceof VideoRefused) return new AppError('notAVideo', { reason: error.reason }, error);
  return error;
}
