import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { StoredResult } from '../store/store.ts';
import { createFlight } from './flight.ts';
import { createFlights } from './flights.ts';

const result: StoredResult = { id: 'a', kind: 'text', createdAtMs: 1, body: '{}' };

function heldFlight(id: string) {
  const gate = Promise.withResolvers<StoredResult>();
  return { ...gate, flight: createFlight({ id }, 0, () => gate.promise) };
}

test('a check is found by what it checks and by its id until it ends, well or not', async () => {
  const flights = createFlights();
  const [good, bad] = [heldFlight('good'), heldFlight('bad')];
  flights.add('one', good.flight);
  flights.add('two', bad.flight);
  assert.equal(flights.find('one'), good.flight);
  assert.equal(flights.findById('bad'), bad.flight);
  assert.equal(flights.count, 2);
  good.resolve(result);
  bad.reject(new Error('no'));
  await turn();
  assert.equal(flights.count, 0);
  assert.equal(flights.findById('good'), undefined);
});

test('the end of an earlier check does not take a later one of the same content away', async () => {
  const flights = createFlights();
  const [earlier, later] = [heldFlight('earlier'), heldFlight('later')];
  flights.add('one', earlier.flight);
  flights.add('one', later.flight);
  earlier.resolve(result);
  await turn();
  assert.equal(flights.find('one'), later.flight);
  later.resolve(result);
});

test('the end of all is waited for, and no longer than allowed', async () => {
  const flights = createFlights();
  const { flight, resolve } = heldFlight('a');
  flights.add('one', flight);
  await flights.ended(1);
  assert.equal(flights.count, 1);
  const ended = flights.ended();
  resolve(result);
  await ended;
  assert.equal(flights.count, 0);
});
