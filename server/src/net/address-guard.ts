/** Which network addresses belong to the public Internet. Everything else is out of bounds for untrusted links. */
import ipaddr from 'ipaddr.js';

/** The IANA special-purpose registry for IPv4, and one machine's own service that stands in public space. */
const closedV4 = [
  '0.0.0.0/8', // this network; Linux connects 0.0.0.0 to itself
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carriers; also Alibaba's metadata
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's platform service
  '169.254.0.0/16', // link-local; also the metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments; also Oracle's metadata
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
].map((range) => ipaddr.IPv4.parseCIDR(range));

/**
 * What the world can reach lies in 2000::/3. So loopback, unique local, link-local, site-local, multicast, and
 * IPv4 in its disguises (mapped, compatible, translated, NAT64) are out without being named.
 */
const openV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const closedV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarking, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: any IPv4 address in disguise
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
].map((range) => ipaddr.IPv6.parseCIDR(range));

/** False for everything that is not plainly an address of the public Internet, nonsense included. */
export function isPublicAddress(address: string): boolean {
  // The dotted form with four decimal parts, and nothing else: the library also takes 0x7f.1 and its like.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    const parsed = ipaddr.IPv4.parse(address);
    return !closedV4.some((range) => parsed.match(range));
  }
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(openV6) && !closedV6.some((range) => parsed.match(range));
}
