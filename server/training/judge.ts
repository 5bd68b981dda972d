/**
 * Trains the weights of the local judge and writes them.
 *
 * npm run train -- judge --data FOLDER --nli F [--out OUT.json]
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCorpusRecord } from '../src/evidence/import/corpus-record.ts';
import { importFile } from '../src/evidence/import/import-file.ts';
import { openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { learnJudge } from './learn-judge.ts';

const option = { type: 'string' } as const;
const { values } = parseArgs({ options: { data: option, nli: option, out: option } });
const { data, nli, out } = values;
if (!data || !nli) {
  process.stderr.write('Usage: npm run train -- judge --data FOLDER --nli F [--out OUT.json]\n');
  process.exit(2);
}
const corpusPath = join(data, 'corpus.jsonl');
const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-train-'));
const index = await openEvidenceIndex({ dataDir, databaseUrl: undefined });
try {
  await importFile(corpusPath, index, {
    parse: (record) => parseCorpusRecord(record, { anyAddress: true }),
    onBad: () => undefined,
    onProgress: () => undefined,
  });
  const paths = { corpusPath, claimsPath: join(data, 'claims_public.jsonl'), nliPath: nli };
  const { weights } = await learnJudge(paths, index, (message) => void process.stderr.write(`${message}\n`));
  const shipped = new URL('../src/providers/judge/local/weights.json', import.meta.url);
  writeFileSync(out ?? shipped, `${JSON.stringify(weights)}\n`);
} finally {
  await index.close();
  await rm(dataDir, { recursive: true, force: true });
}
