/** The names by which this service may be called: a page elsewhere whose name was bent to this machine is not one of them. */
import { isIPv4, isIPv6 } from 'node:net';

export interface OwnHosts {
  /** Whether a request for this path may carry this `Host`. */
  accepts(host: string, path: string): boolean;
}

export interface OwnHostsSettings {
  /** The public address, where the operator has given one. */
  readonly baseUrl: string | undefined;
  /** What the service listens on. */
  readonly listensOn: string;
  readonly machineName: string;
  /** Further names that the operator allows. */
  readonly allowed: readonly string[];
}

/** What machines ask that know the service by its address only: probes, load balancers, collectors of figures. */
const probed = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * With a public address its name counts, without one every address of this machine and its own name. The loopback
 * is always accepted: no name in the DNS can pretend to be a literal address or `localhost`.
 */
export function createOwnHosts({ baseUrl, listensOn, machineName, allowed }: OwnHostsSettings): OwnHosts {
  const publicHost = baseUrl === undefined ? undefined : new URL(baseUrl).hostname;
  const local = publicHost === undefined ? [listensOn, machineName, `${machineName}.local`] : [publicHost];
  const names = new Set([...local, ...allowed].map((name) => plainName(name)).filter((name) => name !== ''));
  // The spelling that nearly every request carries is found without taking it apart.
  const spellings = new Set([...names].flatMap((name) => [name, `${name}:80`, `${name}:443`]));
  if (baseUrl !== undefined) spellings.add(new URL(baseUrl).host);

  return {
    accepts(host, path) {
      if (spellings.has(host)) return true;
      const name = hostName(host);
      if (name === undefined) return false;
      if (names.has(name) || isLoopbackName(name)) return true;
      return isAddress(name) && (publicHost === undefined || probed.has(path));
    },
  };
}

/** Whether the `Host` of a request names the loopback. */
export function namesLoopback(host: string | undefined): boolean {
  const name = host === undefined ? undefined : hostName(host);
  return name !== undefined && isLoopbackName(name);
}

/** `Name.Example:8080` → `name.example`; undefined for what is no host. */
function hostName(host: string): string | undefined {
  const [, name] = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+)(?::\d{0,5})?$/i.exec(host) ?? [];
  return name === undefined ? undefined : plainName(name);
}

const plainName = (name: string) => {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^\[|\]$/g, '');
  return isIPv6(plain) ? `[${plain}]` : plain;
};

const isAddress = (name: string) => isIPv4(name) || name.startsWith('[');

const isLoopbackName = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
