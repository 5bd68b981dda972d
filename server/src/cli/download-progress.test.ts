import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '@riscontro/words';
import { createDownloadProgress } from './download-progress.ts';

const words = wordsIn('en').terminal.models;

function written(
  isTTY: boolean,
  run: (progress: ReturnType<typeof createDownloadProgress>, pass: (ms: number) => void) => void,
) {
  let text = '';
  let nowMs = 1_000;
  const write = (part: string) => {
    text += part;
  };
  const progress = createDownloadProgress({ isTTY, write }, words, () => nowMs);
  run(progress, (ms) => {
    nowMs += ms;
  });
  return text;
}

test('on a terminal a bar is drawn over itself, not more often than the eye follows', () => {
  const text = written(true, ({ update, end }, pass) => {
    update('a.onnx', 0, 2_000_000);
    update('a.onnx', 500_000, 2_000_000);
    pass(100);
    update('a.onnx', 1_000_000, 2_000_000);
    update('a.onnx', 2_000_000, 2_000_000);
    end();
    end();
  });
  assert.deepEqual(text.match(/\d+ \w+ of \d+ \w+/g), ['0 B of 2 MB', '1 MB of 2 MB', '2 MB of 2 MB']);
  assert.equal(text.split('\r').length, 4);
  assert.ok(text.endsWith('a.onnx\n'));
});

test('elsewhere there are plain lines, one for every tenth', () => {
  const text = written(false, ({ update, end }) => {
    for (let received = 0; received <= 1_000; received += 1) update('a.json', received, 1_000);
    update('b.json', 7, undefined);
    end();
  });
  const lines = text.trimEnd().split('\n');
  assert.equal(lines.length, 12);
  assert.equal(lines.at(-1), 'b.json: 7 B');
  assert.ok(![...text].some((character) => character === '\r' || character === '\u001b'));
});

test('sizes are told in the unit that people use', () => {
  assert.deepEqual(
    [999, 17_100, 339_000_000, 1_120_000_000].map((bytes) => words.size({ bytes })),
    ['999 B', '17 kB', '339 MB', '1.1 GB'],
  );
});
