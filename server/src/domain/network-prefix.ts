/** The parts of a network address that stand for one visitor, and for whoever may own a whole range of addresses. */
import { isIPv6 } from 'node:net';

export interface Network {
  /** `192.0.2.7`, or a prefix such as `2001:db8:1:2::/64`. */
  readonly name: string;
  /** How many times what one visitor has is allowed in all of it. */
  readonly times: number;
}

/**
 * A household holds a /64, a customer of many providers a /56, and a /48 is had for the asking: each is one owner's as
 * likely as many households', so that it counts, with more room the larger it is.
 */
const prefixes: readonly { readonly bits: number; readonly times: number }[] = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

/** An IPv4 address whole, an IPv6 address as its /64, because one household holds all of that. */
export const networkPrefix = (address: string): string => (networksOf(address)[0] as Network).name;

/** Everything that an address is counted under, the smallest first: one for IPv4, three for IPv6. */
export function networksOf(address: string): readonly Network[] {
  const plain = (address.split('%', 1)[0] ?? '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return [{ name: mapped, times: 1 }];
  if (!isIPv6(plain)) return [{ name: plain, times: 1 }];
  const numbers = firstGroups(plain);
  return prefixes.map(({ bits, times }) => {
    const groups = numbers.map((number, index) => {
      const kept = Math.min(16, Math.max(0, bits - index * 16));
      return (number & (0xffff << (16 - kept)) & 0xffff).toString(16);
    });
    return { name: `${groups.slice(0, Math.ceil(bits / 16)).join(':')}::/${bits}`, times };
  });
}

/** The first 64 bits of an IPv6 address, as four numbers. */
function firstGroups(plain: string): number[] {
  const [head = '', tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
}
