/**
 * The Chromium that the browser tests run: one that is there already, or else one that is installed now, which is
 * said before. Any current Chromium, Chrome or Edge will do. CHROMIUM_PATH names another one; with
 * SKIP_BROWSER_TESTS=1 the tests that need one are skipped, and nothing is looked for or installed.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { oneAtATime } from './one-at-a-time.ts';

/** What finding and installing a browser needs of a machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  /** Rejects when the command fails or takes longer. */
  run(command: string, parameters: readonly string[], timeoutMs: number): Promise<unknown>;
  /** Tells whoever runs the tests. */
  say(line: string): void;
}

/** Why the tests in a browser are skipped; false where they run. */
export const skipBrowser: string | false = process.env.SKIP_BROWSER_TESTS
  ? 'SKIP_BROWSER_TESTS is set: no browser is used'
  : false;

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
];
const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const windowsPrograms = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
const versionTimeoutMs = 30_000;
const installTimeoutMs = 300_000;

const thisMachine: Machine = {
  platform: process.platform,
  settings: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, parameters, timeout) =>
    promisify(execFile)(command, [...parameters], {
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 26,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  say: (line) => void process.stderr.write(`${line}\n`),
};

/** The path of a browser that runs. Rejects with a message that says how to get one. */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const given = machine.settings.CHROMIUM_PATH;
  if (given) {
    if (await runs(given, machine)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, where no browser answers. Mend it, or leave it empty.`);
  }
  const found = await firstThatRuns(machine);
  if (found !== undefined) return found;
  return oneAtATime(join(tmpdir(), 'riscontro-chromium.lock'), installTimeoutMs * 2, async () => {
    // Somebody else may have installed one meanwhile.
    return (await firstThatRuns(machine)) ?? (await install(machine));
  });
}

/** Where browsers usually are, first those that people install, last the one that the tests install. */
function usualPaths({ platform, settings }: Machine): string[] {
  const folders = (settings.PATH ?? '').split(delimiter).filter(Boolean);
  const ending = platform === 'win32' ? '.exe' : '';
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  const home = settings.HOME ?? '';
  const mac = ['/Applications', join(home, 'Applications')];
  const windows = [settings.PROGRAMFILES, settings['PROGRAMFILES(X86)'], settings.LOCALAPPDATA];
  return [
    ...onPath,
    ...(platform === 'darwin' ? mac.flatMap((at) => macApplications.map((name) => join(at, name))) : []),
    ...(platform === 'win32'
      ? windows.flatMap((at) => (at ? windowsPrograms.map((name) => join(at, name)) : []))
      : []),
    chromium.executablePath(),
  ];
}

async function firstThatRuns(machine: Machine): Promise<string | undefined> {
  for (const path of usualPaths(machine)) if (await runs(path, machine)) return path;
  return undefined;
}

/** Some systems have a script under a browser's name that only tells how to install it. */
async function runs(path: string, machine: Machine): Promise<boolean> {
  if (!machine.exists(path)) return false;
  // On Windows a browser that is asked for its version opens a window instead.
  if (machine.platform === 'win32') return true;
  return machine.run(path, ['--version'], versionTimeoutMs).then(
    () => true,
    () => false,
  );
}

async function install(machine: Machine): Promise<string> {
  const complaints: string[] = [];
  for (const way of [installWithApt, installWithPlaywright]) {
    try {
      await way(machine);
    } catch (error) {
      complaints.push(String(error).slice(0, 1000));
      continue;
    }
    const path = await firstThatRuns(machine);
    if (path !== undefined) return path;
    complaints.push(`${way.name} ended well, but no browser runs.`);
  }
  throw new Error(
    `The browser tests need Chromium, and none was found or could be installed. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to the path of one.\n${complaints.join('\n')}`,
  );
}

const sayInstalling = ({ say }: Machine, command: string): void =>
  say(
    `The browser tests found no Chromium, Chrome or Edge: installing one now (${command}). The ways around it: CHROMIUM_PATH=/path/of/a/browser, or SKIP_BROWSER_TESTS=1 to leave these tests out.`,
  );

async function installWithApt(machine: Machine): Promise<void> {
  const { platform, isRoot, run } = machine;
  if (platform !== 'linux' || !isRoot) throw new Error('apt-get: only on Linux, and only as root.');
  sayInstalling(machine, 'apt-get install chromium');
  const chosen = ['install', '-y', '--no-install-recommends', 'chromium'];
  const known = await run('apt-get', chosen, installTimeoutMs).then(
    () => true,
    () => false,
  );
  if (known) return;
  await run('apt-get', ['update'], installTimeoutMs);
  await run('apt-get', chosen, installTimeoutMs);
}

/** The whole browser rather than its headless part, so that the extension's tests can use it too. */
async function installWithPlaywright(machine: Machine): Promise<void> {
  const { platform, isRoot, run } = machine;
  sayInstalling(machine, 'playwright-core install chromium');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const libraries = platform === 'linux' && isRoot ? ['--with-deps'] : [];
  await run(process.execPath, [cli, 'install', ...libraries, '--no-shell', 'chromium'], installTimeoutMs);
}
