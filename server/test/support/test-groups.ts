/**
 * Which tests share a process. Starting one takes longer than most files of tests run, so those that stand beside the
 * code share one by folder, and those of the whole service by the handful: fewer where they start servers, commands or
 * browsers, which take their time. Those that do something around every test of a process have one each.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFast } from './fast-tests.ts';

const beside = [
  'words',
  'contract',
  'client',
  'verdict-view',
  'extension/src',
  'extension/build',
  'server/src/*',
];
/** Those that take longest are begun first: what is left at the end is short. */
const apart = [
  'extension/test/**/*',
  'server/test/browser/**/*',
  'server/test/*',
  'server/test/support/**/*',
  'server/tools/**/*',
  'server/training/**/*',
  'server/evaluation/**/*',
  'server/made-clips/**/*',
];
const wholeService = 'server/test';
/** Enough that few processes are started, few enough that all cores have work to the end. */
const filesTogether = { startingNothing: 6, startingProcesses: 3 };

interface Group {
  readonly name: string;
  /** Paths under the root. */
  readonly tests: readonly string[];
}

/** Files to run, all tests of the repository among them once; those made for this run go when the process ends. */
export function testGroups(root: string, { fast = false } = {}): string[] {
  const lists = mkdtempSync(join(tmpdir(), 'riscontro-tests-'));
  process.once('exit', () => rmSync(lists, { recursive: true, force: true }));
  const groups = fast ? fastGroups(root) : [...groupsApart(root), ...groupsBeside(root)];
  return groups
    .filter(({ tests }) => tests.length > 0)
    .map(({ name, tests }) => {
      const [first = ''] = tests;
      if (tests.length === 1) return join(root, first);
      const path = join(lists, `${name}.test.mjs`);
      const lines = tests.map((test) => `import ${JSON.stringify(pathToFileURL(join(root, test)))};\n`);
      writeFileSync(path, lines.join(''));
      return path;
    });
}

const find = (root: string, pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

function groupsBeside(root: string): Group[] {
  return beside
    .flatMap((pattern) => find(root, pattern))
    .map((folder) => ({
      name: folder.replaceAll(sep, '-'),
      tests: folder.endsWith('.test.ts') ? [folder] : find(root, `${folder}/**/*.test.ts`),
    }));
}

function fastGroups(root: string): Group[] {
  return groupsBeside(root).map(({ name, tests }) => ({
    name,
    tests: tests.filter((test) => isFast(root, test)),
  }));
}

function groupsApart(root: string): Group[] {
  const tests = apart.flatMap((folder) => find(root, `${folder}.test.ts`));
  // What the service starts is its own: here it counts what a test of it starts itself.
  const startsNothing = (test: string) =>
    test.startsWith(wholeService) && isFast(root, test, (file) => file.startsWith(wholeService));
  const isAlone = (test: string) => /^(?:before|after)Each\(/m.test(readFileSync(join(root, test), 'utf8'));
  const shared = tests.filter((test) => !isAlone(test));
  return [
    ...tests.filter(isAlone).map((test) => ({ name: test, tests: [test] })),
    ...inLots(
      shared.filter((test) => !startsNothing(test)),
      filesTogether.startingProcesses,
    ),
    ...inLots(shared.filter(startsNothing), filesTogether.startingNothing),
  ];
}

/** By folder: what tests of one start is alike. */
function inLots(tests: readonly string[], size: number): Group[] {
  return [...Map.groupBy(tests, dirname)].flatMap(([folder, found]) =>
    Array.from({ length: Math.ceil(found.length / size) }, (_, number) => ({
      name: `${folder.replaceAll(sep, '-')}-by-${size}-${number}`,
      tests: found.slice(number * size, (number + 1) * size),
    })),
  );
}
