/** How the decoders of a command are isolated: decided once, however many pools of them it opens. */
import { say } from '@riscontro/words';
import type { Config } from '../config.ts';
import type { Terminal } from './terminal.ts';

/** The same settings, with what decoders are to be started with in this run. */
export type DecideIsolation = (config: Config) => Promise<Config>;

export function createCommandIsolation({
  errors,
  words,
}: Pick<Terminal, 'errors' | 'words'>): DecideIsolation {
  let decided: Promise<Config['decoderIsolation']> | undefined;
  const decide = async ({ decoderIsolation }: Config) => {
    const { decideIsolation } = await import('../wiring/decoder-isolation.ts');
    // What a system does not offer is told by the service, and not with every command.
    const { mode } = await decideIsolation(decoderIsolation, {
      onWeaker: (notice) => void errors.write(`${say(words.settings.decoders, notice)}\n`),
    });
    return mode;
  };
  return async (config) => {
    decided ??= decide(config);
    return { ...config, decoderIsolation: await decided };
  };
}
