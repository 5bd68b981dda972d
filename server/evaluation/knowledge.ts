/**
 * Measures what a fresh installation answers, offline and with nothing configured, to common claims that were written
 * by somebody who had not seen the bundled knowledge.
 *
 * npm run eval -- knowledge [--each [CLAIMS.json]]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextLevel } from '@riscontro/contract';
import { textLevels } from '@riscontro/contract/inside';
import { readConfig } from '../src/config.ts';
import type { Told } from '../src/domain/measurement.ts';
import { count, percent0, told, whole } from '../src/evaluation/figures/figure.ts';
import { keepMeasurement, measuredNow } from '../src/evaluation/figures/keep-measurement.ts';
import { measurementMarkdown } from '../src/evaluation/figures/measurement-markdown.ts';
import type { GrammarLanguage } from '../src/language/grammars.ts';
import { openEngines } from '../src/wiring/engines.ts';

interface CommonClaim {
  readonly id: string;
  readonly lang: GrammarLanguage;
  readonly text: string;
  readonly level: TextLevel;
  readonly kind: 'plain' | 'negation' | 'number';
}

const [each, given] = process.argv.slice(2);
const path = given ?? new URL('../../fixtures/common-claims.json', import.meta.url);
const claims = JSON.parse(await readFile(path, 'utf8')) as CommonClaim[];
const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-knowledge-'));
const { checkClaim, close } = await openEngines(
  readConfig({ OFFLINE: '1', WIKIPEDIA: 'off', WIKIDATA: 'off', DATA_DIR: dataDir }),
);
const answers: { claim: CommonClaim; level: string; ms: number }[] = [];
for (const claim of claims) {
  const startedMs = performance.now();
  const level = await checkClaim(claim.text, claim.lang).then(
    (answer) => textLevels[answer.level],
    (error: Error) => error.message,
  );
  answers.push({ claim, level, ms: performance.now() - startedMs });
}
await close();
await rm(dataDir, { recursive: true, force: true });

const isOpposite = ({ claim, level }: (typeof answers)[number]) =>
  (claim.level === textLevels.true && level === textLevels.false) ||
  (claim.level === textLevels.false && level === textLevels.true);
const isRight = ({ claim, level }: (typeof answers)[number]) => claim.level === level;
const share = (number: number, of: number) => told`${whole(number)} (${percent0(number / Math.max(1, of))})`;
function rowOf(name: string, of: (answer: (typeof answers)[number]) => boolean): Told[] {
  const own = answers.filter(of);
  return [
    name,
    count(own.length),
    share(own.filter(isRight).length, own.length),
    share(own.filter(({ level }) => level === textLevels.unverifiable).length, own.length),
    share(own.filter(isOpposite).length, own.length),
  ];
}
const measurement = measuredNow({
  command: 'npm run eval -- knowledge',
  parts: [
    {
      key: 'commonClaims',
      columns: [
        { key: 'claims', heading: 'claims' },
        { key: 'count', heading: 'count' },
        { key: 'right', heading: 'right level (aim 70 %)' },
        { key: 'silent', heading: '`non verificabile`' },
        { key: 'opposite', heading: 'opposite level (at most 3 %)' },
      ],
      rows: [
        rowOf('all', () => true),
        rowOf('Italian', ({ claim }) => claim.lang === 'it'),
        rowOf('English', ({ claim }) => claim.lang === 'en'),
        rowOf('negated', ({ claim }) => claim.kind === 'negation'),
        rowOf('with a right or changed number', ({ claim }) => claim.kind === 'number'),
      ],
    },
  ],
});
process.stdout.write(`${measurementMarkdown(measurement)}\n`);
if (each === '--each') {
  for (const { claim, level, ms } of answers.filter((answer) => !isRight(answer))) {
    process.stdout.write(`${claim.id} ${claim.level} → ${level} (${ms.toFixed(0)} ms): ${claim.text}\n`);
  }
} else {
  keepMeasurement('evaluation', 'knowledge', measurement);
}
