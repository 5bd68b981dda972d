/** The version of this installation, as its package tells it. */
import { readFileSync } from 'node:fs';

export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Says who asks, and where to complain: `Riscontro/1.0 (+https://verifica.example.org)`. */
export function userAgentOf(baseUrl: string | undefined): string {
  return `Riscontro/${version}${baseUrl ? ` (+${baseUrl})` : ''}`;
}
