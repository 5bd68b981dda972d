import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type LookupFunction, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createOpenedHosts } from './admit-url.ts';
import { FetchRefused } from './fetch-refused.ts';
import { createGuardedConnector } from './guarded-connector.ts';

/** A server on the loopback that nobody may reach, and how many did. */
async function listen(t: TestContext) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return { port: String((server.address() as AddressInfo).port), connections: () => connections };
}

const answering =
  (...addresses: string[]): LookupFunction =>
  (_, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };

function connect(
  hostname: string,
  port: string,
  lookup: LookupFunction,
  { opened = [] as string[], protocol = 'http:' } = {},
) {
  const connector = createGuardedConnector(
    { connectTimeoutMs: 300, refusedNameMs: 0 },
    { opened: createOpenedHosts(opened), lookup },
  );
  return new Promise<Socket>((resolve, reject) =>
    connector({ hostname, port, protocol, host: `${hostname}:${port}` }, (error, socket) =>
      error ? reject(error) : resolve(socket),
    ),
  );
}

/** Public by its place, but given to nobody: a connection to it fails, with and without a network. */
const nobodys = '2d00::1';

const forbidden = (error: unknown) => error instanceof FetchRefused && error.reason === 'forbidden_address';

for (const literal of [
  '127.0.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
])
  test(`the literal ${literal} gets no connection`, async (t) => {
    const { port, connections } = await listen(t);
    await assert.rejects(connect(literal, port, answering('8.8.8.8')), forbidden);
    assert.equal(connections(), 0);
  });

for (const address of [
  '127.0.0.1',
  '169.254.169.254',
  '10.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  '2002:7f00:1::',
  'nonsense',
])
  for (const protocol of ['http:', 'https:'])
    test(`a name that stands for ${address} gets no ${protocol} connection`, async (t) => {
      const { port, connections } = await listen(t);
      await assert.rejects(connect('rebind.example', port, answering(address), { protocol }), forbidden);
      assert.equal(connections(), 0);
    });

test('a name that stands for nothing gets no connection', async () => {
  await assert.rejects(connect('empty.example', '80', answering()), forbidden);
});

test('a name that changes its mind after the check is not asked again', async (t) => {
  const { port, connections } = await listen(t);
  let asked = 0;
  const rebinding: LookupFunction = (hostname, options, callback) => {
    asked += 1;
    answering(asked === 1 ? nobodys : '127.0.0.1')(hostname, options, callback);
  };
  await assert.rejects(connect('rebind.example', port, rebinding));
  assert.equal(asked, 1);
  assert.equal(connections(), 0);
});

test('of a name that stands for a public and a private address, the private one is never tried', async (t) => {
  const { port, connections } = await listen(t);
  for (const addresses of [
    ['127.0.0.1', '255.255.255.255', nobodys],
    [nobodys, '127.0.0.1'],
    ['::1', nobodys],
  ]) {
    await assert.rejects(connect('both.example', port, answering(...addresses)));
  }
  assert.equal(connections(), 0);
});

test('a host that the operator opened is connected to, by its name and port only', async (t) => {
  const { port, connections } = await listen(t);
  const lookup = answering('127.0.0.1');
  const opened = [`intranet.example:${port}`];
  const socket = await connect('intranet.example', port, lookup, { opened });
  socket.destroy();
  assert.equal(socket.remoteAddress ?? '127.0.0.1', '127.0.0.1');
  await assert.rejects(connect('other.example', port, lookup, { opened }), forbidden);
  await assert.rejects(connect('127.0.0.1', port, lookup, { opened }), forbidden);
  assert.equal(connections(), 1);
});
