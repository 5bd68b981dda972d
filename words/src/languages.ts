/** Which languages there are, and the words of each. */
import * as everyLanguage from './catalogues.ts';

export type Language = keyof typeof everyLanguage;

/** Every sentence of one language. English is the measure: what it has, all have, and nothing else compiles. */
export type Words = typeof everyLanguage.en;

const catalogues: Readonly<Record<Language, Words>> = { ...everyLanguage };

/** For whoever asks for none, or for one that is not there. */
export const defaultLanguage: Language = 'it';

/** The default first. */
export const languages: readonly [Language, ...Language[]] = [
  defaultLanguage,
  ...(Object.keys(catalogues) as Language[]).filter((language) => language !== defaultLanguage),
];

export const isLanguage = (name: string): name is Language => Object.hasOwn(catalogues, name);

export const wordsIn = (language: Language): Words => catalogues[language];
