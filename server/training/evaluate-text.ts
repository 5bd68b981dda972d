/**
 * Measures the whole text method on the public claims and writes docs/evaluation.md. Claims of the sets that the
 * judge is trained on are judged by weights that have not seen their page; the others by the shipped recipe.
 *
 * npm run eval -- text --data FOLDER --nli F [--weights OUT.json] [--predictions OUT.jsonl]
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { keepSection } from '../src/evaluation/markdown-section.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { reportText } from '../src/evaluation/report-text.ts';
import { GoldClaim } from '../src/evaluation/rows.ts';
import { runText } from '../src/evaluation/run-text.ts';
import { scoreText } from '../src/evaluation/score-text.ts';
import type { EvidenceIndex } from '../src/evidence/evidence-index.ts';
import { openEngines } from '../src/wiring/engines.ts';
import { jsonLines } from './json-lines.ts';
import { type ClaimRow, claimExamples, entailmentExamples, trainable } from './judge-data.ts';
import { trainForests, trainJudge } from './train-judge.ts';

const option = { type: 'string' } as const;
const { values } = parseArgs({
  options: { data: option, nli: option, weights: option, predictions: option },
});
const { data, nli, weights: weightsPath, predictions } = values;
if (!data || !nli) {
  process.stderr.write(
    'Usage: npm run eval -- text --data FOLDER --nli F [--weights OUT] [--predictions OUT]\n',
  );
  process.exit(2);
}
const corpusPath = join(data, 'corpus.jsonl');
const claimsPath = join(data, 'claims_public.jsonl');
const outPath = predictions ?? join(tmpdir(), `riscontro-eval-${process.pid}.jsonl`);
const folds = 5;
const tell = (message: string) => void process.stderr.write(`${message}\n`);

async function openChecker(index: EvidenceIndex) {
  const titles = new Map<string, string>();
  for await (const row of jsonLines<{ doc_id: string; title: string }>(corpusPath)) {
    if (row.title !== '') titles.set(row.doc_id, row.title);
  }
  const rows = (await Array.fromAsync(jsonLines<ClaimRow>(claimsPath))).filter(({ dataset }) =>
    trainable.has(dataset),
  );
  const examples = await claimExamples(rows, index, folds, (docId) => titles.get(docId));
  const entailment = await entailmentExamples(nli ?? '');
  const { weights, byFold } = trainJudge(trainForests(entailment, examples, folds, tell), examples);
  if (weightsPath) writeFileSync(weightsPath, `${JSON.stringify(weights)}\n`);
  const nameOf = (claim: string, language: string) => `${language} ${claim}`;
  const foldOf = new Map(examples.map(({ row, fold }) => [nameOf(row.claim, row.lang), fold]));
  const config = readConfig({ OFFLINE: '1' });
  const whole = await openEngines(config, { onlyEvidence: index, weights });
  const parts = await Promise.all(
    byFold.map((own) => openEngines(config, { onlyEvidence: index, weights: own })),
  );
  return {
    checkClaim: (claim: string, language: 'it' | 'en') => {
      const fold = foldOf.get(nameOf(claim, language));
      return (fold === undefined ? whole : (parts[fold] ?? whole)).checkClaim(claim, language);
    },
    async close() {
      for (const opened of [whole, ...parts]) await opened.close();
    },
  };
}

/** Memory in use after so many claims: flat, or something is kept. */
const memoryMb = new Map<number, number>();
const run = await runText(
  { corpusPath, claimsPath, outPath },
  {
    openChecker,
    watcher: {
      checked(done, total) {
        if (done % 1_000 !== 0) return;
        memoryMb.set(done, Math.round(process.memoryUsage.rss() / 1024 / 1024));
        tell(`${done} of ${total} claims, ${memoryMb.get(done)} MB`);
      },
    },
  },
);
const scores = scoreText(await readRows(claimsPath, GoldClaim), run.rows);
const facts = {
  dateMs: Date.now(),
  passages: run.passages,
  claims: run.rows.length,
  cores: availableParallelism(),
};
const memory = [...memoryMb]
  .map(([claims, mb]) => `${mb} MB after ${claims.toLocaleString('en')}`)
  .join(', ');
const report = `${reportText(scores, facts)}\n\nMemory of the whole process, training included: ${memory} claims.`;
process.stdout.write(`${report}\n`);
await keepSection(new URL('../../docs/evaluation.md', import.meta.url), 'text', report);
