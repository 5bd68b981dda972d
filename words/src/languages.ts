/** Which languages there are, and the words of each. */
import { createRequire } from 'node:module';
import { catalogues } from './catalogues.ts';

export type Language = keyof typeof catalogues;

/** Every sentence of one language. English is the measure: what it has, all have, and nothing else compiles. */
export type Words = typeof import('./en/index.ts').en;

/** For whoever asks for none, or for one that is not there. */
export const defaultLanguage: Language = 'it';

/** The default first. */
export const languages: readonly [Language, ...Language[]] = [
  defaultLanguage,
  ...(Object.keys(catalogues) as Language[]).filter((language) => language !== defaultLanguage),
];

export const isLanguage = (name: string): name is Language => Object.hasOwn(catalogues, name);

/** The language of that code, or another one where nothing is said in it. */
export const languageOr = (code: string | undefined, other: Language = defaultLanguage): Language =>
  code !== undefined && isLanguage(code) ? code : other;

const load = createRequire(import.meta.url);
const loaded = new Map<Language, Words>();

/** Read when first asked for: a process that only needs to know which languages there are starts a third of a second sooner. */
export function wordsIn(language: Language): Words {
  const known = loaded.get(language);
  if (known) return known;
  const { [language]: words } = load(catalogues[language]) as Partial<Record<Language, Words>>;
  if (!words) throw new Error(`${catalogues[language]} has no words called ${language}.`);
  loaded.set(language, words);
  return words;
}
