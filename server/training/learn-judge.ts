/** Learns the local judge from claims with their passages and from entailment pairs: whole, and once for every fold. */
import type { EvidenceIndex } from '../src/evidence/evidence-index.ts';
import { jsonLines } from './json-lines.ts';
import { type ClaimRow, claimExamples, entailmentExamples, trainable } from './judge-data.ts';
import { trainForests, trainJudge } from './train-judge.ts';

export interface JudgeData {
  readonly corpusPath: string;
  readonly claimsPath: string;
  /** Entailment pairs as JSON lines, plain or with Zstandard. */
  readonly nliPath: string;
}

const folds = 5;

/** `index` holds the corpus and nothing else. */
export async function learnJudge(
  { corpusPath, claimsPath, nliPath }: JudgeData,
  index: EvidenceIndex,
  tell: (message: string) => void,
) {
  const titles = new Map<string, string>();
  for await (const row of jsonLines<{ doc_id: string; title: string }>(corpusPath)) {
    if (row.title !== '') titles.set(row.doc_id, row.title);
  }
  const rows = (await Array.fromAsync(jsonLines<ClaimRow>(claimsPath))).filter(({ dataset }) =>
    trainable.has(dataset),
  );
  const examples = await claimExamples(rows, index, folds, (docId) => titles.get(docId));
  const entailment = await entailmentExamples(nliPath);
  return { examples, ...trainJudge(trainForests(entailment, examples, folds, tell), examples) };
}
