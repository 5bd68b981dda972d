/**
 * The properties of Wikidata that become sentences, with their wording in wikidata-properties.json. Forms are chosen
 * to need neither gender nor article (`nacque`, `ha come capitale`), because a label does not tell them.
 */
import { readFileSync } from 'node:fs';
import type { GrammarLanguage } from '../../language/grammars.ts';

type InEachLanguage = Readonly<Record<GrammarLanguage, string>>;

export interface FactProperty {
  readonly id: string;
  /** `time` arrives with its preposition (`il 4 luglio 1807`, `in 1807`); `quantity` with its unit. */
  readonly value: 'item' | 'time' | 'quantity';
  /** The sentence without its full stop: `{subject} nacque {value}`. */
  readonly it: string;
  readonly en: string;
  /** Words by which a claim speaks of it. */
  readonly cues: InEachLanguage;
  /** Former values are facts too, with their times: offices, populations. Else only the best-ranked are told. */
  readonly history?: true;
}

const data = JSON.parse(readFileSync(new URL('./wikidata-properties.json', import.meta.url), 'utf8')) as {
  readonly properties: readonly FactProperty[];
  readonly units: Readonly<Record<string, InEachLanguage>>;
};

export const factProperties: readonly FactProperty[] = data.properties;

/** Plural names of common units, by their item; the others are told by their label. */
export const unitNames: Readonly<Record<string, InEachLanguage>> = data.units;
