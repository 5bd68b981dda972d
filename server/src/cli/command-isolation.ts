/** How the decoders of a command are isolated: decided once, however many pools of them it opens. */
import type { Config } from '../config.ts';
import type { Output } from './terminal.ts';

/** The same settings, with what decoders are to be started with in this run. */
export type DecideIsolation = (config: Config) => Promise<Config>;

export function createCommandIsolation(errors: Output): DecideIsolation {
  let decided: Promise<Config['decoderIsolation']> | undefined;
  const decide = async ({ decoderIsolation }: Config) => {
    const { decideIsolation } = await import('../wiring/decoder-isolation.ts');
    const log = {
      // What a system does not offer is told by the service, and not with every command.
      info: () => undefined,
      warn: () => undefined,
      error: (_: unknown, text?: string) => void errors.write(`${text}\n`),
    };
    return (await decideIsolation(decoderIsolation, { log })).mode;
  };
  return async (config) => {
    decided ??= decide(config);
    return { ...config, decoderIsolation: await decided };
  };
}
