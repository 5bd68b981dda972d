/**
 * Measures how often an Italian claim finds its English evidence: FEVER's claims in Italian, searched among English
 * passages only, against the gold of the same claim in English.
 *
 * npm run eval -- crossing FOLDER
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, fixed } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { GoldClaim } from '../src/evaluation/rows.ts';
import { parseCorpusRecord } from '../src/evidence/import/corpus-record.ts';
import { importFile } from '../src/evidence/import/import-file.ts';
import { openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { searchConcepts } from '../src/language/search-concepts.ts';

const [data] = process.argv.slice(2);
if (!data) throw new Error('Usage: npm run eval -- crossing FOLDER');

const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-eval-'));
const index = await openEvidenceIndex({ dataDir, databaseUrl: undefined });
try {
  await importFile(join(data, 'corpus.jsonl'), index, {
    parse(record) {
      const parsed = parseCorpusRecord(record, { anyAddress: true });
      return 'items' in parsed ? { items: parsed.items.filter(({ language }) => language === 'en') } : parsed;
    },
    onBad: () => undefined,
    onProgress: () => undefined,
  });
  const claims = await readRows(join(data, 'claims_public.jsonl'), GoldClaim);
  const english = new Map(
    claims.flatMap((claim) =>
      claim.dataset === 'fever_en' && claim.pair ? [[claim.pair, claim] as const] : [],
    ),
  );
  const shares: { five: number; ten: number }[] = [];
  for (const claim of claims.filter(({ dataset }) => dataset === 'fever_it')) {
    const gold = english.get(claim.pair ?? '')?.gold ?? [];
    if (gold.length === 0) continue;
    const hits = await index.search(searchConcepts(claim.claim, 'it'), { limit: 10 });
    const found = (count: number) =>
      gold.filter((docId) => hits.slice(0, count).some((hit) => hit.docId === docId)).length / gold.length;
    shares.push({ five: found(5), ten: found(10) });
  }
  const mean = (values: readonly number[]) =>
    fixed(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length), 3);
  const measurement = measuredNow({
    command: 'npm run eval -- crossing FOLDER',
    parts: [
      {
        columns: ['Italian claims, English passages', 'claims', 'recall@5 (aim .78)', 'recall@10'],
        rows: [
          [
            'FEVER',
            count(shares.length),
            mean(shares.map(({ five }) => five)),
            mean(shares.map(({ ten }) => ten)),
          ],
        ],
      },
    ],
  });
  process.stdout.write(`${measurementMarkdown(measurement)}
`);
  keepMeasurement('evaluation', 'crossing', measurement);
} finally {
  await index.close();
  await rm(dataDir, { recursive: true, force: true });
}
