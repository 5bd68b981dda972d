/** The parser of event streams, held against streams written in every way the standard allows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEventStreamParser, type StreamEvent } from './event-stream.ts';

function parseWhole(...chunks: (string | Uint8Array)[]): StreamEvent[] {
  const take = createEventStreamParser();
  const encoder = new TextEncoder();
  return chunks.flatMap((chunk) => take(typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
}

const line = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, '¶'));
const event = fc.record({
  name: fc.oneof(fc.constantFrom('fase', 'risultato'), line),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  comments: fc.array(line, { maxLength: 2 }),
  ending: fc.constantFrom('\n', '\r\n', '\r'),
});

test('events are the same wherever the stream is cut, whatever its line endings', () => {
  const cuts = fc.array(fc.nat({ max: 1_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), cuts, fc.boolean(), (events, positions, byteOrderMark) => {
      const text = events.map(({ name, lines, comments, ending }) =>
        [...comments.map((comment) => `:${comment}`), `event: ${name}`, ...lines.map((l) => `data: ${l}`), '']
          .map((written) => written + ending)
          .join(''),
      );
      const bytes = new TextEncoder().encode((byteOrderMark ? '\uFEFF' : '') + text.join(''));
      const bounds = [0, ...positions.filter((at) => at < bytes.length), bytes.length].sort((a, b) => a - b);
      const chunks = bounds.slice(1).map((end, index) => bytes.subarray(bounds[index], end));

      assert.deepEqual(
        parseWhole(...chunks),
        events.map(({ name, lines }) => ({ event: name || 'message', data: lines.join('\n') })),
      );
    }),
    { numRuns: 200 },
  );
});

test('a stream cut between every two bytes gives the same events', () => {
  const bytes = new TextEncoder().encode(': ciao\r\n\r\nevent: fase\r\ndata: è già\r\ndata: 🙂\r\n\r\n');
  const chunks = [...bytes].map((byte) => Uint8Array.of(byte));
  assert.deepEqual(parseWhole(...chunks), [{ event: 'fase', data: 'è già\n🙂' }]);
});

test('a CRLF is one line ending even with an empty chunk between its halves', () => {
  assert.deepEqual(parseWhole('data: a\r', '', '\ndata: b\r\n\r\n'), [{ event: 'message', data: 'a\nb' }]);
});

test('one space after the colon belongs to the field, further ones to the value', () => {
  assert.deepEqual(parseWhole('data:a\n\ndata: a\n\ndata:  a\n\n'), [
    { event: 'message', data: 'a' },
    { event: 'message', data: 'a' },
    { event: 'message', data: ' a' },
  ]);
});

test('an event without data is none, and its name is not left to the next', () => {
  assert.deepEqual(parseWhole('event: fase\n\ndata: x\n\n'), [{ event: 'message', data: 'x' }]);
});

test('a data field without a value is an empty line', () => {
  assert.deepEqual(parseWhole('data\ndata\n\n'), [{ event: 'message', data: '\n' }]);
});

test('fields that the standard knows not, or that say nothing here, are passed over', () => {
  assert.deepEqual(parseWhole('id: 1\nretry: 10\nDATA: no\ndata: sì\n\n'), [
    { event: 'message', data: 'sì' },
  ]);
});

test('an event is given as soon as its empty line has ended, and never when the stream ends before', () => {
  const take = createEventStreamParser();
  const encoder = new TextEncoder();
  assert.deepEqual(take(encoder.encode('data: a\r\n\r')), [{ event: 'message', data: 'a' }]);
  assert.deepEqual(take(encoder.encode('\ndata: cut off\n')), []);
});
