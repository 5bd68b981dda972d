/** Which providers there are under which settings, and that each keeps the rules of the house. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Reference } from './reference/reference.ts';
import { createProviders, type ProviderSettings, providerDescriptors } from './registry.ts';

const nothing: ProviderSettings = {
  offline: false,
  wikipedia: { on: false, url: 'https://{lang}.wikipedia.example' },
  wikidata: { on: false, url: 'https://wikidata.example' },
  brave: { url: 'https://brave.example' },
  tavily: { url: 'https://tavily.example' },
  searxng: {},
  googleFactCheck: { url: 'https://google.example' },
};
const everything: ProviderSettings = {
  ...nothing,
  wikipedia: { ...nothing.wikipedia, on: true },
  wikidata: { ...nothing.wikidata, on: true },
  brave: { ...nothing.brave, apiKey: 'b' },
  tavily: { ...nothing.tavily, apiKey: 't' },
  searxng: { url: 'http://127.0.0.1:8888' },
  googleFactCheck: { ...nothing.googleFactCheck, apiKey: 'g' },
};
const localReference: Reference = { id: 'locale', name: 'Locale', find: async () => [] };

function idsWith(settings: ProviderSettings) {
  const { searches, references, factChecks } = createProviders(settings, {
    askJson: () => Promise.reject(new Error('nothing is asked here')),
    clock: () => 0,
    local: { references: [localReference], factChecks: [] },
  });
  const ids = (providers: readonly { id: string }[]) => providers.map(({ id }) => id);
  return { searches: ids(searches), references: ids(references), factChecks: ids(factChecks) };
}

test('everything configured: every provider of the list, the local ones first', () => {
  assert.deepEqual(idsWith(everything), {
    searches: ['brave', 'tavily', 'searxng'],
    references: ['locale', 'wikipedia', 'wikidata'],
    factChecks: ['google-fact-check'],
  });
});

test('nothing configured, or offline: the local ones alone', () => {
  const local = { searches: [], references: ['locale'], factChecks: [] };
  assert.deepEqual(idsWith(nothing), local);
  assert.deepEqual(idsWith({ ...everything, offline: true }), local);
});

test('a descriptor and its provider bear the same id and name', () => {
  const dependencies = { askJson: () => Promise.reject(new Error('nothing is asked here')), clock: () => 0 };
  for (const descriptor of providerDescriptors) {
    const provider = descriptor.create(everything, dependencies);
    assert.equal(provider?.id, descriptor.id);
    assert.equal(provider.name, descriptor.name);
  }
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
  const makers = globSync('{search,reference,fact-check}/*.ts', { cwd: here })
    .filter((path) => !/\.(test|conformance)\.ts$/.test(path))
    .filter((path) =>
      /export function create\w+\([\s\S]*askJson/.test(readFileSync(`${here}/${path}`, 'utf8')),
    );
  const listed = providerDescriptors.map(({ kind, id }) => `${kind}/${id}.ts`);
  assert.deepEqual(makers.map((path) => path.replaceAll('\\', '/')).sort(), listed.sort());
});
