/** The bundled knowledge as it is written down, and its languages; knowledge/README.md tells what each part is for. */
import { nameOf, textLevels } from '@riscontro/contract/inside';
import { z } from 'zod';
import type { GrammarLanguage } from '../language/grammars.ts';

/** In which every claim and every fact is written; claims in other languages are found through translations. */
export const knowledgeLanguages = ['it', 'en'] as const satisfies readonly GrammarLanguage[];
export type KnowledgeLanguage = (typeof knowledgeLanguages)[number];

/** One thing for each of them. */
export type InEach<T> = Readonly<Record<KnowledgeLanguage, T>>;

/** The reader's language where the knowledge is written in it; else that of the claim. */
export function knowledgeLanguageFor(reader: string, claim: GrammarLanguage): KnowledgeLanguage {
  const [first] = knowledgeLanguages;
  return [reader, claim].flatMap((wanted) => knowledgeLanguages.filter((own) => own === wanted))[0] ?? first;
}

const Words = z.string().trim().min(1);

/** The languages side by side. */
const inEach = <T extends z.ZodType>(schema: T) => z.strictObject({ it: schema, en: schema });

const KnowledgeId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const KnowledgeSource = z.strictObject({
  name: Words,
  lang: z.enum(knowledgeLanguages),
  url: z.url({ protocol: /^https$/ }),
});

export type KnowledgeSource = z.infer<typeof KnowledgeSource>;

/** As the files name them. */
const { unverifiable: _, ...knownLevels } = textLevels;

/** A claim that the knowledge has an answer to. */
const KnownClaim = z.strictObject({
  id: KnowledgeId,
  level: z.enum(knownLevels).transform((level) => nameOf(knownLevels, level) as keyof typeof knownLevels),
  wordings: inEach(z.array(Words).min(2).max(6)),
  contrary: inEach(Words).optional(),
  explanation: inEach(Words),
  rests_on: inEach(Words),
  sources: z.array(KnowledgeSource).min(1).max(3),
});

export const ClaimsFile = z.strictObject({ topic: inEach(Words), claims: z.array(KnownClaim) });

export type KnownClaim = z.infer<typeof KnownClaim>;

/** A plain fact. */
export const Fact = z.strictObject({
  id: KnowledgeId,
  title: inEach(Words),
  text: inEach(Words),
  said: inEach(z.array(Words).min(1).max(5)).optional(),
  sources: z.array(KnowledgeSource).min(1).max(3),
});

export const FactsFile = z.strictObject({ topic: inEach(Words), facts: z.array(Fact) });

export type Fact = z.infer<typeof Fact>;
