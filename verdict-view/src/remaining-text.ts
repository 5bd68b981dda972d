/** How many free checks are left to a visitor, as it stands beside the button. */
import type { Language } from '@riscontro/contract';

const remainingWords = {
  it: (left: number) =>
    left === 1 ? 'Oggi hai ancora 1 verifica gratuita.' : `Oggi hai ancora ${left} verifiche gratuite.`,
  en: (left: number) =>
    left === 1 ? 'You have 1 free check left today.' : `You have ${left} free checks left today.`,
} as const satisfies Record<Language, (left: number) => string>;

const exhaustedWords = {
  it: 'Le verifiche gratuite di oggi sono finite. Puoi inviare lo stesso: se la risposta è già pronta, arriva comunque.',
  en: 'Today’s free checks are used up. You can still send: if the answer is ready already, you get it all the same.',
} as const satisfies Record<Language, string>;

export const remainingText = (left: number, language: Language): string =>
  left > 0 ? remainingWords[language](left) : exhaustedWords[language];
