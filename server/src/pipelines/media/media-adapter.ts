/** What images and videos do differently on the one way of media-engine.ts. */
import type { Attachment } from '../../domain/attachment.ts';
import type { MethodDescriptor } from '../../domain/media-method.ts';
import type { MediaSignal } from '../../domain/media-signal.ts';
import type { Medium } from '../../domain/medium.ts';
import type { MediaReport } from '../../examination/media-report.ts';
import type { ImageHash } from '../../similarity/image-index.ts';
import type { LocalLookup } from './local-lookup.ts';
import type { MediaSteps, ProgressTeller } from './progress-teller.ts';
import type { SignalImages } from './public-signal.ts';

/** `Wishes`: what the examination makes only where it is asked for. */
export interface MediaAdapter<Report extends MediaReport, Wishes> {
  readonly medium: Medium;
  /** Of the method, as it goes into `metodo`. */
  readonly version: string;
  /** All of them, in the order of the report. */
  readonly methods: readonly MethodDescriptor[];
  readonly steps: MediaSteps;
  /** The installed detectors: their names as they go into `metodo`, and whether one looks for what is made by AI. */
  readonly detectors: { readonly ids: readonly string[]; readonly lookForAi: boolean };
  /** What is asked for where images can be kept with the result. */
  readonly wishesToShow: Partial<Wishes>;
  /**
   * The file in a process of its own, and whatever reads it beside or after that. Rejects with a refusal for a file
   * that cannot be examined, and with the signal's reason.
   */
  examine(path: string, options: ExamineContext, wishes: Partial<Wishes>): Promise<Examined<Report>>;
  /** How it is looked up in the local index. */
  lookUp(report: Report): LocalLookup;
  /** By which it will be found again. */
  remembered(report: Report): { readonly hashes: readonly ImageHash[]; readonly frames?: number };
  /** The images that are kept beside the preview, and which of them belong to a signal. */
  imagesOf(report: Report, signals: readonly MediaSignal[]): KeptImages;
}

export interface ExamineContext {
  readonly signal: AbortSignal;
  readonly teller?: ProgressTeller | undefined;
}

export interface Examined<Report> {
  readonly report: Report;
  /** Of all methods that looked. */
  readonly signals: readonly MediaSignal[];
  /** What an image that is mostly text says. */
  readonly claim?: string | undefined;
}

export interface KeptImages {
  readonly attachments: readonly Attachment[];
  readonly of: (signal: MediaSignal) => SignalImages;
}
