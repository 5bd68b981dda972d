/** Opens connections to public addresses only, whatever a name says when it is asked. */
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './address-guard.ts';
import type { OpenedHosts } from './admit-url.ts';
import { FetchRefused } from './fetch-refused.ts';

export interface ConnectorSettings {
  readonly connectTimeoutMs: number;
  /** The least time until a name is refused, so that one found inside takes as long as one that is not there. */
  readonly refusedNameMs: number;
}

/**
 * A name is asked once, its private addresses are struck out, and the connection goes to one of the rest: nothing
 * lies between check and use. Literals never reach the lookup, so they are checked apart; and the address at the
 * other end is checked once more before a byte is sent. Hosts that the operator opened pass as they are.
 */
export function createGuardedConnector(
  { connectTimeoutMs, refusedNameMs }: ConnectorSettings,
  {
    opened,
    lookup = systemLookup as LookupFunction,
  }: { readonly opened: OpenedHosts; readonly lookup?: LookupFunction | undefined },
): buildConnector.connector {
  const settings = { allowH2: false, timeout: connectTimeoutMs, maxCachedSessions: 0 };
  const connectFreely = buildConnector({ ...settings, lookup });
  const connectGuarded = buildConnector({ ...settings, lookup: publicOnly(lookup, refusedNameMs) });
  return (place, callback) => {
    if (opened.has(place)) return connectFreely(place, callback);
    if (isIP(place.hostname) && !isPublicAddress(place.hostname))
      return callback(new FetchRefused('forbidden_address'), null);
    connectGuarded(place, (...answer) => {
      const [error, socket] = answer;
      if (error || isPublicAddress(socket.remoteAddress ?? '')) return callback(...answer);
      socket.destroy();
      callback(new FetchRefused('forbidden_address'), null);
    });
  };
}

function publicOnly(lookup: LookupFunction, refusedNameMs: number): LookupFunction {
  return (hostname, options, callback) => {
    const startMs = performance.now();
    const refuse = (error: Error) =>
      void setTimeout(() => callback(error, []), Math.max(0, startMs + refusedNameMs - performance.now()));
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return refuse(error);
      const addresses = Array.isArray(found) ? found.filter(({ address }) => isPublicAddress(address)) : [];
      const [first] = addresses;
      if (!first) refuse(new FetchRefused('forbidden_address', { throughName: true }));
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
