#!/usr/bin/env node
/**
 * The `riscontro` command. Plain JavaScript for any Node: when the one that started it is too old to run
 * TypeScript, it hands over to the Node that npm installed beside the project.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const nodeMajorMin = 26;
const packages = [
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  `node-bin-${process.platform}-${process.arch}`,
];

function bundledNode() {
  const require = createRequire(import.meta.url);
  for (const name of packages) {
    try {
      const folder = dirname(require.resolve(`${name}/package.json`));
      return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    } catch {
      // Not this one: only the package for this machine is installed.
    }
  }
  return undefined;
}

if (Number(process.versions.node.split('.')[0]) >= nodeMajorMin) {
  const { run } = await import('../src/cli/run.ts');
  await run(process.argv.slice(2));
} else {
  const node = bundledNode();
  if (!node) {
    // In English alone: the catalogues of the other languages are TypeScript, which this Node cannot read.
    console.error(
      `riscontro needs Node ${nodeMajorMin} or newer; this is ${process.version}. Run npm ci again without --omit=optional: it brings one along.`,
    );
    process.exit(1);
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
