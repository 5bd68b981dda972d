/** Chooses the facts of Wikidata that may bear on a claim, and tells them as passages. */

import type { Passage } from '../../domain/passage.ts';
import type { Question } from '../../domain/question.ts';
import { analyse } from '../../language/analyse.ts';
import { type GrammarLanguage, grammarOf } from '../../language/grammars.ts';
import { endpoint } from '../answer-text.ts';
import { matchShares } from './term-match.ts';
import { type Entity, type Fact, termIn } from './wikidata-facts.ts';

export interface Subject {
  readonly entity: Entity;
  readonly facts: readonly Fact[];
}

const passageCountMax = 20;
/** Of one property of one subject: a list of all past mayors would crowd out everything else. */
const sentencesPerProperty = 4;
/** With nothing that fits better, so many basic facts about the subjects are still worth reading. */
const basicCountMax = 4;
const passageLengthMax = 1_200;
/** A property that the claim speaks of is worth as much as half of the claim's words. */
const cueBonus = 0.5;

interface Sentence {
  readonly text: string;
  readonly entity: Entity;
  readonly title: string;
  /** Where on the page: `P569-0`. */
  readonly anchor: string;
  readonly isCued: boolean;
}

/** The same subjects, each with the facts first of which the claim speaks. */
export function rankSubjects(subjects: readonly Subject[], question: Question): Subject[] {
  const claimTerms = new Set(analyse(question.claim, question.language));
  return subjects.map(({ entity, facts }) => {
    const cued = facts.filter((fact) => isCued(fact, claimTerms, question.language));
    return { entity, facts: [...cued, ...facts.filter((fact) => !cued.includes(fact))] };
  });
}

function isCued({ property }: Fact, claimTerms: ReadonlySet<string>, language: GrammarLanguage): boolean {
  const { cues = '' } = grammarOf(language).facts.properties[property.id] ?? {};
  return analyse(cues, language).some((term) => claimTerms.has(term));
}

/** Best first; a fact that shares nothing with the claim but its subject comes last, and only a few of them. */
export function tellPassages(
  subjects: readonly Subject[],
  question: Question,
  context: {
    readonly baseUrl: string;
    readonly labels: ReadonlyMap<string, string>;
    readonly retrievedAtMs: number;
  },
): Passage[] {
  const { language } = question;
  const claimTerms = new Set(analyse(question.claim, language));
  const sentences = subjects.flatMap((subject) => tellSubject(subject, claimTerms, language, context.labels));
  const titles = new Set(sentences.flatMap(({ title }) => analyse(title, language)));
  const terms = sentences.map(({ text }) => new Set(analyse(text, language)));
  const ranked = matchShares(claimTerms, terms)
    .map((share, index) => {
      const ownTerms = [...(terms[index] ?? [])].filter((term) => !titles.has(term));
      const fits = sentences[index]?.isCued || ownTerms.some((term) => claimTerms.has(term));
      return { sentence: sentences[index], fits, score: share + (sentences[index]?.isCued ? cueBonus : 0) };
    })
    .sort((a, b) => Number(b.fits) - Number(a.fits) || b.score - a.score);
  const fitting = ranked.filter(({ fits }) => fits);
  const basic = ranked.filter(({ fits }) => !fits).slice(0, basicCountMax);
  return [...fitting, ...basic].slice(0, passageCountMax).flatMap(({ sentence }): Passage[] => {
    if (!sentence) return [];
    const url = endpoint(context.baseUrl, `wiki/${sentence.entity.id}`).href;
    return [
      {
        id: `${url}#${sentence.anchor}`,
        text: sentence.text,
        title: sentence.title,
        url,
        language,
        kind: 'encyclopedia',
        retrievedAtMs: context.retrievedAtMs,
      },
    ];
  });
}

function tellSubject(
  { entity, facts }: Subject,
  claimTerms: ReadonlySet<string>,
  language: GrammarLanguage,
  labels: ReadonlyMap<string, string>,
): Sentence[] {
  const title = labels.get(entity.id);
  if (title === undefined) return [];
  const description = termIn(entity.descriptions, language);
  const isOwnLanguage = entity.descriptions[language] !== undefined;
  const first =
    description && isOwnLanguage
      ? [{ text: `${title}: ${description.replace(/\.$/, '')}.`, anchor: '0' }]
      : [];
  const sentences: Sentence[] = first.map((one) => ({ ...one, entity, title, isCued: false }));
  for (const [property, ofProperty] of Map.groupBy(facts, (fact) => fact.property)) {
    const wording = grammarOf(language).facts.properties[property.id];
    if (!wording) continue;
    const told = ofProperty.flatMap((fact) => fact.tell(language, (itemId) => labels.get(itemId)) ?? []);
    const timeless = told.filter(({ when }) => when === '').map(({ words }) => words);
    // Values without a time of their own stand together: `Italia ha come lingua ufficiale …`.
    const isList = property.value === 'item' && timeless.length > 1;
    const list = { words: new Intl.ListFormat(language).format(new Set(timeless.slice(0, 10))), when: '' };
    const values = isList ? [list, ...told.filter(({ when }) => when !== '')] : told;
    const cued = ofProperty.some((fact) => isCued(fact, claimTerms, language));
    const texts = values
      .map(({ words, when }) => tell(wording.sentence, title, words) + when)
      .map((text) => (text.endsWith('.') ? text : `${text}.`))
      .filter((text) => text.length <= passageLengthMax);
    bestOf([...new Set(texts)], claimTerms, language).forEach((text, position) => {
      sentences.push({ text, entity, title, anchor: `${property.id}-${position}`, isCued: cued });
    });
  }
  return sentences;
}

function tell(template: string, subject: string, value: string): string {
  // As functions: in a replacement text `$&` would mean something.
  return template.replace('{subject}', () => subject).replace('{value}', () => value);
}

/** The first, which Wikidata ranks best, and those others that match the claim most. */
function bestOf(
  texts: readonly string[],
  claimTerms: ReadonlySet<string>,
  language: GrammarLanguage,
): string[] {
  const [first, ...others] = texts;
  if (first === undefined) return [];
  const shares = matchShares(
    claimTerms,
    others.map((text) => new Set(analyse(text, language))),
  );
  const best = others
    .map((text, index) => ({ text, share: shares[index] ?? 0 }))
    .sort((a, b) => b.share - a.share);
  return [first, ...best.slice(0, sentencesPerProperty - 1).map(({ text }) => text)];
}
