/** Reads a page that a search engine found, and keeps the passages of it that may bear on the claim. */
import type { Passage } from '../domain/passage.ts';
import type { Question } from '../domain/question.ts';
import { analyse } from '../language/analyse.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { rarityOf } from '../language/rarity.ts';
import { passagesOf } from './passages.ts';
import type { ReadPageAt } from './read-page.ts';

const passagesMax = 3;
/** Shorter ones are headings and captions. */
const passageLengthMin = 60;

export function createReadFound(readPage: ReadPageAt, { clock }: { readonly clock: () => number }) {
  return async (
    url: string,
    question: Question,
    context: { readonly signal: AbortSignal },
  ): Promise<Passage[]> => {
    const page = await readPage(url, context);
    const language = detectLanguage(page.text.slice(0, 2_000)).language;
    const sought = new Set(
      language === undefined ? [] : analyse(`${question.claim} ${question.queries[language]}`, language),
    );
    const worth = (text: string) => {
      if (language === undefined) return 0;
      let sum = 0;
      for (const term of new Set(analyse(text, language)))
        if (sought.has(term)) sum += rarityOf(term, language);
      return sum;
    };
    return passagesOf(page.text, {})
      .filter(({ text }) => text.length >= passageLengthMin)
      .map(({ text, start }) => ({ text, start, worth: worth(text) }))
      .filter((passage) => passage.worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, passagesMax)
      .map(({ text, start }) => ({
        id: `${page.url}#${start}`,
        text,
        title: page.title,
        url: page.url,
        language,
        kind: 'secondary',
        ...(page.publishedOn === undefined ? {} : { publishedOn: page.publishedOn }),
        retrievedAtMs: clock(),
      }));
  };
}
