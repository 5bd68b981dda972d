/** How commands that check something come by the engines, without a server. */
import type { Config } from '../config.ts';
import type { ClaimChecker } from '../evaluation/run-text.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import type { Engines } from '../pipelines/engine.ts';

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

/** Where a command writes; standard output and error unless a test listens. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface CommandParts {
  readonly openEngines: OpenEngines;
  readonly stdout?: Output;
  readonly stderr?: Output;
}
