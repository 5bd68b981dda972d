/**
 * Measures the whole text method on the public claims. Claims of the sets that the judge is trained on are judged by
 * weights that have not seen their page; the others by the shipped recipe, trained anew.
 *
 * npm run eval -- text --data FOLDER --nli F [--predictions OUT.jsonl]
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { count, told, whole as wholeNumber } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { reportText } from '../src/evaluation/report-text.ts';
import { GoldClaim } from '../src/evaluation/rows.ts';
import { runText } from '../src/evaluation/run-text.ts';
import { scoreText } from '../src/evaluation/score-text.ts';
import type { EvidenceIndex } from '../src/evidence/evidence-index.ts';
import type { GrammarLanguage } from '../src/language/grammars.ts';
import { openEngines } from '../src/wiring/engines.ts';
import { learnJudge } from '../training/learn-judge.ts';

const option = { type: 'string' } as const;
const { values } = parseArgs({
  options: { data: option, nli: option, predictions: option },
});
const { data, nli, predictions } = values;
if (!data || !nli) {
  process.stderr.write('Usage: npm run eval -- text --data FOLDER --nli F [--predictions OUT]\n');
  process.exit(2);
}
const corpusPath = join(data, 'corpus.jsonl');
const claimsPath = join(data, 'claims_public.jsonl');
const outPath = predictions ?? join(tmpdir(), `riscontro-eval-${process.pid}.jsonl`);
const tell = (message: string) => void process.stderr.write(`${message}\n`);

async function openChecker(index: EvidenceIndex) {
  const paths = { corpusPath, claimsPath, nliPath: nli ?? '' };
  const { examples, weights, byFold } = await learnJudge(paths, index, tell);
  const nameOf = (claim: string, language: string) => `${language} ${claim}`;
  const foldOf = new Map(examples.map(({ row, fold }) => [nameOf(row.claim, row.lang), fold]));
  const config = readConfig({ OFFLINE: '1' });
  const whole = await openEngines(config, { onlyEvidence: index, weights });
  const parts = await Promise.all(
    byFold.map((own) => openEngines(config, { onlyEvidence: index, weights: own })),
  );
  return {
    checkClaim: (claim: string, language: GrammarLanguage) => {
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
const memory = [...memoryMb].flatMap(([claims, mb], place) => [
  place === 0 ? '' : ', ',
  wholeNumber(mb),
  ' MB after ',
  count(claims),
]);
const measurement = measuredNow({
  command: 'npm run eval -- text --data FOLDER --nli nli.jsonl.zst',
  of: told`${count(run.rows.length)} claims against ${count(run.passages)} passages`,
  conditions: 'no network',
  parts: [
    ...reportText(scores),
    {
      sentence: ['Memory of the whole process, training included: ', ...memory, ' claims.'].filter(Boolean),
    },
  ],
});
process.stdout.write(`${measurementMarkdown(measurement)}\n`);
keepMeasurement('evaluation', 'text', measurement);
