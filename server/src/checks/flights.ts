/** The checks that this node runs or waits for, by what they check. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Flight } from './flight.ts';

export interface Flights {
  find(cacheKey: string): Flight | undefined;
  findById(id: string): Flight | undefined;
  /** Until it has its result or has failed. */
  add(cacheKey: string, flight: Flight): Flight;
  remove(cacheKey: string): void;
  readonly count: number;
  /** Resolves when all that are under way have ended, and at the latest when the time is over. */
  ended(timeMs?: number): Promise<void>;
}

export function createFlights(): Flights {
  const flights = new Map<string, Flight>();
  return {
    find: (cacheKey) => flights.get(cacheKey),
    findById: (id) => flights.values().find((flight) => flight.id === id),
    add(cacheKey, flight) {
      flights.set(cacheKey, flight);
      const forget = () => {
        if (flights.get(cacheKey) === flight) flights.delete(cacheKey);
      };
      flight.result.then(forget, forget);
      return flight;
    },
    remove: (cacheKey) => void flights.delete(cacheKey),
    get count() {
      return flights.size;
    },
    async ended(timeMs) {
      // Whoever waits for one of them hears of its failure.
      const all = Promise.allSettled([...flights.values()].map(({ result }) => result));
      await (timeMs === undefined ? all : Promise.race([all, delay(timeMs, undefined, { ref: false })]));
    },
  };
}
