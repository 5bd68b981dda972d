import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectorChoices } from './detector-options.ts';

test('no option, nothing said', () => {
  assert.equal(detectorChoices({}), undefined);
});

test('every option finds its place', () => {
  const choices = detectorChoices({
    finds: 'made_by_ai',
    positive: '1,artificial',
    activation: 'softmax',
    size: '224x192',
    fit: 'tiles',
    stride: '112',
    'tiles-max': '5',
    combine: 'max',
    mean: '0.5',
    std: '0.1,0.2,0.3',
    scale: '0.5',
    layout: 'nhwc',
    'colour-order': 'bgr',
    points: '0.2:0.1,0.9:0.6',
    attention: '0.7',
    alarm: '0.9',
  });
  assert.deepEqual(choices, {
    finds: 'made_by_ai',
    positives: [1, 'artificial'],
    activation: 'softmax',
    size: { height: 224, width: 192 },
    fit: { mode: 'tiles', stride: 112, tilesMax: 5, combine: 'max' },
    mean: [0.5, 0.5, 0.5],
    std: [0.1, 0.2, 0.3],
    scale: 0.5,
    layout: 'nhwc',
    colourOrder: 'bgr',
    calibration: {
      by: 'points',
      points: [
        { raw: 0.2, probability: 0.1 },
        { raw: 0.9, probability: 0.6 },
      ],
    },
    thresholds: { attention: 0.7, alarm: 0.9 },
  });
});

test('the middle takes the size for its shorter side where none is given', () => {
  assert.deepEqual(detectorChoices({ size: '224', fit: 'crop', kernel: 'cubic' })?.fit, {
    mode: 'shorter-side-and-centre-crop',
    shorterSide: 224,
    kernel: 'cubic',
  });
});

test('what is impossible is refused with the name of its option', () => {
  const wrong = [
    [{ size: 'big' }, /--size cannot/],
    [{ size: '999999' }, /--size cannot/],
    [{ std: '0,0,0' }, /--std cannot/],
    [{ mean: '1,2' }, /--mean cannot/],
    [{ temperature: '0' }, /--temperature cannot/],
    [{ points: '0.9:0.5,0.1:0.6' }, /--points cannot/],
    [{ attention: '0.9', alarm: '0.2' }, /--attention cannot/],
    [{ fit: 'tiles', size: '64', 'tiles-max': '0' }, /--tiles-max cannot/],
    [{ 'colour-order': 'cmyk' }, /--colour-order cannot/],
    [{ positive: '-1,' }, /--positive cannot/],
  ] as const;
  for (const [values, message] of wrong)
    assert.throws(() => detectorChoices(values), message, JSON.stringify(values));
});
