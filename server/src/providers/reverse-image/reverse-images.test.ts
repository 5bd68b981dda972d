/** Which services are asked under which settings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startUpstream, testAskJson } from '../../../test/support/upstream.ts';
import { sought } from './reverse-image.conformance.ts';
import { createReverseImages, type ReverseImageSettings } from './reverse-images.ts';

const nothing: ReverseImageSettings = {
  offline: false,
  googleVision: { url: 'https://vision.example' },
  tinEye: { url: 'https://tineye.example' },
};
const everything: ReverseImageSettings = {
  ...nothing,
  googleVision: { ...nothing.googleVision, apiKey: 'g' },
  tinEye: { ...nothing.tinEye, apiKey: 't' },
};

const idsWith = (settings: ReverseImageSettings) =>
  createReverseImages(settings, { askJson: testAskJson }).map(({ id }) => id);

test('without a key, with an empty one and offline there is no service to show a picture to', () => {
  assert.deepEqual(idsWith(nothing), []);
  assert.deepEqual(idsWith({ ...nothing, tinEye: { ...nothing.tinEye, apiKey: '' } }), []);
  assert.deepEqual(idsWith({ ...everything, offline: true }), []);
});

test('each key switches on its own service', () => {
  assert.deepEqual(idsWith(everything), ['tineye', 'google-vision']);
  assert.deepEqual(idsWith({ ...nothing, googleVision: everything.googleVision }), ['google-vision']);
  assert.deepEqual(idsWith({ ...nothing, tinEye: everything.tinEye }), ['tineye']);
});

test('each is asked at its own address with its own key', async (t) => {
  const [vision, tinEye] = await Promise.all([startUpstream(), startUpstream()]);
  t.after(() => Promise.all([vision.close(), tinEye.close()]));
  vision.answer = () => ({ responses: [{}] });
  tinEye.answer = () => ({ code: 200, results: { matches: [] } });
  const services = createReverseImages(
    {
      offline: false,
      googleVision: { apiKey: 'chiave-g', url: vision.baseUrl },
      tinEye: { apiKey: 'chiave-t', url: tinEye.baseUrl },
    },
    { askJson: testAskJson },
  );
  for (const service of services)
    assert.deepEqual(await service.find(sought, { signal: new AbortController().signal }), []);
  assert.deepEqual(
    vision.requests.map(({ headers }) => headers['x-goog-api-key']),
    ['chiave-g'],
  );
  assert.deepEqual(
    tinEye.requests.map(({ headers }) => headers['x-api-key']),
    ['chiave-t'],
  );
});
