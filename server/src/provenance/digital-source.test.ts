import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContainer } from '../media/containers/read-container.ts';
import { buildFile } from '../media/containers/testing/build-file.ts';
import { digitalSourceSignal, digitalSources } from './digital-source.ts';
import { buildXmp } from './xmp/testing/build-xmp.ts';

const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const signalFor = (elements: string, attributes = '', format: 'jpeg' | 'png' | 'webp' | 'heic' = 'jpeg') =>
  digitalSourceSignal(readContainer(buildFile(format, { xmp: buildXmp(elements, attributes) }), format));
const declared = (value: string) => `<Iptc4xmpExt:DigitalSourceType>${value}</Iptc4xmpExt:DigitalSourceType>`;

test('a picture declared as generated is an alarm, in every format and notation', () => {
  for (const format of ['jpeg', 'png', 'webp', 'heic'] as const) {
    for (const value of [
      `${address}trainedAlgorithmicMedia`,
      'trainedAlgorithmicMedia',
      `${address.replace('http', 'https')}trainedAlgorithmicMedia`,
    ]) {
      const signals = [
        signalFor(declared(value), '', format),
        signalFor('', `Iptc4xmpExt:DigitalSourceType="${value}"`, format),
      ];
      for (const { outcome, meaning, strength } of signals) {
        assert.deepEqual(
          { outcome, meaning, strength },
          { outcome: 'alarm', meaning: 'made_by_ai', strength: 0.9 },
        );
      }
    }
  }
});

test('a picture declared as generated in part is an alarm of a part', () => {
  const { outcome, meaning, strength } = signalFor(
    declared(`${address}compositeWithTrainedAlgorithmicMedia`),
  );
  assert.deepEqual([outcome, meaning, strength], ['alarm', 'part_made_by_ai', 0.8]);
});

test('every other origin of the vocabulary is never an alarm', () => {
  for (const [code, { kind }] of digitalSources) {
    const { outcome } = signalFor(declared(`${address}${code}`));
    if (kind === 'captured' || kind === 'other') assert.equal(outcome, 'ok', code);
    if (kind === 'partly_synthetic') assert.equal(outcome, 'attention', code);
  }
  assert.equal(digitalSources.size, 20);
});

test('the gravest of two declarations counts', () => {
  const both = declared(`${address}digitalCapture`) + declared(`${address}trainedAlgorithmicMedia`);
  assert.equal(signalFor(both).meaning, 'made_by_ai');
});

test('the name of a generating system is a declaration too', () => {
  const system = '<Iptc4xmpExt:AISystemUsed>Some System</Iptc4xmpExt:AISystemUsed>';
  assert.deepEqual([signalFor(system).outcome, signalFor(system).meaning], ['alarm', 'made_by_ai']);
  const contradicted = signalFor(system + declared(`${address}digitalCapture`));
  assert.equal(contradicted.outcome, 'attention');
  assert.ok(!JSON.stringify(contradicted).includes('Some System'));
});

test('a file without the declaration, and one that speaks of an ingredient only, are not applicable', () => {
  const ingredient = `<xmpMM:Ingredients><rdf:Bag><rdf:li rdf:parseType="Resource">${declared('trainedAlgorithmicMedia')}</rdf:li></rdf:Bag></xmpMM:Ingredients>`;
  const inProse = '<dc:description>trainedAlgorithmicMedia</dc:description>';
  for (const elements of ['', ingredient, inProse])
    assert.equal(signalFor(elements).outcome, 'not_applicable');
});

test('an unknown word is inconclusive and is not repeated', () => {
  const signal = signalFor(declared('http://example.org/&lt;b&gt;made up'));
  assert.equal(signal.outcome, 'inconclusive');
  assert.ok(!JSON.stringify(signal).includes('made up'));
});
