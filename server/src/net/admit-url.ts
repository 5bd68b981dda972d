/** Decides from a link alone whether it may be asked; what its name stands for is the connector's business. */
import { isIP } from 'node:net';
import { isPublicAddress } from './address-guard.ts';
import { FetchRefused } from './fetch-refused.ts';

/** `host:port` pairs that the operator opened although they are private. */
export interface OpenedHosts {
  has(place: Place): boolean;
}

/** Where a connection goes; an empty port is the scheme's own. */
export interface Place {
  readonly hostname: string;
  readonly port: string;
  readonly protocol: string;
}

const linkCharactersMax = 8_192;
const openPorts = new Set([80, 443]);

/** Takes pairs such as `intranet.example:8080`, `127.0.0.1:9000`, `[::1]:9000`; throws at one that is none. */
export function createOpenedHosts(pairs: readonly string[]): OpenedHosts {
  const opened = new Set(pairs.map(parsePair));
  return {
    has: (place) => opened.size > 0 && opened.has(`${withoutBrackets(place.hostname)} ${portOf(place)}`),
  };
}

function parsePair(pair: string): string {
  const port = Number(/:(\d{1,5})$/.exec(pair)?.[1]);
  const url = URL.parse(`http://${pair}`);
  if (!(port > 0 && port < 65_536) || !url || url.username || url.href !== `http://${url.host}/`)
    throw new Error(`FETCH_ALLOW: “${pair}” is not a host:port pair`);
  return `${withoutBrackets(url.hostname)} ${port}`;
}

/**
 * The link as an address that may be asked, or FetchRefused. The URL parser has already turned every spelling of
 * a number (`0x7f.1`, `2130706433`, full-width digits) into the one that is checked here and connected to.
 */
export function admitUrl(link: string | URL, opened: OpenedHosts, base?: URL): URL {
  const url = String(link).length > linkCharactersMax ? null : URL.parse(String(link), base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new FetchRefused('bad_url');
  if (url.username || url.password || !url.hostname) throw new FetchRefused('bad_url');
  if (opened.has(url)) return url;
  if (!openPorts.has(portOf(url))) throw new FetchRefused('forbidden_address');
  const host = withoutBrackets(url.hostname);
  if (isOwnName(host) || (isIP(host) && !isPublicAddress(host))) throw new FetchRefused('forbidden_address');
  return url;
}

/** Names that stand for the machine itself wherever they are asked (RFC 6761): no lookup is needed to tell. */
function isOwnName(host: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(host);
}

function portOf({ port, protocol }: Place): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
