/** Reads a prompt: a .md file beside this one, with `{{names}}` where values go. */
import { readFileSync } from 'node:fs';

/** Writes the prompt with these values. Values are set in as they are: a `{{name}}` inside one stays text. */
export type Prompt<Name extends string> = (values: Readonly<Record<Name, string>>) => string;

/** Throws when the file's placeholders are not exactly `names`, so that the two cannot drift apart. */
export function loadPrompt<const Name extends string>(file: string, names: readonly Name[]): Prompt<Name> {
  const template = readFileSync(new URL(file, import.meta.url), 'utf8').trim();
  const found = new Set(Array.from(template.matchAll(placeholder), ([, name = '']) => name));
  const expected = new Set<string>(names);
  if (found.symmetricDifference(expected).size > 0) {
    throw new Error(`${file} has the placeholders ${[...found].join(', ')}, not ${names.join(', ')}`);
  }
  return (values) => {
    const byName = new Map<string, string>(Object.entries(values));
    return template.replace(placeholder, (_, name: string) => byName.get(name) ?? '');
  };
}

const placeholder = /\{\{(\w+)\}\}/g;
