import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelsOfConfig, labelsOfOption } from './stance-labels.ts';

test('the order of the outputs is that of their numbers, whatever the case and the spelling', () => {
  assert.deepEqual(labelsOfConfig({ 2: 'CONTRADICTION', 0: 'Entailment', 1: 'neutral' }), [
    'entailment',
    'neutral',
    'contradiction',
  ]);
  assert.deepEqual(labelsOfConfig({ 0: 'REFUTES', 1: 'NOT ENOUGH INFO', 2: 'SUPPORTS' }), [
    'contradiction',
    'neutral',
    'entailment',
  ]);
});

test('a model of two classes is refused, with the reason', () => {
  assert.throws(() => labelsOfConfig({ 0: 'entailment', 1: 'not_entailment' }), /two classes/);
});

test('a model that does not name its outputs is refused, with the option that mends it', () => {
  assert.throws(() => labelsOfConfig({ 0: 'LABEL_0', 1: 'LABEL_1', 2: 'LABEL_2' }), /--label-order/);
  assert.throws(() => labelsOfConfig({ 0: 'neutral', 1: 'neutral', 2: 'entailment' }), /--label-order/);
  assert.throws(() => labelsOfConfig(undefined), /three outputs; this one names 0/);
});

test('the operator names each label once', () => {
  assert.deepEqual(labelsOfOption('contradiction, neutral,ENTAILMENT'), [
    'contradiction',
    'neutral',
    'entailment',
  ]);
  for (const wrong of [
    '',
    'entailment',
    'entailment,entailment,neutral',
    'a,b,c',
    'entailment,neutral,contradiction,x',
  ])
    assert.throws(() => labelsOfOption(wrong), /--label-order/);
});
