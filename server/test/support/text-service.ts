/** The whole service with its real method for texts, over an evidence index of the test's own. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config.ts';
import type { NewPassage } from '../../src/evidence/evidence-index.ts';
import { openEvidenceIndex } from '../../src/evidence/open-evidence-index.ts';
import { openEngines } from '../../src/wiring/engines.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface TextServiceOptions {
  readonly passages?: readonly NewPassage[];
  /** Besides `DATA_DIR`; without any, the service is offline. The bundled knowledge is off unless asked for. */
  readonly settings?: Record<string, string>;
}

export async function startTextService({
  passages = [],
  settings = { OFFLINE: '1' },
}: TextServiceOptions): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riscontro-text-'));
  const config = readConfig({ KNOWLEDGE: 'off', ...settings, DATA_DIR: dataDir });
  const index = await openEvidenceIndex(config);
  await index.add(passages);
  await index.close();
  const opened = await openEngines(config);
  const service = await startTestApp({ engines: opened.engines, health: opened.health, settings });
  return {
    ...service,
    async close() {
      await service.close();
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface ShownEvidence {
  readonly sintesi: string;
  readonly prove: readonly { readonly segno: string; readonly testo: string; readonly fonte?: number }[];
  readonly fonti: readonly { readonly url: string; readonly estratto?: string; readonly tipo?: string }[];
  readonly affermazioni: readonly { readonly prove: readonly number[] }[];
}

/** Every piece of evidence names a source, and a quotation stands in it word for word; all indices lead somewhere. */
export function checkEvidence({ sintesi, prove, fonti, affermazioni }: ShownEvidence): void {
  for (const { testo, fonte } of prove) {
    const source = fonti[fonte ?? -1];
    assert.ok(source, `“${testo}” names its source`);
    const quoted = source.tipo === 'fact_check' ? testo.replace(/^«(.*)»: .*$/su, '$1') : testo;
    assert.ok(
      quoted !== '' && source.estratto?.includes(quoted),
      `“${quoted}” stands in “${source.estratto}”`,
    );
  }
  if (/nessuna di quelle lette|none of those read/.test(sintesi)) {
    const sides = new Set(prove.map(({ segno }) => segno));
    assert.ok(sides.size < 2, `the summary denies evidence that is shown: ${sintesi}`);
  }
  const shown = affermazioni.flatMap((claim) => claim.prove);
  assert.deepEqual(
    shown.toSorted((a, b) => a - b),
    prove.map((_, place) => place),
  );
}
