/** What the service says, in every language: the catalogues, and how a code becomes a sentence. */
export type { Format } from './format.ts';
export { sayWithGaps } from './gaps.ts';
export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOr,
  languages,
  type Words,
  wordsIn,
} from './languages.ts';
export { type Message, say } from './message.ts';
