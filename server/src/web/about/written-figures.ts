/** Figures as readers of a language write them. */
import type { Language } from '@riscontro/contract';

function byLanguage(options: Intl.NumberFormatOptions): Record<Language, Intl.NumberFormat> {
  return { it: new Intl.NumberFormat('it', options), en: new Intl.NumberFormat('en-GB', options) };
}

const counts = byLanguage({ useGrouping: 'always' });
const shares = byLanguage({ style: 'percent', maximumFractionDigits: 1 });

export const count = (number: number, language: Language): string => counts[language].format(number);

/** `share` from 0 to 1, as a percentage. */
export const percent = (share: number, language: Language): string => shares[language].format(share);
