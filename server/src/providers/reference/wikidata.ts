/**
 * Wikidata: structured facts (dates, numbers, offices, places) about what a claim names, told as short sentences.
 * The sentence is our wording of one statement, and so it is the passage. The kind is `enciclopedia`, not
 * `primaria`: volunteers collect these facts from other sources, as in an encyclopedia.
 */

import { z } from 'zod';
import type { Question } from '../../domain/question.ts';
import { type GrammarLanguage, grammarLanguages } from '../../language/grammars.ts';
import { fold, wordsOf } from '../../language/words.ts';
import type { AskJson } from '../../net/json-api.ts';
import { onOff, serviceAddress } from '../../setting-kinds.ts';
import { shaped, shapedEntries } from '../answer-shape.ts';
import { describeProvider } from '../provider-descriptor.ts';
import { settledAnswers } from '../settled-answers.ts';
import { namesIn } from './claim-names.ts';
import { type AskMediaWiki, askMediaWiki, wikiWords } from './mediawiki.ts';
import type { Reference } from './reference.ts';
import { Entity, factsOf, itemIdPattern, termIn } from './wikidata-facts.ts';
import { rankSubjects, type Subject, tellPassages } from './wikidata-passages.ts';

const id = 'wikidata';
const name = 'Wikidata';
const subjectCountMax = 4;
/** What the service takes at once from everybody. */
const labelCountMax = 50;

const Found = z.object({ search: z.array(z.unknown()) });
const FoundItem = z.object({
  id: z.string().regex(itemIdPattern),
  label: z.string().nullish(),
  match: z.object({ text: z.string() }).nullish(),
});
const FoundPages = z.object({ query: z.object({ search: z.array(z.unknown()) }) });
const FoundPage = z.object({ title: z.string().regex(itemIdPattern) });
const Entities = z.object({ entities: z.record(z.string(), z.unknown()) });

export function createWikidata(
  { baseUrl }: { readonly baseUrl: string },
  { askJson, clock }: { readonly askJson: AskJson; readonly clock: () => number },
): Reference {
  return {
    id,
    name,
    async find(question, { signal }) {
      const wiki: AskMediaWiki = { askJson, baseUrl, signal };
      const ids = await findItems(wiki, question);
      if (ids.length === 0) return [];
      // One call each: an entity can weigh a megabyte, and one that cannot be had leaves the others.
      const asked = ids.map((itemId) => getEntities(wiki, [itemId], 'labels|descriptions|claims'));
      const entities = (await settledAnswers(asked)).flat();
      const subjects = rankSubjects(
        entities.map((entity): Subject => ({ entity, facts: factsOf(entity) })),
        question,
      );
      const labels = await labelsOf(wiki, subjects, question.language);
      return tellPassages(subjects, question, { baseUrl, labels, retrievedAtMs: clock() });
    },
  };
}

/** The items that the claim's names most likely mean; without names, those that its words find. */
async function findItems(wiki: AskMediaWiki, question: Question): Promise<string[]> {
  const names = namesIn(question.claim, question.language);
  const asked = names.map((name) => searchName(wiki, name, question.language));
  const found = await settledAnswers(asked);
  const firsts = found.flatMap(([first]) => first ?? []);
  const namesakes = found.flatMap(([, ...others]) => others);
  const items = [...new Set([...firsts, ...namesakes])].slice(0, subjectCountMax);
  return items.length > 0 ? items : searchWords(wiki, question.queries[question.language]);
}

/** The best item for a name, and a second one when it bears exactly that name too. */
async function searchName(wiki: AskMediaWiki, name: string, language: GrammarLanguage): Promise<string[]> {
  const answer = await askMediaWiki(id, wiki, {
    action: 'wbsearchentities',
    search: name,
    language,
    uselang: language,
    type: 'item',
    limit: '3',
  });
  const { search } = shaped(id, Found, answer);
  const [first, second] = shapedEntries(id, FoundItem, search, 3);
  const isNamesake = second && fold(second.match?.text ?? second.label ?? '') === fold(name);
  return [first, isNamesake ? second : undefined].flatMap((item) => item?.id ?? []);
}

async function searchWords(wiki: AskMediaWiki, query: string): Promise<string[]> {
  const words = wikiWords(wordsOf(query).map(({ raw }) => raw));
  if (words.length === 0) return [];
  const answer = await askMediaWiki(id, wiki, {
    action: 'query',
    list: 'search',
    srsearch: words.join(' ').slice(0, 300),
    srnamespace: '0',
    srlimit: '2',
  });
  const { query: found } = shaped(id, FoundPages, answer);
  return shapedEntries(id, FoundPage, found.search, 2).map(({ title }) => title);
}

async function getEntities(wiki: AskMediaWiki, ids: readonly string[], props: string): Promise<Entity[]> {
  const answer = await askMediaWiki(id, wiki, {
    action: 'wbgetentities',
    ids: ids.join('|'),
    props,
    languages: [...grammarLanguages, 'mul'].join('|'),
  });
  return parseEntities(answer);
}

/** Every entity of an answer, without those that do not exist any more. */
export function parseEntities(answer: unknown): Entity[] {
  const { entities } = shaped(id, Entities, answer);
  const existing = Object.values(entities).filter(
    (entity) => !(typeof entity === 'object' && entity !== null && 'missing' in entity),
  );
  return shapedEntries(id, Entity, existing, labelCountMax);
}

/** The labels of the items that the facts name, the likeliest facts first, in one call. */
async function labelsOf(
  wiki: AskMediaWiki,
  subjects: readonly Subject[],
  language: GrammarLanguage,
): Promise<ReadonlyMap<string, string>> {
  const own = subjects.map(({ entity }) => entity);
  const known = new Set(own.map((entity) => entity.id));
  const linked = new Set(subjects.flatMap(({ facts }) => facts.flatMap(({ linkedIds }) => linkedIds)));
  const wanted = [...linked].filter((itemId) => !known.has(itemId)).slice(0, labelCountMax);
  // Facts without linked items can be told without their labels.
  const asked = wanted.length > 0 ? [getEntities(wiki, wanted, 'labels'), Promise.resolve([])] : [];
  const entities = [...own, ...(await settledAnswers(asked)).flat()];
  return new Map(
    entities.flatMap((entity) => {
      const label = termIn(entity.labels, language);
      return label === undefined ? [] : [[entity.id, label] as const];
    }),
  );
}

export const wikidata = describeProvider({
  id,
  name,
  kind: 'reference',
  settings: {
    WIKIDATA: onOff().describe('Look claims up in Wikidata: `on` or `off`.'),
    WIKIDATA_URL: serviceAddress('https://www.wikidata.org').describe('Where.'),
  },
  terms: 'Free, no key. Facts under CC0 1.0.',
  homepage: 'https://www.wikidata.org/',
  configure: ({ WIKIDATA: use, WIKIDATA_URL: baseUrl }) => (use === 'on' ? { baseUrl } : undefined),
  create: createWikidata,
});
