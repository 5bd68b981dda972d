/** Looks at the start whether decoders are isolated, and tells the operator: what holds, or what is missing and how to mend it. */
import { mkdirSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Logger } from 'pino';
import { type Config, ConfigError } from './config.ts';
import type { DecoderIsolation } from './domain/installation.ts';
import { codeFolders } from './media/isolation/code-folders.ts';
import { type Isolation, notIsolated } from './media/isolation/isolation.ts';
import { findIsolation } from './media/process/find-isolation.ts';

type IsolationSettings = Pick<Config, 'decoderIsolation' | 'dataDir'>;

export interface IsolationParts {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** For tests: what there is on this machine. */
  readonly find?: () => Promise<Isolation>;
}

/** Rejects with a ConfigError where isolation is required and something is missing. */
export async function openIsolation(
  { decoderIsolation: mode, dataDir }: IsolationSettings,
  { log, find = findIsolation }: IsolationParts,
): Promise<DecoderIsolation> {
  const isolation = mode === 'off' ? notIsolated : await find().catch((cause) => cannotStart(cause, log));
  const missing = mode === 'off' ? [switchedOff] : missingOf(isolation, dataDir);
  if (missing.length > 0 && mode === 'required')
    throw new ConfigError(missing.map((fault) => `DECODER_ISOLATION = required: ${fault}`));
  const held = namesOf(isolation);
  if (missing.length === 0) log.info(`decoders run isolated: ${held.join(', ')}`);
  else
    log.warn(
      `decoders are not wholly isolated (${held.join(', ') || 'Node’s permission flags alone'}): ${missing.join('; ')}`,
    );
  return { isWhole: missing.length === 0, means: meansOf(isolation) };
}

/** The service goes on: texts and articles are checked without decoders. */
function cannotStart(cause: unknown, log: IsolationParts['log']): Isolation {
  log.error({ err: cause }, 'decoders do not start: pictures and videos cannot be checked');
  return notIsolated;
}

const switchedOff =
  'DECODER_ISOLATION = off: native code in them can read and write files and open connections';

function missingOf({ landlock, bubblewrap, seccomp }: Isolation, dataDir: string): string[] {
  const around = codeFolderAround(dataDir);
  return [
    ...(landlock === 0 && !bubblewrap
      ? ['they can read files; needed is Linux 5.13 or newer with Landlock, or bubblewrap (bwrap)']
      : []),
    ...(seccomp ? [] : ['they can open connections; needed is a Linux that allows seccomp filters']),
    ...(around ? [`they can read DATA_DIR, which lies in ${around} beside the code; move it elsewhere`] : []),
  ];
}

/** Decoders read the code: what lies in its folders they can read, too. */
function codeFolderAround(dataDir: string): string | undefined {
  mkdirSync(dataDir, { recursive: true });
  const data = realpathSync(dataDir) + sep;
  const entry = new URL('./media/process/isolation-process.ts', import.meta.url);
  return codeFolders(entry).find((folder) => data.startsWith(folder + sep));
}

const meansOf = ({ landlock, bubblewrap, seccomp, ownUser }: Isolation): DecoderIsolation['means'] => [
  ...(landlock > 0 ? (['landlock'] as const) : []),
  ...(bubblewrap ? (['bubblewrap'] as const) : []),
  ...(seccomp ? (['seccomp'] as const) : []),
  ...(ownUser ? (['utente_proprio'] as const) : []),
];

const namesOf = ({ landlock, bubblewrap, seccomp, ownUser }: Isolation): string[] => [
  ...(landlock > 0 ? [`Landlock ${landlock}`] : []),
  ...(bubblewrap ? ['bubblewrap'] : []),
  ...(seccomp ? ['seccomp'] : []),
  ...(ownUser ? ['own user'] : []),
];
