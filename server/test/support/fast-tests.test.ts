/** The quick tests are those that start nothing, however far away the start is. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isFast } from './fast-tests.ts';

const files: Record<string, string> = {
  'a/alone.test.ts': "import { test } from 'node:test';\n",
  'a/starts.test.ts': "import { spawn } from 'node:child_process';\n",
  'a/far.test.ts': "import { one } from '../b/one.ts';\n",
  'b/one.ts': "export { two } from './two.ts';\n",
  'b/two.ts': "export const two = () => import('./three.ts');\n",
  'b/three.ts': "import { launch } from 'playwright-core';\nimport { two } from './two.ts';\n",
  'a/thread.test.ts': "import { open } from '../b/open.ts';\n",
  'b/open.ts': "new Worker(new URL('./thread.ts', import.meta.url));\n",
  'b/thread.ts': "import { Decoder } from 'node-av/api';\n",
  'a/picture.test.ts': "import sharp from 'sharp';\n",
  'a/types.test.ts': "import type { Film } from '../b/thread.ts';\n",
  'a/package.test.ts': "import { words } from '@riscontro/words';\n",
  'words/src/index.ts': "import { exec } from 'node:child_process';\n",
};

test('a test is quick when nothing that it loads starts a process or a thread, or decodes pictures or videos', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'riscontro-fast-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const quick = Object.keys(files).filter((path) => path.endsWith('.test.ts') && isFast(root, path));
  assert.deepEqual(quick, ['a/alone.test.ts', 'a/types.test.ts']);
});

test('tests of a database server, of processes and of decoders are not among them, tests of rules are', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  assert.ok(!isFast(root, 'server/src/store/postgres/postgres-store.test.ts'));
  assert.ok(!isFast(root, 'server/src/media/process/process-pool.test.ts'));
  assert.ok(isFast(root, 'server/src/domain/verdict.test.ts'));
});
