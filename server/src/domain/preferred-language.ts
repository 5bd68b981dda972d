/** Which of the two languages a client asks for. */
import type { Language } from '@riscontro/contract';

/** Italian unless `Accept-Language` prefers English; `*`, nothing and nonsense mean Italian. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'it';
  const best = { it: 0, en: 0 };
  for (const range of acceptLanguage.slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = tag.toLowerCase().split('-', 1)[0];
    if (language !== 'it' && language !== 'en') continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = q ? Number(q.slice(2)) : 1;
    if (quality > best[language] && quality <= 1) best[language] = quality;
  }
  return best.en > best.it ? 'en' : 'it';
}
