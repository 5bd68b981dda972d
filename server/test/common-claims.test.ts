/** What a fresh installation answers to common claims, so that a change that makes it worse is noticed. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TextLevel } from '@riscontro/contract';
import { textLevels } from '@riscontro/contract/inside';
import { readConfig } from '../src/config.ts';
import type { GrammarLanguage } from '../src/language/grammars.ts';
import { openEngines } from '../src/wiring/engines.ts';

interface CommonClaim {
  readonly lang: GrammarLanguage;
  readonly text: string;
  readonly level: TextLevel;
}

/** A little below what docs/evaluation.md tells, and the bar for opposite levels. */
const rightMin = 0.6;
const oppositeMax = 0.03;

test('of 120 common claims most get the right level, and hardly any the opposite one', async () => {
  const path = new URL('../../fixtures/common-claims.json', import.meta.url);
  const claims = JSON.parse(await readFile(path, 'utf8')) as CommonClaim[];
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-common-'));
  const config = readConfig({ OFFLINE: '1', WIKIPEDIA: 'off', WIKIDATA: 'off', DATA_DIR: dataDir });
  const { checkClaim, close } = await openEngines(config);
  try {
    let [right, opposite] = [0, 0];
    for (const { lang, text, level } of claims) {
      const answered = textLevels[(await checkClaim(text, lang)).level];
      if (answered === level) right++;
      if ([level, answered].sort().join() === 'falso,vero') opposite++;
    }
    assert.equal(claims.length, 120);
    assert.ok(right / claims.length >= rightMin, `${right} are right`);
    assert.ok(opposite / claims.length <= oppositeMax, `${opposite} are the opposite`);
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
