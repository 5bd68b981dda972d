/** From an entity of Wikidata to its facts: what is stated of it in the properties that we know how to word. */

import { z } from 'zod';
import { everyGrammar, type GrammarLanguage, grammarOf, otherGrammars } from '../../language/grammars.ts';
import { boundedText } from '../answer-text.ts';
import { type FactProperty, factProperties } from './wikidata-properties.ts';
import {
  amountInWords,
  dateInWords,
  onDate,
  timeSpan,
  type WikidataDate,
  wikidataDate,
} from './wikidata-words.ts';

/** Of one property; Wikidata ranks and orders them, and lists beyond this say little about one claim. */
const statementCountMax = 30;
const labelLengthMax = 200;

/** An empty map arrives as an empty list. */
const mapOf = <T extends z.ZodType>(value: T) =>
  z.preprocess((map) => (Array.isArray(map) ? {} : (map ?? {})), z.record(z.string(), value));

const Terms = mapOf(z.object({ value: z.string() }));
export const itemIdPattern = /^Q[1-9]\d{0,11}$/;

const Snak = z.object({
  snaktype: z.string(),
  datavalue: z.object({ type: z.string(), value: z.unknown() }).optional(),
});
const Statement = z.object({
  mainsnak: Snak,
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  qualifiers: mapOf(z.array(Snak)),
});
export const Entity = z.object({
  id: z.string().regex(itemIdPattern),
  labels: Terms,
  descriptions: Terms,
  claims: mapOf(z.array(z.unknown())),
});
export type Entity = z.output<typeof Entity>;

const ItemValue = z.object({ id: z.string().regex(itemIdPattern) });
const TimeValue = z.object({ time: z.string(), precision: z.number() });
const QuantityValue = z.object({ amount: z.string(), unit: z.string() });

/** A value in words, and the time for which it holds as the end of a sentence: ` dal 2015`, ` (2023)`. */
export interface ToldValue {
  readonly words: string;
  readonly when: string;
}

export interface Fact {
  readonly property: FactProperty;
  /** Items whose labels are needed to tell it. */
  readonly linkedIds: readonly string[];
  /** Undefined when a label is missing. */
  tell(language: GrammarLanguage, labelOf: (itemId: string) => string | undefined): ToldValue | undefined;
}

/** The facts of the known properties, without deprecated statements, in the order of the table. */
export function factsOf({ claims }: Entity): Fact[] {
  return factProperties.flatMap((property) => {
    const statements = (claims[property.id] ?? []).slice(0, statementCountMax).flatMap((statement) => {
      const { data } = Statement.safeParse(statement);
      return data && data.rank !== 'deprecated' && data.mainsnak.snaktype === 'value' ? [data] : [];
    });
    const preferred = statements.filter(({ rank }) => rank === 'preferred');
    const others = statements.filter(({ rank }) => rank !== 'preferred');
    const told = property.history || preferred.length === 0 ? [...preferred, ...others] : preferred;
    return told.flatMap((statement) => factOf(property, statement) ?? []);
  });
}

function factOf(
  property: FactProperty,
  { mainsnak, qualifiers }: z.output<typeof Statement>,
): Fact | undefined {
  const { value } = mainsnak.datavalue ?? {};
  const time = (id: string) => dateOf(qualifiers[id]?.[0]?.datavalue?.value);
  const [start, end, at] = [time('P580'), time('P582'), time('P585')];
  if (property.value === 'time') {
    const date = dateOf(value);
    const tell = (language: GrammarLanguage) => date && { words: onDate(date, language), when: '' };
    return date && { property, linkedIds: [], tell };
  }
  if (property.value === 'item') {
    const { data: item } = ItemValue.safeParse(value);
    if (!item) return undefined;
    const when = (language: GrammarLanguage) =>
      start || end ? timeSpan(start, end, language) : at ? ` ${onDate(at, language)}` : '';
    return {
      property,
      linkedIds: [item.id],
      tell(language, labelOf) {
        const words = labelOf(item.id);
        return words === undefined ? undefined : { words, when: when(language) };
      },
    };
  }
  const { data: quantity } = QuantityValue.safeParse(value);
  // A measure that held once, of which the year is not told, would read as if it held today.
  return quantity && !end ? quantityFact(property, quantity, at) : undefined;
}

function quantityFact(
  property: FactProperty,
  { amount, unit }: z.output<typeof QuantityValue>,
  at: WikidataDate | undefined,
): Fact | undefined {
  const unitId = /\/(Q[1-9]\d{0,11})$/.exec(unit)?.[1];
  if (!unitId && unit !== '1') return undefined;
  return {
    property,
    linkedIds: unitId && !isNamedEverywhere(unitId) ? [unitId] : [],
    tell(language, labelOf) {
      const number = amountInWords(amount, language);
      const unitName = unitId ? (grammarOf(language).facts.units[unitId] ?? labelOf(unitId)) : '';
      if (number === undefined || unitName === undefined) return undefined;
      const when = at ? ` (${dateInWords({ year: at.year }, language)})` : '';
      return { words: `${number}${unitName && ` ${unitName}`}`, when };
    },
  };
}

/** Which language will be told is not known yet. */
const isNamedEverywhere = (unitId: string) => everyGrammar.every(({ facts }) => facts.units[unitId]);

function dateOf(value: unknown): WikidataDate | undefined {
  const { data } = TimeValue.safeParse(value);
  return data && wikidataDate(data.time, data.precision);
}

/** In the language asked for, else as written in every language (`mul`), else in another one. */
export function termIn(terms: Entity['labels'], language: GrammarLanguage): string | undefined {
  const other = otherGrammars(language).find((one) => terms[one] !== undefined);
  const term = terms[language] ?? terms.mul ?? (other && terms[other]);
  return term && (boundedText(term.value, labelLengthMax) || undefined);
}
