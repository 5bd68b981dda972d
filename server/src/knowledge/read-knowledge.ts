/** Reads the bundled knowledge from its folder. A mistake in it is a mistake in the program: it stops the start. */
import { readdir, readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { countryFacts } from './country-facts.ts';
import { elementFacts } from './element-facts.ts';
import { ClaimsFile, type Fact, FactsFile, type InEach, type KnownClaim } from './knowledge-schema.ts';

const folder = new URL('../../../knowledge/', import.meta.url);

export interface Topical extends KnownClaim {
  /** What the file is about, in both languages. */
  readonly topic: InEach<string>;
}

export interface Knowledge {
  readonly claims: readonly Topical[];
  readonly facts: readonly Fact[];
}

export async function readKnowledge(): Promise<Knowledge> {
  const [claims, facts] = await Promise.all([readAll('claims', ClaimsFile), readAll('facts', FactsFile)]);
  return {
    claims: claims.flatMap(({ topic, claims: own }) => own.map((claim) => ({ ...claim, topic }))),
    facts: [...facts.flatMap((file) => file.facts), ...madeFacts()],
  };
}

/** In the order of the files' names. */
async function readAll<T extends z.ZodType>(kind: string, schema: T): Promise<z.infer<T>[]> {
  const place = new URL(`${kind}/`, folder);
  const names = (await readdir(place)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => schema.parse(JSON.parse(await readFile(new URL(name, place), 'utf8')))),
  );
}

/** Made from npm packages instead of being kept in files: the same facts in the same order every time. */
export const madeFacts = (): Fact[] => [...countryFacts(), ...elementFacts()];
