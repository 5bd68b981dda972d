/** Every way that is known to lead a fetcher inside by a redirect, a header or a name: none gets through. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { FetchRefused } from './fetch-refused.ts';
import { createSafeFetch } from './safe-fetch.ts';

const secret = '<!doctype html><title>inside</title><p>The secret.';
const page = '<!doctype html><title>outside</title><p>Nothing to see.';

async function listen(listener: RequestListener): Promise<{ server: Server; place: string; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, place: `127.0.0.1:${port}`, port };
}

/** Answers a lookup of each name with the next of its lists of addresses; the last one stays. */
function names(table: Record<string, string[][]>): LookupFunction {
  const asked = new Map<string, number>();
  return (name, options, callback) => {
    const lists = table[name] ?? [['127.0.0.1']];
    const place = Math.min(asked.get(name) ?? 0, lists.length - 1);
    asked.set(name, place + 1);
    const found = (lists[place] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family ?? 4);
  };
}

describe('tricks to get inside', () => {
  let reached = 0;
  let inside: Awaited<ReturnType<typeof listen>>;
  let outside: Awaited<ReturnType<typeof listen>>;
  /** What the opened server answers on the way; by path. */
  let answers: Record<string, { status: number; headers: Record<string, string | string[]> }> = {};
  before(async () => {
    inside = await listen((_, response) => {
      reached += 1;
      response.end(secret);
    });
    outside = await listen(({ url = '' }, response) => {
      const { status = 200, headers = {} } = answers[url] ?? {};
      response.writeHead(status, headers).end(page);
    });
  });
  after(() => {
    for (const { server } of [inside, outside]) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** The fetched text, or the reason of the refusal. */
  async function outcome(link: string, lookup?: LookupFunction): Promise<string> {
    const settings = {
      offline: false,
      allow: [outside.place, `open.example:${outside.port}`],
      userAgent: 'x',
    };
    const { read } = createSafeFetch(
      { ...settings, firstByteTimeoutMs: 2_000, refusedNameMs: 0 },
      lookup ? { lookup } : {},
    );
    try {
      const request = { kinds: ['html' as const], sizeBytesMax: 10_000, timeoutMs: 4_000 };
      return (await read(link, request)).body.toString();
    } catch (error) {
      assert.ok(error instanceof FetchRefused, String(error));
      return error.reason;
    } finally {
      assert.equal(reached, 0, 'nobody got inside');
    }
  }

  const locations: Record<string, (port: number) => string> = {
    'the same machine, another port': (port) => `http://127.0.0.1:${port}/`,
    'a name of this machine': (port) => `http://localhost:${port}/`,
    'a name under localhost': (port) => `http://a.localhost:${port}/`,
    'another address of this machine': (port) => `http://127.8.8.8:${port}/`,
    'an address without its zeros': (port) => `http://127.1:${port}/`,
    'one number': (port) => `http://2130706433:${port}/`,
    hexadecimal: (port) => `http://0x7f000001:${port}/`,
    octal: (port) => `http://0177.0.0.1:${port}/`,
    'no address at all': (port) => `http://0:${port}/`,
    'IPv6 loopback': (port) => `http://[::1]:${port}/`,
    'IPv4 inside IPv6': (port) => `http://[::ffff:7f00:1]:${port}/`,
    'no scheme': (port) => `//127.0.0.1:${port}/`,
    'no scheme, other slashes': (port) => `\\\\127.0.0.1:${port}/`,
    'white space in the scheme': (port) => `ht\ttp://127.0.0.1:${port}/`,
    'a name before an at sign': (port) => `http://open.example@127.0.0.1:${port}/`,
    'a name after an at sign': (port) => `http://127.0.0.1:${port}\\@open.example/`,
    'a port in the path of an opened name': (port) => `http://127.0.0.1:${port}#@open.example/`,
    'full-width digits': (port) => `http://${encodeURIComponent('１２７.０.０.１')}:${port}/`,
    'percent signs': (port) => `http://%31%32%37.0.0.1:${port}/`,
    'a final dot': (port) => `http://127.0.0.1.:${port}/`,
    'another scheme': () => 'file:///etc/passwd',
    gopher: (port) => `gopher://127.0.0.1:${port}/_GET`,
    'a page of its own': () => 'data:text/html,<p>inside',
  };
  for (const status of [301, 302, 303, 307, 308]) {
    test(`a ${status} to ${Object.keys(locations).length} spellings of this machine is not followed`, async () => {
      for (const [name, location] of Object.entries(locations)) {
        answers = { '/': { status, headers: { location: location(inside.port) } } };
        assert.match(await outcome(`http://${outside.place}/`), /^(forbidden_address|bad_url)$/, name);
      }
    });
  }

  test('the last of several redirects is looked at as the first', async () => {
    answers = {
      '/': { status: 302, headers: { location: '/1' } },
      '/1': { status: 307, headers: { location: '/2' } },
      '/2': { status: 301, headers: { location: `http://127.0.0.1:${inside.port}/` } },
    };
    assert.equal(await outcome(`http://${outside.place}/`), 'forbidden_address');
  });

  test('two locations lead nowhere inside', async () => {
    answers = { '/': { status: 302, headers: { location: ['/1', `http://127.0.0.1:${inside.port}/`] } } };
    assert.match(
      await outcome(`http://${outside.place}/`),
      /outside|bad_url|forbidden_address|unreachable|server_error/,
    );
  });

  for (const [name, headers] of Object.entries({
    Refresh: { refresh: '0; url=http://127.0.0.1:PORT/' },
    'Alt-Svc': { 'alt-svc': 'h2="127.0.0.1:PORT"; ma=86400' },
    'Content-Location': { 'content-location': 'http://127.0.0.1:PORT/' },
    'a Location without a redirect': { location: 'http://127.0.0.1:PORT/' },
    Link: { link: '<http://127.0.0.1:PORT/>; rel=canonical' },
    'Proxy headers': { 'x-accel-redirect': '/', 'proxy-connection': 'keep-alive' },
  })) {
    test(`${name} is not obeyed`, async () => {
      const told = Object.entries(headers).map(([field, value]) => [
        field,
        value.replace('PORT', String(inside.port)),
      ]);
      answers = { '/': { status: 200, headers: Object.fromEntries(told) } };
      assert.equal(await outcome(`http://${outside.place}/`), page);
      assert.equal(await outcome(`http://${outside.place}/`), page, 'nor the next time');
    });
  }

  const mapped = '::ffff:127.0.0.1';
  for (const [name, lists] of Object.entries({
    'stands for this machine': [['127.0.0.1']],
    'stands for this machine in IPv6': [['::1']],
    'stands for IPv4 inside IPv6': [[mapped]],
    'stands for NAT64': [['64:ff9b::7f00:1']],
    'stands for 6to4': [['2002:7f00:1::']],
    'stands for 0.0.0.0': [['0.0.0.0']],
    'stands for an address of the carrier': [['100.64.0.1']],
    'stands for the metadata': [['169.254.169.254']],
    'stands for nothing': [[]],
    'stands for what is no address': [['127.1']],
    'has many addresses, all inside': [['10.0.0.1', '192.168.0.1', '::1', mapped, 'fd00::1']],
  })) {
    test(`a name that ${name} is refused, by itself and after a redirect`, async () => {
      const lookup = () => names({ 'rebind.example': lists });
      for (const scheme of ['http', 'https']) {
        answers = { '/': { status: 302, headers: { location: `${scheme}://rebind.example/` } } };
        assert.equal(await outcome(`${scheme}://rebind.example/`, lookup()), 'forbidden_address');
        assert.equal(await outcome(`http://${outside.place}/`, lookup()), 'forbidden_address');
      }
    });
  }

  test('an opened name that moves stays open on its own port only', async () => {
    const lookup = names({ 'open.example': [['127.0.0.1']] });
    answers = { '/': { status: 302, headers: { location: `http://open.example:${inside.port}/` } } };
    assert.equal(await outcome(`http://open.example:${outside.port}/`, lookup), 'forbidden_address');
  });

  test('a lookup that answers with one address where a list was asked for is not believed', async () => {
    const lookup: LookupFunction = (_, __, callback) => callback(null, '127.0.0.1', 4);
    assert.equal(await outcome('http://rebind.example/', lookup), 'forbidden_address');
  });
});
