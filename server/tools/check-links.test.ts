import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createSafeFetch } from '../src/net/safe-fetch.ts';
import { checkLinks } from './check-links.ts';

let server: Server;
let origin: string;
let underWay = 0;
let mostAtOnce = 0;
before(async () => {
  server = createServer(({ url }, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    const status = Number(/\d{3}/.exec(url ?? '')?.[0] ?? 200);
    if (url === '/broken') return response.destroy();
    // Never ends: whoever waits for the whole page waits for ever.
    if (url === '/endless') return void response.writeHead(200).write('a');
    response.writeHead(status, status === 301 ? { location: url === '/301' ? '/200' : '/404' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const check = (paths: readonly string[], allow = [new URL(origin).host], onDone?: (done: number) => void) =>
  checkLinks(
    paths.map((path) => `${origin}${path}`),
    {
      safeFetch: createSafeFetch({ offline: false, allow, userAgent: 'Riscontro/test' }),
      timeoutMs: 10_000,
      ...(onDone ? { onDone } : {}),
    },
  );

test('pages that answer are passed over, also where a redirect leads to them, without being read to the end', async () => {
  assert.deepEqual(await check(['/200', '/301', '/endless']), []);
});

test('pages that do not answer 200 are told with what they answer, in the order of the list', async () => {
  const faults = await check(['/404', '/200', '/503', '/301-away', '/broken']);
  assert.deepEqual(
    faults.map(({ url, answer }) => [url.slice(origin.length), answer]),
    [
      ['/404', '404'],
      ['/503', '503'],
      ['/301-away', '404'],
      ['/broken', 'unreachable'],
    ],
  );
});

test('an address that may not be asked is told too, and is not asked', async () => {
  assert.deepEqual(
    (await check(['/200'], [])).map(({ answer }) => answer),
    ['forbidden_address'],
  );
});

test('every link is asked once, few at a time', async () => {
  mostAtOnce = 0;
  const done: number[] = [];
  const paths = Array.from({ length: 60 }, (_, number) => `/page-${'x'.repeat(number)}`);
  assert.deepEqual(await check(paths, undefined, (count) => done.push(count)), []);
  assert.deepEqual(
    done,
    paths.map((_, number) => number + 1),
  );
  assert.ok(mostAtOnce <= 6, `${mostAtOnce} at once`);
});
