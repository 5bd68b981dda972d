/**
 * Decides at the start how decoders are isolated, by starting one, and tells the operator: what holds, or what is
 * missing and how to mend it.
 */
import { mkdirSync, realpathSync } from 'node:fs';
import { release } from 'node:os';
import { sep } from 'node:path';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import type { DecoderIsolation } from '../domain/installation.ts';
import { codeFolders } from '../media/isolation/code-folders.ts';
import { type Isolation, type IsolationMode, notIsolated } from '../media/isolation/isolation.ts';
import { findIsolation } from '../media/process/find-isolation.ts';

type IsolationSettings = Pick<Config, 'decoderIsolation' | 'dataDir'>;

export interface IsolationParts {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** For tests: what there is on this machine. */
  readonly find?: typeof findIsolation;
}

export interface OpenedIsolation extends DecoderIsolation {
  /** What all decoders are to be started with, from now on. */
  readonly mode: IsolationMode;
}

/** Rejects with a ConfigError where isolation is required and something is missing. */
export async function openIsolation(
  { decoderIsolation, dataDir }: IsolationSettings,
  { log, find }: IsolationParts,
): Promise<OpenedIsolation> {
  const { mode, isolation } = await decideIsolation(decoderIsolation, { log, ...(find ? { find } : {}) });
  const missing = mode === 'off' ? [switchedOff(decoderIsolation)] : missingOf(isolation, dataDir);
  if (missing.length > 0 && mode === 'required')
    throw new ConfigError(missing.map((fault) => `DECODER_ISOLATION = required: ${fault}`));
  const held = namesOf(isolation);
  if (missing.length === 0) log.info(`decoders run isolated: ${held.join(', ')}`);
  else
    log.warn(
      `decoders are not wholly isolated (${held.join(', ') || 'Node’s permission flags alone'}): ${missing.join('; ')}`,
    );
  return { mode, isWhole: missing.length === 0, means: meansOf(isolation) };
}

/**
 * What decoders are to be started with: as set, or `off` where that is `auto` and they start in no other way. To be
 * called once, before a file of others is read: nothing that a file does later changes it.
 */
export async function decideIsolation(
  mode: IsolationMode,
  { log, find = findIsolation }: IsolationParts,
): Promise<{ readonly mode: IsolationMode; readonly isolation: Isolation }> {
  if (mode === 'off') return { mode, isolation: notIsolated };
  try {
    // Twice, so that a moment without memory or time does not cost the isolation until the next start.
    return { mode, isolation: await find('auto').catch(() => find('auto')) };
  } catch (cause) {
    if (mode === 'required')
      throw new ConfigError([`DECODER_ISOLATION = required: decoders do not start isolated: ${told(cause)}`]);
    return { mode: await weakerMode(cause, { log, find }), isolation: notIsolated };
  }
}

/** Nothing is given up where that would not help. */
async function weakerMode(cause: unknown, { log, find }: Required<IsolationParts>): Promise<'auto' | 'off'> {
  try {
    await find('off');
  } catch (error) {
    // The service goes on: texts and articles are checked without decoders.
    log.error(
      { err: error },
      `decoders do not start: pictures and videos cannot be checked (${told(error)})`,
    );
    return 'auto';
  }
  const system = `${process.platform} ${process.arch} ${release()}, Node ${process.version}`;
  log.error(
    { err: cause },
    `decoders do not start isolated on this system, and are started without isolation: please report this line as a fault of the program (${system}; ${told(cause)})`,
  );
  return 'off';
}

/** With what the process itself said, in one line. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = error.cause instanceof Error ? ` (${error.cause.message.trim()})` : '';
  return `${error.message}${said}`.replaceAll(/\s+/g, ' ');
}

const switchedOff = (set: IsolationMode) =>
  `${set === 'off' ? 'DECODER_ISOLATION = off' : 'they do not start otherwise'}: native code in them can read and write files and open connections`;

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
  const entry = new URL('../media/process/isolation-process.ts', import.meta.url);
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
