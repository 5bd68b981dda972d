/** The data folder is made for its owner alone, or mended, and what was mended is told once. */
import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { say, wordsIn } from '@riscontro/words';
import { openDataFolder } from './open-data-folder.ts';

const told = async (path: string) =>
  (await openDataFolder(path)).map((note) => say(wordsIn('en').terminal.settings.dataFolder, note));

async function testFolder(t: TestContext): Promise<string> {
  const mask = process.umask(0);
  t.after(() => process.umask(mask));
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-folder-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('a folder that is not there is made for its owner alone, and so are the files of this process', async (t) => {
  const path = join(await testFolder(t), 'deep', 'data');
  assert.deepEqual(await openDataFolder(path), []);
  assert.equal(await modeOf(path), 0o700);
  await writeFile(join(path, 'file'), '');
  assert.equal(await modeOf(join(path, 'file')), 0o600);
});

test('a folder that others can read is mended with what lies in it, told once, and nothing deeper is looked at', async (t) => {
  const path = join(await testFolder(t), 'data');
  await mkdir(join(path, 'models', 'large'), { recursive: true, mode: 0o755 });
  await chmod(path, 0o755);
  await writeFile(join(path, 'riscontro.sqlite'), '', { mode: 0o644 });
  const notes = await told(path);
  assert.deepEqual(notes, [
    `Others could read ${path} (0755); it is 0700 now.`,
    `Others had rights to 2 files in ${path}; they have none now.`,
  ]);
  const names = ['', 'models', 'riscontro.sqlite', 'models/large'];
  const modes = await Promise.all(names.map((name) => modeOf(join(path, name))));
  assert.deepEqual(modes, [0o700, 0o700, 0o600, 0o755]);
  assert.deepEqual(await openDataFolder(path), []);
});

test('a link is told, and the folder behind it is mended; links within lead nowhere', async (t) => {
  const folder = await testFolder(t);
  const [path, outside] = [join(folder, 'link'), join(folder, 'outside')];
  await mkdir(join(folder, 'data'), { mode: 0o750 });
  await symlink(join(folder, 'data'), path);
  await writeFile(outside, '', { mode: 0o644 });
  await symlink(outside, join(folder, 'data', 'there'));
  const notes = await told(path);
  assert.equal(notes.length, 2);
  assert.match(notes[0] ?? '', /is a link/);
  assert.equal(await modeOf(join(folder, 'data')), 0o700);
  assert.equal(await modeOf(outside), 0o644);
});
