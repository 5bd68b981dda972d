/** What the extension says and shows: of every language the sections that its build carries along. */
import { type Language, type Words, wordsIn } from '@riscontro/words';

/** Nothing else of a catalogue but these, its code and its name is in the extension (build/carry-words.ts). */
export const carriedSections = ['format', 'verdict', 'extension'] as const;

export type CarriedWords = Pick<Words, 'code' | 'name' | (typeof carriedSections)[number]>;

export type ExtensionWords = Words['extension'];

export const wordsOf = (language: Language): CarriedWords => wordsIn(language);
