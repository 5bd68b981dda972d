/** One spelling per link, so that the same article shared in many ways is checked once. */

/** Parameters that tell who shared a link and where, never what it shows. */
const trackingNames = new Set([
  '_ga',
  '_gl',
  'dclid',
  'fbclid',
  'gbraid',
  'gclid',
  'gclsrc',
  'igsh',
  'igshid',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'msclkid',
  'oly_anon_id',
  'oly_enc_id',
  'srsltid',
  'ttclid',
  'twclid',
  'vero_id',
  'wbraid',
  'wickedid',
  'yclid',
]);
const trackingPrefixes = ['utm_', 'hsa_', 'pk_', 'mtm_'];

function isTracking(pair: string): boolean {
  const name = (pair.split('=', 1)[0] ?? '').toLowerCase();
  return trackingNames.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));
}

/**
 * The canonical spelling of an absolute http(s) link without credentials, or undefined for anything else.
 * Scheme and host in lower case, no default port, no final dot of the host, no fragment, no tracking
 * parameters; the order and spelling of the other parameters are the site's business and stay.
 */
export function canonicalUrl(link: string): string | undefined {
  const url = URL.parse(link.trim());
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  if (url.username || url.password) return undefined;
  const host = url.hostname.replace(/\.+$/, '');
  if (!host) return undefined;
  url.hostname = host;
  url.hash = '';
  url.search = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(pair))
    .join('&');
  return url.href;
}
