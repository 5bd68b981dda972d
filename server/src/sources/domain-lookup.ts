/** Finds what is known of the site that an address belongs to: a domain stands for its subdomains as well. */
import { domainToASCII } from 'node:url';

/** Of several domains that cover an address, the longest tells. Undefined for what is no address. */
export function byDomain<T>(values: ReadonlyMap<string, T>): (url: string) => T | undefined {
  return (url) => {
    let domain = URL.parse(url)?.hostname.replace(/\.+$/, '') ?? '';
    while (domain !== '') {
      const value = values.get(domain);
      if (value !== undefined) return value;
      const dot = domain.indexOf('.');
      domain = dot < 0 ? '' : domain.slice(dot + 1);
    }
    return undefined;
  };
}

const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?';
const domainShape = new RegExp(`^${label}(\\.${label})+$`);

/** The domain as addresses spell it; undefined for what is none. `www.` and `*.` before it change nothing. */
export function asDomain(text: string): string | undefined {
  // The conversion would cut off a path, and what was meant for a part of a site would rate all of it.
  if (/[\s/\\:@?#%[\]]/.test(text.trim())) return undefined;
  const domain = domainToASCII(text.trim().replace(/^\*\./, '').replace(/\.$/, '')).replace(/^www\./, '');
  return domain.length <= 253 && domainShape.test(domain) ? domain : undefined;
}
