/** The line of settings that Stable Diffusion WebUI writes behind the prompt, and many programs after it. */

/** Of `Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512, …`, lower case. */
export type GenerationSettings = ReadonlyMap<string, string>;

const linesMax = 400;
const settingsCharactersMax = 20_000;

/** Settings besides `Steps` and `Seed` of which one at least has to be there. */
const telling = [
  'sampler',
  'cfg scale',
  'guidance scale',
  'distilled cfg scale',
  'model hash',
  'model',
  'size',
];

/**
 * Undefined unless `Steps: ` and a number are followed on their line by a numeric seed and one more setting: what a
 * person writes about steps and diffusion has not that form.
 */
export function generationSettings(text: string): GenerationSettings | undefined {
  // Programs that add lines of their own write them behind.
  for (const line of text.split('\n', linesMax).toReversed()) {
    // Some services fold the prompt and its settings into one line.
    const at = line.lastIndexOf('Steps: ');
    if (at === -1 || line.length - at > settingsCharactersMax || !/^\s?$/.test(line.charAt(at - 1))) continue;
    const settings = settingsOf(line.slice(at));
    const isWhole = /^\d+$/.test(settings.get('steps') ?? '') && /^-?\d+$/.test(settings.get('seed') ?? '');
    if (isWhole && telling.some((name) => settings.has(name))) return settings;
  }
  return undefined;
}

function settingsOf(line: string): GenerationSettings {
  const settings = new Map<string, string>();
  for (const part of line.split(',')) {
    const colon = part.indexOf(':');
    if (colon > 0) settings.set(part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim());
  }
  return settings;
}
