/** What a check under way has told so far. */
import type { Progress } from '@riscontro/contract/inside';
import type { Flight } from '../checks/flight.ts';

export function pastEvents(flight: Flight | undefined): Progress[] {
  const events: Progress[] = [];
  flight?.watch((event) => events.push(event))();
  return events;
}
