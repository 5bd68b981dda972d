/** How a video is verified: the learned detectors read some of its frames and hear its sound after the examination. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import type {
  ExamineVideoFile,
  VideoReport,
  VideoWishes,
  VoiceWish,
} from '../../examination/video/video-report.ts';
import { framesOf } from '../../similarity/video-hashes.ts';
import { lookUpVideo } from './local-lookup.ts';
import type { MediaAdapter } from './media-adapter.ts';
import { momentStills } from './moment-stills.ts';

export interface VideoParts extends Pick<VideoAdapter, 'detectors' | 'methods'> {
  readonly examineFile: ExamineVideoFile;
  /** What the installed detectors say of single frames together; never rejects but with the signal's reason. */
  readonly detect: (frames: VideoReport['forDetectors'], signal: AbortSignal) => Promise<MediaSignal>;
  /** Whether there is a detector that looks at frames. */
  readonly wantsFrames: boolean;
  /** What the installed detector of voices says; never rejects but with the signal's reason. */
  readonly hear: (sounds: VideoReport['forVoices'], signal: AbortSignal) => Promise<MediaSignal>;
  /** How that detector wants to hear; undefined where none is installed. */
  readonly voiceWish: VoiceWish | undefined;
}

export type VideoAdapter = MediaAdapter<VideoReport, Pick<VideoWishes, 'wantsStills'>>;

export const createVideoAdapter = ({
  examineFile,
  detect,
  wantsFrames,
  hear,
  voiceWish,
  detectors,
  methods,
}: VideoParts): VideoAdapter => ({
  medium: 'video',
  version: 'video-1',
  methods,
  steps: {
    words: ({ video }) => video,
    percents: { fetching: 0, examination: { from: 5, to: 90 }, detectors: 90, search: 94, verdict: 98 },
  },
  detectors,
  wishesToShow: { wantsStills: true },
  async examine(path, { signal, teller }, wishes) {
    const report = await examineFile(path, {
      ...wishes,
      wantsForDetectors: wantsFrames,
      wantsForVoices: voiceWish,
      signal,
      onProgress: teller?.examined,
      onWait: teller?.waits,
    });
    if (wantsFrames || voiceWish) teller?.begin('detectors');
    const detected = await detect(report.forDetectors, signal);
    const heard = await hear(report.forVoices, signal);
    return { report, signals: [...report.signals, detected, heard] };
  },
  lookUp: ({ hashes }) => lookUpVideo(hashes),
  remembered: ({ hashes }) => ({ hashes: hashes.stored, frames: framesOf(hashes.stored) }),
  imagesOf({ stills }, signals) {
    const { attachments, stillOf } = momentStills(signals, stills);
    return { attachments, of: () => ({ stillOf }) };
  },
});
