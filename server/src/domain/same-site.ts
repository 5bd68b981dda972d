/** Whether two addresses belong to one publisher, as far as their names tell. */
import { isIP } from 'node:net';

/** Where the public registers names under a second label: `example.co.uk`, `comune.gov.it`. */
const sharedLabels = new Set([
  'co',
  'com',
  'org',
  'net',
  'gov',
  'edu',
  'ac',
  'gob',
  'gouv',
  'or',
  'ne',
  'go',
]);
/** Houses with many tenants, each under a name of its own. */
const sharedSites = new Set([
  ...['altervista.org', 'blogspot.com', 'blogspot.it', 'github.io', 'gitlab.io', 'medium.com', 'netlify.app'],
  ...['pages.dev', 'substack.com', 'tumblr.com', 'vercel.app', 'web.app', 'weebly.com', 'wixsite.com'],
  ...['wordpress.com', 'europa.eu'],
]);

export function isSameSite(a: string, b: string): boolean {
  const site = siteOf(a);
  return site !== '' && site === siteOf(b);
}

/** The name that its owner registered; an IP address is itself; empty for what is no address. */
function siteOf(url: string): string {
  const labels = hostOf(url).split('.');
  return sharedSites.has(labels.slice(-2).join('.')) ? labels.slice(-3).join('.') : houseOf(url);
}

/** The same, with all tenants of a house as one: where a second site has to vouch, a free page is none. */
export function houseOf(url: string): string {
  const host = hostOf(url);
  if (isIP(host.replace(/^\[|\]$/g, ''))) return host;
  const labels = host.split('.');
  const isShared = labels.length > 2 && sharedLabels.has(labels.at(-2) ?? '');
  return labels.slice(isShared ? -3 : -2).join('.');
}

const hostOf = (url: string) => (URL.parse(url)?.hostname ?? '').replace(/\.+$/, '');
