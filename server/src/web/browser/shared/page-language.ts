/** The language of the page; its code is bundled once for each, with the words of that one (assets/bundle.ts). */
import type { Language } from '@riscontro/words';

export const pageLanguage = document.documentElement.lang as Language;
