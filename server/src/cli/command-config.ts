/** The settings, for commands that write into the data folder: it is opened first, and said where it was open to others. */
import { say } from '@riscontro/words';
import { type Config, readConfig } from '../config.ts';
import { openDataFolder } from '../data-folder/open-data-folder.ts';
import type { Terminal } from './terminal.ts';

/** `always`: with PostgreSQL too, for what lies in the folder even then. */
export async function readCommandConfig(
  { errors, words }: Terminal,
  { always = false } = {},
): Promise<Config> {
  const config = readConfig();
  if (always || config.databaseUrl === undefined) {
    for (const note of await openDataFolder(config.dataDir))
      errors.write(`${say(words.settings.dataFolder, note)}\n`);
  }
  return config;
}
