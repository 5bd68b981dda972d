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

/** Images, or videos. */
export interface OpenedMedium<Check> {
  readonly engine: Engine<'image' | 'video'>;
  /** A file's verdict and signals, without the words around it: what evaluations measure. */
  readonly examine: Check;
  close(): Promise<void>;
}

/** `processes`: how many files are examined at once. */
type OpenMedium<Check> = (
  config: Config,
  options?: { readonly processes?: number },
) => Promise<OpenedMedium<Check>>;

export type OpenImages = OpenMedium<CheckImage>;
export type OpenVideos = OpenMedium<CheckVideo>;

export interface CommandParts {
  readonly openEngines: OpenEngines;
  readonly openImages: OpenImages;
  readonly openVideos: OpenVideos;
}
