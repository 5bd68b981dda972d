/** A server's address as people write it, and the permission that it takes to ask there. */

export interface ServerAddress {
  /** Without a slash at its end. */
  readonly base: string;
  /** The host and nothing else; Firefox knows no ports in permissions. */
  readonly permission: string;
  /** Whether what is sent can be read on the way. */
  readonly isPlain: boolean;
}

/** Names that only this computer answers to, and addresses of a network of one's own: there is seldom https. */
const ownHosts =
  /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\]|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|[\w-]+\.local)$/;

/** Undefined for what is no web address. */
export function readServerAddress(text: string): ServerAddress | undefined {
  const written = text.trim();
  if (written === '' || /\s/.test(written)) return undefined;
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(written);
  const url = URL.parse(hasScheme ? written : `https://${written}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!hasScheme && isOwnHost(url.hostname)) url.protocol = 'http:';
  return {
    base: url.origin + url.pathname.replace(/\/+$/, ''),
    permission: permissionFor(url),
    isPlain: url.protocol === 'http:',
  };
}

export const isOwnHost = (hostname: string): boolean => ownHosts.test(hostname);

export const permissionFor = ({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): string =>
  `${protocol}//${hostname}/*`;
