import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readKnowledge } from '../src/knowledge/read-knowledge.ts';

const tool = fileURLToPath(new URL('./knowledge-links.ts', import.meta.url));
const run = (parameters: readonly string[], settings: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [tool, ...parameters], {
    env: { ...process.env, ...settings },
    maxBuffer: 16 * 1024 * 1024,
  });

test('every link of the knowledge is printed once, sorted, one a line', async () => {
  const { stdout } = await run([]);
  const lines = stdout.trimEnd().split('\n');
  const { claims, facts } = await readKnowledge();
  const links = new Set([...claims, ...facts].flatMap(({ sources }) => sources.map(({ url }) => url)));
  assert.deepEqual(lines, lines.toSorted());
  assert.equal(lines.length, links.size);
  assert.deepEqual(new Set(lines), links);
});

test('--check asks nothing when the service is offline, and says so', async () => {
  await assert.rejects(run(['--check'], { OFFLINE: '1' }), (error: { code: number; stderr: string }) => {
    assert.equal(error.code, 2);
    assert.match(error.stderr, /OFFLINE=1/);
    return true;
  });
});
