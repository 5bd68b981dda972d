/** Points to the encyclopedia's article of a title. */
import type { Language } from '@riscontro/contract';
import type { KnowledgeSource } from './in-both.ts';

export function wikipediaSource(lang: Language, title: string): KnowledgeSource {
  const path = encodeURI(title.replaceAll(' ', '_'));
  return { name: `Wikipedia: ${title}`, lang, url: `https://${lang}.wikipedia.org/wiki/${path}` };
}
