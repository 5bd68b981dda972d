/** Everything in the bundled knowledge that a claim can be held against: known claims, and facts sentence by sentence. */
import type { TextLevel } from '@riscontro/contract/inside';
import { sentencesOf } from '../language/sentences.ts';
import type { Fact, InEach, KnowledgeSource } from './knowledge-schema.ts';
import type { Knowledge } from './read-knowledge.ts';

export interface KnownStatement {
  readonly id: string;
  readonly level: TextLevel;
  readonly wordings: InEach<readonly string[]>;
  /** Says the opposite, and has the opposite level. */
  readonly contrary?: InEach<string> | undefined;
  readonly explanation: InEach<string>;
  readonly restsOn?: InEach<string>;
  readonly sources: readonly KnowledgeSource[];
}

export function knownStatements({ claims, facts }: Knowledge): KnownStatement[] {
  return [
    ...claims.map(({ rests_on, ...claim }) => ({ ...claim, restsOn: rests_on })),
    ...facts.flatMap(statementsOf),
  ];
}

/** Sentences that stand at the same place say the same in both languages, when there are equally many. */
function statementsOf({ id, title, text, said, sources }: Fact): KnownStatement[] {
  const [it, en] = [text.it, text.en].map((words) => sentencesOf(words).map((sentence) => sentence.text)) as [
    string[],
    string[],
  ];
  const common = { level: 'true', explanation: text, sources } as const;
  if (said)
    return [{ ...common, id, wordings: said }, ...statementsOf({ id: `${id}-text`, title, text, sources })];
  if (it.length === en.length) {
    return it.map((sentence, i) => ({
      ...common,
      id: `${id}-${i + 1}`,
      wordings: { it: [sentence], en: [en[i] ?? ''] },
    }));
  }
  return [
    ...it.map((sentence, i) => ({
      ...common,
      id: `${id}-it-${i + 1}`,
      wordings: { it: [sentence], en: [] },
    })),
    ...en.map((sentence, i) => ({
      ...common,
      id: `${id}-en-${i + 1}`,
      wordings: { it: [], en: [sentence] },
    })),
  ];
}
