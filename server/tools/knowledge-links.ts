/**
 * Prints every link of the bundled knowledge once, sorted, one a line. With --check it asks each of them, politely,
 * and prints only those that do not answer 200; that takes the better part of an hour and ends with 1 if there are any.
 *
 * node server/tools/knowledge-links.ts [--check]
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { readKnowledge } from '../src/knowledge/read-knowledge.ts';
import { createSafeFetch } from '../src/net/safe-fetch.ts';
import { version } from '../src/version.ts';
import { checkLinks } from './check-links.ts';

const timeoutMs = 60_000;
const toldEvery = 100;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { claims, facts } = await readKnowledge();
const links = [
  ...new Set([...claims, ...facts].flatMap(({ sources }) => sources.map(({ url }) => url))),
].sort();

if (values.check) await check();
else process.stdout.write(links.map((link) => `${link}\n`).join(''));

async function check(): Promise<void> {
  const { offline, fetchAllow, baseUrl } = readConfig();
  if (offline) {
    process.stderr.write('OFFLINE=1: no link can be asked.\n');
    process.exitCode = 2;
    return;
  }
  const userAgent = `Riscontro/${version}${baseUrl ? ` (+${baseUrl})` : ''}`;
  const faults = await checkLinks(links, {
    safeFetch: createSafeFetch({ offline, allow: fetchAllow, userAgent }),
    timeoutMs,
    onDone: (done) => {
      if (done % toldEvery === 0) process.stderr.write(`${done} of ${links.length}\n`);
    },
  });
  process.stdout.write(faults.map(({ url, answer }) => `${answer} ${url}\n`).join(''));
  process.stderr.write(`${links.length} links, ${faults.length} of them do not answer 200.\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
