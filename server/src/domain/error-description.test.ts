import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeError } from './error-description.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('a mistake of the program is told with its property and its place', () => {
  const nothing: { deep?: { text: string } } = {};
  const told = describeError(thrownBy(() => (nothing.deep as { text: string }).text));
  assert.equal(told.name, 'TypeError');
  assert.equal(told.message, "Cannot read properties of undefined (reading 'text')");
  assert.match(told.frames[0] ?? '', /error-description\.test\.ts:\d+:\d+/);
});

test('nothing of what a library was given is told: neither what it cites, nor its fields, nor the rest of an address', () => {
  const claim = 'Mario Rossi è malato';
  const errors = [
    thrownBy(() => JSON.parse(claim)),
    thrownBy(() => JSON.parse(`{"testo": "${claim}`)),
    thrownBy(() => new URL(`::${claim}`)),
    new Error(`nothing at https://example.org/mario-rossi?malato=si, “${claim}”, «${claim}», "${claim}`),
    Object.assign(new Error('duplicate key'), { detail: `Key (text)=(${claim})` }),
    new Error('outer', { cause: thrownBy(() => JSON.parse(claim)) }),
    claim,
  ];
  for (const error of errors) {
    const told = JSON.stringify(describeError(error));
    assert.doesNotMatch(told, /mario|rossi|malato/i, told);
  }
  assert.match(describeError(errors[3]).message, /^nothing at https:\/\/example\.org\/…/);
});

test('a cause is told with its error, and no endless chain of them', () => {
  const chain = { error: new Error('innermost') };
  for (let depth = 0; depth < 20; depth += 1) chain.error = new Error('outer', { cause: chain.error });
  assert.equal(JSON.stringify(describeError(chain.error)).split('"name"').length - 1, 4);
  const circle = new Error('round');
  circle.cause = circle;
  assert.equal(describeError(circle).name, 'Error');
});

test('a text is one line, and short', () => {
  const { message } = describeError(new Error(`a\u001b[31m\nb${'x'.repeat(100_000)}`));
  assert.ok(message.length <= 300);
  assert.doesNotMatch(message, /[\p{Cc}]/u);
});
