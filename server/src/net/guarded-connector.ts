/** Opens connections to public addresses only, whatever a name says when it is asked. */
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './address-guard.ts';
import type { OpenedHosts } from './admit-url.ts';
import { FetchRefused } from './fetch-refused.ts';

/**
 * A name is asked once, its private addresses are struck out, and the connection goes to one of the rest: nothing
 * lies between check and use. Literals never reach the lookup, so they are checked apart; and the address at the
 * other end is checked once more before a byte is sent. Hosts that the operator opened pass as they are.
 */
export function createGuardedConnector(
  { connectTimeoutMs }: { readonly connectTimeoutMs: number },
  {
    opened,
    lookup = systemLookup as LookupFunction,
  }: { readonly opened: OpenedHosts; readonly lookup?: LookupFunction | undefined },
): buildConnector.connector {
  const settings = { allowH2: false, timeout: connectTimeoutMs, maxCachedSessions: 0 };
  const connectFreely = buildConnector({ ...settings, lookup });
  const connectGuarded = buildConnector({ ...settings, lookup: publicOnly(lookup) });
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

function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = Array.isArray(found) ? found.filter(({ address }) => isPublicAddress(address)) : [];
      const [first] = addresses;
      if (!first) callback(new FetchRefused('forbidden_address'), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}
