/** Parts of the sentences that are made of tables: lists and numbers, as each language writes them. */
import { grammarOf } from '../language/grammars.ts';
import type { KnowledgeLanguage } from './knowledge-schema.ts';

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b e c", "a ed e", or "a, b and c". */
export const listed = (names: readonly string[], lang: KnowledgeLanguage) =>
  grammarOf(lang).writing.list(names);

/** 1234.5 → "1.234,5" or "1,234.5". */
export const numberText = (value: number, lang: KnowledgeLanguage) =>
  value.toLocaleString(lang, { useGrouping: 'always', maximumFractionDigits: 3 });
