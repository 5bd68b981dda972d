import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeclaredSources } from './declared-source.ts';
import { ManifestStore } from './manifest-store.ts';

const ai = {
  action: 'c2pa.created',
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
};
const manifest = (actions: object[], ingredients: object[] = []) => ({
  assertions: [{ label: 'c2pa.actions.v2', data: { actions } }],
  ingredients,
});
const store = (manifests: Record<string, object>) =>
  ManifestStore.parse({ active_manifest: 'top', manifests, validation_results: { activeManifest: {} } });
const sourceOf = (manifests: Record<string, object>) =>
  createDeclaredSources(store(manifests), () => false)('top');

test('ingredients in circles and of every width end soon', () => {
  const levels = 30;
  const wide = (level: number) =>
    Array.from({ length: 60 }, () => ({ relationship: 'componentOf', active_manifest: `m${level + 1}` }));
  const manifests = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      level === 0 ? 'top' : `m${level}`,
      manifest([], wide(level)),
    ]),
  );
  assert.equal(
    sourceOf({
      ...manifests,
      [`m${levels}`]: manifest([ai], [{ relationship: 'parentOf', active_manifest: 'top' }]),
    }).ai,
    'part',
  );
});

test('what was only an input to the making does not count, nor what does not exist', () => {
  const ingredients = [
    { relationship: 'inputTo', active_manifest: 'other' },
    { relationship: 'parentOf', active_manifest: 'constructor' },
    { relationship: 'parentOf', active_manifest: 'missing' },
  ];
  assert.equal(
    sourceOf({ top: manifest([{ action: 'c2pa.edited' }], ingredients), other: manifest([ai]) }).ai,
    undefined,
  );
});

test('actions of any wrong shape are passed over', () => {
  const top = {
    assertions: [
      { label: 'c2pa.actions', data: 7 },
      { label: 'c2pa.actions', data: { actions: [{ action: 3 }] } },
    ],
  };
  assert.deepEqual(sourceOf({ top }), { actions: [] });
});

test('the program is found by its number as well, and the IPTC assertion counts', () => {
  const { digitalSourceType } = ai;
  const data = { actions: [{ ...ai, softwareAgentIndex: 0 }], softwareAgents: [{ name: 'Prova' }] };
  assert.equal(sourceOf({ top: { assertions: [{ label: 'c2pa.actions.v2', data }] } }).agent, 'Prova');
  const iptc = { label: 'stds.iptc', data: { 'Iptc4xmpExt:DigitalSourceType': digitalSourceType } };
  assert.equal(sourceOf({ top: { assertions: [iptc] } }).ai, 'whole');
});
