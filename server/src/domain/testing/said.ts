/** What a signal says, in every language, for tests; nothing where there is no signal. */
import { type Language, languages, wordsIn } from '@riscontro/words';
import { type MediaSignal, signalText } from '../media-signal.ts';

export const said = (signal: Pick<MediaSignal, 'method' | 'detail'> | undefined) =>
  Object.fromEntries(
    languages.map((language) => [language, signal ? signalText(signal, wordsIn(language).signals) : '']),
  ) as Readonly<Record<Language, string>>;
