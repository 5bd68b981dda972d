/** Which providers there are under which settings, and that each keeps the rules of the house. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startUpstream, testAskJson } from '../../test/support/upstream.ts';
import type { ProviderKind } from './provider-descriptor.ts';
import { createProviders, isConfigured, providerDescriptors, providerSettings } from './registry.ts';
import { sought } from './reverse-image/reverse-image.conformance.ts';

const valuesWith = (given: Record<string, string>) => z.object(providerSettings).parse(given);
const everything = Object.fromEntries(
  Object.keys(providerSettings).flatMap((name) =>
    name.endsWith('_API_KEY')
      ? [[name, 'k']]
      : name.endsWith('_URL')
        ? [[name, 'http://127.0.0.1:8888']]
        : [[name, 'on']],
  ),
);
const nothing = { WIKIPEDIA: 'off', WIKIDATA: 'off' };

function made(given: Record<string, string>, offline = false) {
  return createProviders(valuesWith(given), { offline, askJson: () => testAskJson, clock: () => 0 });
}

function idsWith(given: Record<string, string>, offline = false) {
  const ids = (providers: readonly { id: string }[]) => providers.map(({ id }) => id);
  const { searches, references, factChecks, reverseImages } = made(given, offline);
  return [searches, references, factChecks, reverseImages].map(ids);
}

test('everything configured: every provider of the list, in its order', () => {
  const idsOf = (kind: ProviderKind) =>
    providerDescriptors.filter((one) => one.kind === kind).map(({ id }) => id);
  const kinds = ['search', 'reference', 'fact-check', 'reverse-image'] as const;
  assert.deepEqual(idsWith(everything), kinds.map(idsOf));
  assert.deepEqual(idsOf('reverse-image').slice(0, 1), ['tineye'], 'it alone tells dates');
});

test('nothing configured, empty keys, or offline: none, and nothing to show an image to', () => {
  const none = [[], [], [], []];
  assert.deepEqual(idsWith(nothing), none);
  assert.deepEqual(idsWith({ ...nothing, TINEYE_API_KEY: '', BRAVE_API_KEY: '' }), none);
  assert.deepEqual(idsWith(everything, true), none);
  assert.deepEqual(idsWith({}), [[], ['wikipedia', 'wikidata'], [], []], 'what is free is on by default');
});

test('the first setting of each switches it on, and it alone', () => {
  for (const descriptor of providerDescriptors) {
    const [first = ''] = Object.keys(descriptor.settings);
    const values = valuesWith({ ...nothing, [first]: everything[first] ?? '' });
    assert.deepEqual(
      providerDescriptors.filter((one) => isConfigured(one, values)).map(({ id }) => id),
      [descriptor.id],
    );
  }
});

test('a descriptor and its provider bear the same id and name', () => {
  const { searches, references, factChecks, reverseImages } = made(everything);
  const names = [...references, ...searches, ...factChecks, ...reverseImages].map(({ id, name }) => [
    id,
    name,
  ]);
  assert.deepEqual(
    names,
    providerDescriptors.map(({ id, name }) => [id, name]),
  );
});

test('each service of reverse image search is asked at its own address with its own key', async (t) => {
  const [vision, tinEye] = await Promise.all([startUpstream(), startUpstream()]);
  t.after(() => Promise.all([vision.close(), tinEye.close()]));
  vision.answer = () => ({ responses: [{}] });
  tinEye.answer = () => ({ code: 200, results: { matches: [] } });
  const { reverseImages } = made({
    ...nothing,
    GOOGLE_VISION_API_KEY: 'chiave-g',
    GOOGLE_VISION_URL: vision.baseUrl,
    TINEYE_API_KEY: 'chiave-t',
    TINEYE_URL: tinEye.baseUrl,
  });
  for (const service of reverseImages)
    assert.deepEqual(await service.find(sought, { signal: new AbortController().signal }), []);
  const sent = (upstream: typeof vision, header: string) =>
    upstream.requests.map(({ headers }) => headers[header]);
  assert.deepEqual(sent(vision, 'x-goog-api-key'), ['chiave-g']);
  assert.deepEqual(sent(tinEye, 'x-api-key'), ['chiave-t']);
});

test("every provider has recorded answers and runs its kind's suite", () => {
  for (const { id, kind } of providerDescriptors) {
    const suite = `./${kind}.conformance.ts`;
    const tests = readFileSync(new URL(`./${kind}/${id}.test.ts`, import.meta.url), 'utf8');
    assert.ok(tests.includes(suite), `${id}.test.ts runs ${suite}`);
    assert.ok(
      existsSync(new URL(`../../../fixtures/providers/${id}`, import.meta.url)),
      `${id} has fixtures`,
    );
  }
});

test('every file that makes a provider behind a service is in the list', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const makers = globSync('{search,reference,fact-check,reverse-image}/*.ts', { cwd: here })
    .filter((path) => !/\.(test|conformance)\.ts$/.test(path))
    .filter((path) =>
      /export function create\w+\([\s\S]*askJson/.test(readFileSync(`${here}/${path}`, 'utf8')),
    );
  const listed = providerDescriptors.map(({ kind, id }) => `${kind}/${id}.ts`);
  assert.deepEqual(makers.map((path) => path.replaceAll('\\', '/')).sort(), listed.sort());
});
