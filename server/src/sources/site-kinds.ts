/**
 * Which sites are institutions that speak of what they decide, measure or keep, and which are encyclopedias: it tells
 * readers what a page is, and has no part in the verdict. Kept in site-kinds.json.
 */
import { readFileSync } from 'node:fs';
import type { Passage, SourceKind } from '../domain/passage.ts';
import { byDomain } from './domain-lookup.ts';

type SiteKind = Extract<SourceKind, 'primary' | 'encyclopedia'>;

/** The domains of every kind; each covers its subdomains. */
export const siteKinds = JSON.parse(
  readFileSync(new URL('./site-kinds.json', import.meta.url), 'utf8'),
) as Readonly<Record<SiteKind, readonly string[]>>;

const kindOf = byDomain(
  new Map(
    (Object.keys(siteKinds) as SiteKind[]).flatMap((kind) =>
      siteKinds[kind].map((domain): [string, SiteKind] => [domain, kind]),
    ),
  ),
);

/** A page from the web as what its site is; whatever already is something more particular stays that. */
export function withSiteKind(passage: Passage): Passage {
  if (passage.kind !== 'secondary') return passage;
  const kind = kindOf(passage.url);
  return kind === undefined ? passage : { ...passage, kind };
}
