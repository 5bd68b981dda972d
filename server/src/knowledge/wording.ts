/** Turns names into parts of sentences: Italian articles and prepositions, lists, numbers in both languages. */
import type { KnowledgeLanguage } from './knowledge-schema.ts';

const article = /^(?:(?:il|lo|la|i|gli|le) |l')/;

const articleWithDi: Readonly<Record<string, string>> = {
  il: 'del ',
  lo: 'dello ',
  la: 'della ',
  "l'": "dell'",
  i: 'dei ',
  gli: 'degli ',
  le: 'delle ',
};

const articleWithSu: Readonly<Record<string, string>> = {
  il: 'sul ',
  lo: 'sullo ',
  la: 'sulla ',
  "l'": "sull'",
  i: 'sui ',
  gli: 'sugli ',
  le: 'sulle ',
};

/** "la Francia" → "Francia"; a name without an article stays as it is. */
export const withoutArticle = (name: string) => name.replace(article, '');

/** "la Francia" → "della Francia", "Cuba" → "di Cuba". */
export const ofIt = (name: string) => joined('di ', articleWithDi, name);

/** "il mar Nero" → "sul mar Nero". */
export const onIt = (name: string) => joined('su ', articleWithSu, name);

/** Whether an Italian verb with this subject stands in the plural. */
export const isPlural = (name: string) => /^(?:i|gli|le) /.test(name);

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b e c", "a ed e", or "a, b and c". */
export function listed(names: readonly string[], lang: KnowledgeLanguage): string {
  const last = names.at(-1);
  if (last === undefined || names.length < 2) return last ?? '';
  const italian = /^e/i.test(last) ? 'ed' : 'e';
  return `${names.slice(0, -1).join(', ')} ${lang === 'it' ? italian : 'and'} ${last}`;
}

const groups = {
  it: new Intl.NumberFormat('it', { useGrouping: 'always', maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en', { useGrouping: 'always', maximumFractionDigits: 3 }),
} as const;

/** 1234.5 → "1.234,5" or "1,234.5". */
export const numberText = (value: number, lang: KnowledgeLanguage) => groups[lang].format(value);

function joined(bare: string, table: Readonly<Record<string, string>>, name: string): string {
  const found = article.exec(name)?.[0];
  if (!found) return bare + name;
  return (table[found.trim()] ?? bare) + name.slice(found.length);
}
