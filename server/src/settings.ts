/** Every setting: how it is read, what empty means, and what it is for. Each group of them is in a file of its own. */
import { z } from 'zod';
import { keepingSettings } from './settings/keeping.ts';
import { limitsSettings } from './settings/limits.ts';
import { mediaSettings } from './settings/media.ts';
import { registrationSettings } from './settings/registration.ts';
import { serviceSettings } from './settings/service.ts';
import { sourcesSettings } from './settings/sources.ts';

/** Each setting with what it means; empty means the default. */
export const Settings = z.object({
  ...serviceSettings,
  ...keepingSettings,
  ...registrationSettings,
  ...limitsSettings,
  ...sourcesSettings,
  ...mediaSettings,
});

export type ReadSettings = z.output<typeof Settings>;

/** Name, default and meaning of every setting: the README's table is checked against it. */
export function describeSettings(): { name: string; fallback: string; meaning: string }[] {
  const defaults = Settings.parse({}) as Record<string, unknown>;
  return Object.entries(Settings.shape).map(([name, schema]) => ({
    name,
    fallback: defaults[name] === undefined ? '' : String(defaults[name]),
    meaning: schema.description ?? '',
  }));
}
