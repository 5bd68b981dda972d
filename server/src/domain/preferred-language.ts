/** Which of the service's languages a client asks for. */
import { defaultLanguage, isLanguage, type Language } from '@riscontro/words';

/** Browsers send some dozens. */
const charactersMax = 1000;

/**
 * The language that `Accept-Language` prefers: of those wanted equally the service's own, else the one named first.
 * `*`, nothing, nonsense and languages that the service does not speak mean its own.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  let [preferred, best] = [defaultLanguage, 0];
  for (const range of acceptLanguage?.slice(0, charactersMax).split(',') ?? []) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const [language = ''] = tag.toLowerCase().split('-', 1);
    if (!isLanguage(language)) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = q ? Number(q.slice(2)) : 1;
    if (quality > 1) continue;
    if (quality > best || (quality === best && quality > 0 && language === defaultLanguage)) {
      [preferred, best] = [language, quality];
    }
  }
  return preferred;
}
