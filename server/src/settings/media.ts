/** How images and videos are examined. */
import { z } from 'zod';
import { optional, whole, withDefault } from '../setting-kinds.ts';
import type { ReadSettings } from '../settings.ts';

export interface MediaConfig {
  readonly c2paTrustFile: string | undefined;
  /** Images examined at once; undefined: one a core. */
  readonly imageProcesses: number | undefined;
  /** Videos examined at once. */
  readonly videoProcesses: number;
  /** How decoders are kept from the rest of the machine. */
  readonly decoderIsolation: 'auto' | 'required' | 'off';
}

export const mediaSettings = {
  C2PA_TRUST_FILE: optional(z.string()).describe(
    'PEM file with the certificates whose holders you trust to sign the history of pictures and videos. Empty: no signer is trusted.',
  ),
  IMAGE_PROCESSES: optional(whole(1, 64)).describe(
    'Pictures examined at once, each in a process of its own. Empty: as many as there are cores.',
  ),
  VIDEO_PROCESSES: withDefault(whole(1, 64), 2).describe(
    'Videos examined at once, each in a process of its own with up to 1 GB of memory; further ones wait.',
  ),
  DECODER_ISOLATION: withDefault(z.enum(['auto', 'required', 'off']), 'auto').describe(
    'Whether processes that decode files are kept from the rest of the machine ([docs/operators.md](docs/operators.md)): `auto` (as much as the system offers, and none where decoders do not start otherwise), `required` (the service does not start with less than all of it) or `off` (only Node’s permission flags).',
  ),
};

export const mediaConfig = (s: ReadSettings): MediaConfig => ({
  c2paTrustFile: s.C2PA_TRUST_FILE,
  imageProcesses: s.IMAGE_PROCESSES,
  videoProcesses: s.VIDEO_PROCESSES,
  decoderIsolation: s.DECODER_ISOLATION,
});
