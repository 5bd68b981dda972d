/** What a reader sees of a link. */
import { inAnyGrammar } from '../../../../language/grammars.ts';

/** Images and categories are no part of the text. */
const namespaces = inAnyGrammar(({ encyclopedia }) => encyclopedia.unseenNamespaces);
const unseen = new RegExp(`^\\s*(?:${[...namespaces].join('|')})\\s*:`, 'i');
/** `[[de:Berlin]]`, an article in another language; with a colon before it would be shown. */
const otherLanguage = /^\s*(?:[a-z]{2,3}|simple|zh-[a-z-]+|[a-z]{2,3}-[a-z]+)\s*:\s*\S/;

/** `parts` are what stands between the bars. */
export function linkText([target = '', ...rest]: readonly string[]): string {
  if (unseen.test(target)) return '';
  if (rest.length > 0) return rest.at(-1) ?? '';
  return otherLanguage.test(target) ? '' : target.replace(/^\s*:/, '').trim();
}

/** The address ends at the first space; alone it is shown as a number. */
export function externalText(content: string): string {
  return /^\s*\S+\s+(.*)$/s.exec(content)?.[1] ?? '';
}
