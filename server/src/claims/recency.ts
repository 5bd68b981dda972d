/** Whether a claim is about these very hours, which no source may have written about yet. */
import type { Language } from '@riscontro/contract';

const words: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(oggi|stamattina|stamane|stasera|stanotte|ieri|poco fa|in queste ore|ultim['’]ora|appena (?:successo|accaduto|arrivato))(?!\p{L})/iu,
  en: /(?<!\p{L})(today|this morning|tonight|yesterday|moments ago|in the last hours?|breaking(?: news)?|just now)(?!\p{L})/iu,
};

export function isAboutNow(claim: string, language: Language): boolean {
  return words[language].test(claim);
}
