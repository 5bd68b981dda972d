/** What the sources that were searched are called in front of people. */
import type { Bilingual, Language } from '@riscontro/contract';

/** The local ones are named for what they are; a service keeps its own name in every language. */
const localNames: ReadonlyMap<string, Bilingual> = new Map([
  ['conoscenza', { it: 'conoscenza di base', en: 'bundled knowledge' }],
  ['indice-locale', { it: 'indice locale', en: 'local index' }],
  ['fact-check-locali', { it: 'fact-check raccolti', en: 'collected fact-checks' }],
]);

/** Without an article, ready to stand in a list; `ownName` is what the provider calls itself. */
export function sourceName(id: string, language: Language, ownName = id): string {
  return localNames.get(id)?.[language] ?? ownName;
}
