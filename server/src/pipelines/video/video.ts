/**
 * The verification of a video, top to bottom: file → process of its own (decoding, provenance, container, time, sound,
 * faces, frames) → learned detectors on some frames → earlier appearances of its frames → one level by the rule of
 * domain/media-level.ts → words.
 */
import type { MediaFindings } from '@riscontro/contract';
import { previewName } from '../../domain/attachment.ts';
import type { ContentOf } from '../../domain/content.ts';
import { type MediaVerdict, mediaLevel } from '../../domain/media-level.ts';
import { signalHeading, type VideoSignal } from '../../domain/media-signal.ts';
import type { ExamineVideoFile, VideoReport, VoiceWish } from '../../examination/video/video-report.ts';
import type { CheckContext, Engine } from '../engine.ts';
import { mediaFindings } from '../media/media-findings.ts';
import { withMissingVideoSignals } from '../media/missing-signals.ts';
import { publicSignal } from '../media/public-signal.ts';
import type { Appearances } from '../media/reverse-search.ts';
import { oldAppearance, reverseSignal } from '../media/reverse-words.ts';
import { momentStills } from './moment-stills.ts';
import { videoProblem } from './refused-video.ts';
import { tellVideoProgress, type VideoProgressTeller } from './video-phases.ts';
import { writeVideoAdvice, writeVideoSummary } from './video-words.ts';

export const method = 'video-1';

export interface VideoParts {
  /** A file on this machine for a received or linked video. Rejects with an AppError for a link that fails. */
  readonly openVideo: (
    content: ContentOf<'video'>,
    signal: AbortSignal,
  ) => Promise<{ readonly path: string; close(): Promise<void> }>;
  readonly examineVideoFile: ExamineVideoFile;
  /** What the installed detectors say of single frames together; never rejects but with the signal's reason. */
  readonly detect: (frames: VideoReport['forDetectors'], signal: AbortSignal) => Promise<VideoSignal>;
  /** What the installed detector of voices says; never rejects but with the signal's reason. */
  readonly hear: (sounds: VideoReport['forVoices'], signal: AbortSignal) => Promise<VideoSignal>;
  /** How that detector wants to hear; undefined where none is installed. */
  readonly voiceWish: VoiceWish | undefined;
  /** The installed detectors: their names as they go into `metodo`, and whether one looks for images made by AI. */
  readonly detectors: {
    readonly ids: readonly string[];
    readonly lookAtFrames: boolean;
    readonly lookForAi: boolean;
  };
  /** `ownUrl`: where the video comes from now. Rejects only with the signal's reason. */
  readonly findAppearances: (
    report: VideoReport,
    options: { readonly signal: AbortSignal; readonly ownUrl?: string | undefined },
  ) => Promise<Appearances>;
  /** Keeps it for later searches, where the operator allows that; never rejects. */
  readonly remember: (video: CheckedVideo) => Promise<void>;
  readonly clock: () => number;
}

/** A video that was checked, as later searches will find it. */
export interface CheckedVideo {
  readonly resultId: string;
  readonly hashes: VideoReport['hashes'];
}

export function createVideoEngine(parts: VideoParts): Engine<'video'> {
  return {
    async check(content, context) {
      const teller = tellVideoProgress(context);
      if ('url' in content) teller.begin('scaricamento');
      const video = await parts.openVideo(content, context.signal);
      try {
        return await findings(video.path, content, parts, { ...context, teller });
      } catch (error) {
        context.signal.throwIfAborted();
        throw videoProblem(error);
      } finally {
        await video.close();
      }
    },
  };
}

/** What is found out before words are written; evaluations measure this. */
export interface VideoExamination {
  readonly report: VideoReport;
  readonly signals: readonly VideoSignal[];
  readonly verdict: MediaVerdict;
}

export async function examineVideo(
  path: string,
  { examineVideoFile, detect, hear, voiceWish, detectors }: VideoParts,
  context: Pick<CheckContext, 'signal'> & {
    readonly teller?: VideoProgressTeller;
    readonly wantsStills?: boolean;
  },
): Promise<VideoExamination> {
  const { signal, teller, wantsStills = false } = context;
  const wantsForDetectors = detectors.lookAtFrames;
  const report = await examineVideoFile(path, {
    signal,
    wantsStills,
    wantsForDetectors,
    wantsForVoices: voiceWish,
    ...(teller ? { onProgress: teller.examined, onWait: teller.waits } : {}),
  });
  if (wantsForDetectors || voiceWish) teller?.begin('rilevatori');
  const detected = [await detect(report.forDetectors, signal), await hear(report.forVoices, signal)];
  const signals = withMissingVideoSignals([...report.signals, ...detected]);
  return { report, signals, verdict: mediaLevel(signals, { looksForAi: detectors.lookForAi }) };
}

async function findings(
  path: string,
  content: ContentOf<'video'>,
  parts: VideoParts,
  context: CheckContext & { readonly teller: VideoProgressTeller },
): Promise<MediaFindings> {
  const { language, signal, teller } = context;
  const ownUrl = 'url' in content ? content.url : undefined;
  const wantsStills = context.attach !== undefined;
  const examination = await examineVideo(path, parts, { signal, teller, wantsStills });
  const { report, verdict } = examination;
  teller.begin('ricerca');
  const appearances = await parts.findAppearances(report, { signal, ownUrl });
  const nowMs = parts.clock();
  const signals = withMissingVideoSignals([
    ...examination.signals.filter(({ method: name }) => name !== 'reverseSearch'),
    reverseSignal('video', appearances, nowMs),
  ]);
  teller.begin('verdetto');
  for (const one of signals) context.progress({ evento: 'segnale', dati: signalHeading(one) });
  // Without a place to keep them there is nothing to link to.
  const stills = momentStills(signals, wantsStills ? report.stills : []);
  context.attach?.({ name: previewName, mediaType: 'image/webp', bytes: report.preview });
  for (const still of stills.attachments) context.attach?.(still);
  const account = {
    verdict,
    wasReadByDetector: wasRead(signals, parts),
    old: oldAppearance(appearances, nowMs),
  };
  if (!appearances.isRemembered)
    context.afterStoring?.((resultId) => parts.remember({ resultId, hashes: report.hashes }));
  return mediaFindings({
    verdict,
    summary: writeVideoSummary(account, language),
    advice: writeVideoAdvice(account, language),
    signals: signals.map((one) => publicSignal(one, language, stills)),
    appearances,
    exif: report.exif,
    methods: [method, ...parts.detectors.ids],
  });
}

const wasRead = (signals: readonly VideoSignal[], { detectors }: VideoParts) =>
  detectors.lookForAi &&
  signals.some(
    ({ method: name, outcome }) => name === 'aiDetector' && outcome !== 'error' && outcome !== 'not_run',
  );
