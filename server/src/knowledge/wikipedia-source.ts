/** Points to the encyclopedia's article of a title. */
import type { KnowledgeLanguage, KnowledgeSource } from './knowledge-schema.ts';

export function wikipediaSource(lang: KnowledgeLanguage, title: string): KnowledgeSource {
  const path = encodeURI(title.replaceAll(' ', '_'));
  return { name: `Wikipedia: ${title}`, lang, url: `https://${lang}.wikipedia.org/wiki/${path}` };
}
