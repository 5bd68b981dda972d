/**
 * Decides at the start how decoders are isolated, by starting one, and tells the operator: what holds, or what is
 * missing and how to mend it.
 */
import { mkdirSync, realpathSync } from 'node:fs';
import { release } from 'node:os';
import { sep } from 'node:path';
import { type Message, say, type Words, wordsIn } from '@riscontro/words';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import { reportFault } from '../domain/fault-report.ts';
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

type SettingWords = Words['terminal']['settings'];
/** What decoders are not kept from. */
type Lack = Message<SettingWords['isolation']>;

interface DecisionParts extends Pick<IsolationParts, 'find'> {
  /** Decoders do not start, or start only without isolation. */
  readonly onWeaker: (notice: Message<SettingWords['decoders']>, cause: unknown) => void;
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
  const words = wordsIn('en').terminal.settings;
  const { mode, isolation } = await decideIsolation(decoderIsolation, {
    onWeaker: (notice, err) => log.error({ err }, say(words.decoders, notice)),
    ...(find ? { find } : {}),
  });
  const missing = mode === 'off' ? [switchedOff(decoderIsolation)] : missingOf(isolation, dataDir);
  if (missing.length > 0 && mode === 'required')
    throw new ConfigError(missing.map((fault) => ({ code: 'notIsolated', values: { fault } })));
  const held = namesOf(isolation);
  if (missing.length === 0) log.info(`decoders run isolated: ${held.join(', ')}`);
  else {
    const lacks = missing.map((fault) => say(words.isolation, fault));
    log.warn(
      `decoders are not wholly isolated (${held.join(', ') || 'Node’s permission flags alone'}): ${lacks.join('; ')}`,
    );
  }
  return { mode, isWhole: missing.length === 0, means: meansOf(isolation) };
}

/**
 * What decoders are to be started with: as set, or `off` where that is `auto` and they start in no other way. To be
 * called once, before a file of others is read: nothing that a file does later changes it.
 */
export async function decideIsolation(
  mode: IsolationMode,
  { onWeaker, find = findIsolation }: DecisionParts,
): Promise<{ readonly mode: IsolationMode; readonly isolation: Isolation }> {
  if (mode === 'off') return { mode, isolation: notIsolated };
  try {
    // Twice, so that a moment without memory or time does not cost the isolation until the next start.
    const again = (error: unknown) => {
      reportFault(error, { place: 'wiring/decoder-isolation' });
      return find('auto');
    };
    return { mode, isolation: await find('auto').catch(again) };
  } catch (cause) {
    if (mode === 'required')
      throw new ConfigError([
        {
          code: 'notIsolated',
          values: { fault: { code: 'notStarting', values: { reason: told(cause) } } },
        },
      ]);
    return { mode: await weakerMode(cause, { onWeaker, find }), isolation: notIsolated };
  }
}

/** Nothing is given up where that would not help. */
async function weakerMode(
  cause: unknown,
  { onWeaker, find }: Required<DecisionParts>,
): Promise<'auto' | 'off'> {
  try {
    await find('off');
  } catch (error) {
    // The service goes on: texts and articles are checked without decoders.
    onWeaker({ code: 'notStarting', values: { reason: told(error) } }, error);
    return 'auto';
  }
  const system = `${process.platform} ${process.arch} ${release()}, Node ${process.version}`;
  onWeaker({ code: 'notIsolated', values: { system, reason: told(cause) } }, cause);
  return 'off';
}

/** With what the process itself said, in one line. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = error.cause instanceof Error ? ` (${error.cause.message.trim()})` : '';
  return `${error.message}${said}`.replaceAll(/\s+/g, ' ');
}

const switchedOff = (set: IsolationMode): Lack => ({ code: set === 'off' ? 'off' : 'cannotStart' });

function missingOf({ landlock, bubblewrap, seccomp }: Isolation, dataDir: string): Lack[] {
  const around = codeFolderAround(dataDir);
  return [
    ...(landlock === 0 && !bubblewrap ? [{ code: 'canRead' } as const] : []),
    ...(seccomp ? [] : [{ code: 'canConnect' } as const]),
    ...(around ? [{ code: 'canReadData', values: { folder: around } } as const] : []),
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
