/** The bundled knowledge as passages: every fact, and the explanation of every known claim, in both languages. */
import type { NewPassage } from '../evidence/evidence-index.ts';
import { type KnowledgeLanguage, type KnowledgeSource, knowledgeLanguages } from './knowledge-schema.ts';
import type { Knowledge } from './read-knowledge.ts';

export function knowledgePassages({ facts }: Knowledge): NewPassage[] {
  return [
    ...facts.flatMap(({ id, title, text, sources }) =>
      knowledgeLanguages.map((language) =>
        passage(`fact/${id}`, title[language], text[language], sources, language),
      ),
    ),
  ];
}

function passage(
  id: string,
  title: string,
  text: string,
  sources: readonly KnowledgeSource[],
  language: KnowledgeLanguage,
): NewPassage {
  return { docId: `${id}/${language}`, url: sourceFor(sources, language).url, title, text, language };
}

/** The one in the reader's language, where there is one. */
export function sourceFor(sources: readonly KnowledgeSource[], language: KnowledgeLanguage): KnowledgeSource {
  const [first] = sources;
  if (!first) throw new Error('knowledge without a source');
  return sources.find(({ lang }) => lang === language) ?? first;
}
