/** How an image is verified: the learned detectors read its file beside the examination, and text is read after it. */
import { signalMethods } from '@riscontro/contract/inside';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { ExamineImageFile, ImageReport, ImageWishes } from '../../examination/image/image-report.ts';
import { lookUpImage } from './local-lookup.ts';
import type { MediaAdapter } from './media-adapter.ts';

export interface ImageParts extends Pick<ImageAdapter, 'detectors' | 'methods'> {
  readonly examineFile: ExamineImageFile;
  /** What the installed detectors say together; never rejects but with the signal's reason. */
  readonly detect: (path: string, signal: AbortSignal) => Promise<MediaSignal>;
  /** Reads text from a grey PNG, undefined where none was seen; never rejects but with the signal's reason. */
  readonly readText: (
    png: Uint8Array | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly signal: MediaSignal; readonly claim?: string | undefined }>;
}

export type ImageAdapter = MediaAdapter<ImageReport, ImageWishes>;

export const createImageAdapter = ({
  examineFile,
  detect,
  detectors,
  readText,
  methods,
}: ImageParts): ImageAdapter => ({
  medium: 'image',
  version: 'immagine-1',
  methods,
  steps: { words: ({ image }) => image },
  detectors,
  wishesToShow: { wantsMaps: true },
  async examine(path, { signal, teller }, wishes) {
    // The detectors are stopped when the file turns out to be no image.
    const refused = new AbortController();
    const detecting = detect(path, AbortSignal.any([signal, refused.signal]));
    // Waited for below, unless the file is refused, and then their failure is of no interest.
    detecting.catch(() => undefined);
    const report = await examineFile(path, { ...wishes, signal, onProgress: teller?.examined }).catch(
      (error) => {
        refused.abort(error);
        throw error;
      },
    );
    if (report.textImage) teller?.begin('text');
    const [detected, text] = await Promise.all([detecting, readText(report.textImage, signal)]);
    return { report, signals: [...report.signals, detected, text.signal], claim: text.claim };
  },
  lookUp: ({ hashes }) => lookUpImage(hashes),
  remembered: ({ hashes }) => ({ hashes: hashes.stored }),
  imagesOf({ maps }) {
    const mapped = new Set<string>(maps.map(({ method }) => method));
    return {
      attachments: maps.map(({ method, png }) => ({
        name: signalMethods[method],
        mediaType: 'image/png',
        bytes: png,
      })),
      of: ({ method }) => ({ hasMap: mapped.has(method) }),
    };
  },
});
