/** Ids by which a request is found in the logs. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const counterDigits = 12;

/**
 * Makes the id of every request: random once per process, counted from there, because randomness per request
 * costs more than the rest of it. A client's own plain id is kept, so that it can follow its request.
 */
export function createRequestIds(): (message: { headers: IncomingHttpHeaders }) => string {
  const prefix = randomBytes(10).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)) return given;
    count += 1;
    return prefix + count.toString(16).padStart(counterDigits, '0');
  };
}
