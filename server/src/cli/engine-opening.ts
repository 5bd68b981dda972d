/** How commands that check something come by the engines, without a server. */
import type { Config } from '../config.ts';
import type { CheckImage, CheckVideo } from '../evaluation/media/run-media.ts';
import type { ClaimChecker } from '../evaluation/run-text.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import type { Engine, Engines } from '../pipelines/engine.ts';

export interface OpenedEngines extends ClaimChecker {
  readonly engines: Engines;
}

export interface EngineSources {
  /**
   * Look for evidence here and nowhere else: not in the installation's own indexes, not in the bundled knowledge.
   * Stays open when the engines are closed.
   */
  readonly onlyEvidence?: EvidenceIndex;
}

export type OpenEngines = (config: Config, sources?: EngineSources) => Promise<OpenedEngines>;

export interface OpenedImages {
  readonly engine: Engine<'immagine'>;
  /** An image's verdict and signals, without the words around it: what evaluations measure. */
  readonly checkImage: CheckImage;
  close(): Promise<void>;
}

/** `processes`: how many images are examined at once. */
export type OpenImages = (config: Config, options?: { readonly processes?: number }) => Promise<OpenedImages>;

export interface OpenedVideos {
  readonly engine: Engine<'video'>;
  /** The same of a video. */
  readonly checkVideo: CheckVideo;
  close(): Promise<void>;
}

/** `processes`: how many videos are examined at once. */
export type OpenVideos = (config: Config, options?: { readonly processes?: number }) => Promise<OpenedVideos>;

export interface CommandParts {
  readonly openEngines: OpenEngines;
  readonly openImages: OpenImages;
  readonly openVideos: OpenVideos;
}
