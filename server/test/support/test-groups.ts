/**
 * Which tests share a process. Starting one takes longer than most files of tests run, so those that stand beside the
 * code share one by folder; those of whole programs, with servers and browsers of their own, have one each.
 */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const beside = ['contract', 'client', 'verdict-view', 'extension/src', 'extension/build', 'server/src/*'];
const apart = ['extension/test', 'server/test', 'server/tools', 'server/training'];

/** Files to run, all tests of the repository among them once; those made for this run go when the process ends. */
export function testGroups(root: string): string[] {
  const lists = mkdtempSync(join(tmpdir(), 'riscontro-tests-'));
  process.once('exit', () => rmSync(lists, { recursive: true, force: true }));
  const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
  const groups = beside
    .flatMap((pattern) => find(pattern))
    .map((folder) => {
      const tests = folder.endsWith('.test.ts') ? [folder] : find(`${folder}/**/*.test.ts`);
      return { name: folder.replaceAll(sep, '-'), tests };
    });
  const shared = groups
    .filter(({ tests }) => tests.length > 0)
    .map(({ name, tests }) => {
      const path = join(lists, `${name}.test.mjs`);
      writeFileSync(
        path,
        tests.map((test) => `import ${JSON.stringify(pathToFileURL(join(root, test)))};\n`).join(''),
      );
      return path;
    });
  return [
    ...shared,
    ...apart.flatMap((folder) => find(`${folder}/**/*.test.ts`)).map((test) => join(root, test)),
  ];
}
