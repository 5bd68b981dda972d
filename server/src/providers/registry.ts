/** The list of every provider: what it is, what it needs, and how it is made. Config and docs follow it. */
import type { AskJson } from '../net/json-api.ts';
import type { FactChecks } from './fact-check/fact-check.ts';
import { createGoogleFactCheck } from './fact-check/google-fact-check.ts';
import type { Reference } from './reference/reference.ts';
import { createWikidata } from './reference/wikidata.ts';
import { createWikipedia } from './reference/wikipedia.ts';
import { createBrave } from './search/brave.ts';
import type { Search } from './search/search.ts';
import { createSearxng } from './search/searxng.ts';
import { createTavily } from './search/tavily.ts';

/** Every address can be another than the service's own, so that mirrors and tests can stand in. */
export interface ProviderSettings {
  /** No outbound request at all: only what is local. */
  readonly offline: boolean;
  /** `{lang}` in the address stands for `it` and `en`. */
  readonly wikipedia: { readonly on: boolean; readonly url: string };
  readonly wikidata: { readonly on: boolean; readonly url: string };
  readonly brave: { readonly apiKey?: string | undefined; readonly url: string };
  readonly tavily: { readonly apiKey?: string | undefined; readonly url: string };
  readonly searxng: { readonly url?: string | undefined };
  readonly googleFactCheck: { readonly apiKey?: string | undefined; readonly url: string };
}

export interface ProviderDependencies {
  readonly askJson: AskJson;
  readonly clock: () => number;
}

export interface Providers {
  readonly searches: readonly Search[];
  readonly references: readonly Reference[];
  readonly factChecks: readonly FactChecks[];
}

interface Descriptor<Kind extends string, Provider> {
  /** The same as the provider's own. */
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  /** Names of the settings that configure it, the one that switches it on first. */
  readonly settings: readonly string[];
  /** What it costs, and what may be done with its answers. */
  readonly terms: string;
  readonly homepage: string;
  /** Undefined when the settings do not switch it on. */
  create(settings: ProviderSettings, dependencies: ProviderDependencies): Provider | undefined;
}

export type ProviderDescriptor =
  | Descriptor<'search', Search>
  | Descriptor<'reference', Reference>
  | Descriptor<'fact-check', FactChecks>;

export const providerDescriptors: readonly ProviderDescriptor[] = [
  {
    id: 'wikipedia',
    name: 'Wikipedia',
    kind: 'reference',
    settings: ['WIKIPEDIA', 'WIKIPEDIA_URL'],
    terms: 'Free, no key. Texts under CC BY-SA 4.0.',
    homepage: 'https://www.wikipedia.org/',
    create: ({ wikipedia: { on, url } }, dependencies) =>
      on ? createWikipedia({ baseUrl: url }, dependencies) : undefined,
  },
  {
    id: 'wikidata',
    name: 'Wikidata',
    kind: 'reference',
    settings: ['WIKIDATA', 'WIKIDATA_URL'],
    terms: 'Free, no key. Facts under CC0 1.0.',
    homepage: 'https://www.wikidata.org/',
    create: ({ wikidata: { on, url } }, dependencies) =>
      on ? createWikidata({ baseUrl: url }, dependencies) : undefined,
  },
  {
    id: 'brave',
    name: 'Brave Search',
    kind: 'search',
    settings: ['BRAVE_API_KEY', 'BRAVE_URL'],
    terms: 'Paid by request. Its terms limit how long answers may be stored.',
    homepage: 'https://brave.com/search/api/',
    create: ({ brave: { apiKey, url } }, dependencies) =>
      apiKey ? createBrave({ apiKey, baseUrl: url }, dependencies) : undefined,
  },
  {
    id: 'tavily',
    name: 'Tavily',
    kind: 'search',
    settings: ['TAVILY_API_KEY', 'TAVILY_URL'],
    terms: 'Paid by request, with a free allowance; one credit a search.',
    homepage: 'https://tavily.com/',
    create: ({ tavily: { apiKey, url } }, dependencies) =>
      apiKey ? createTavily({ apiKey, baseUrl: url }, dependencies) : undefined,
  },
  {
    id: 'searxng',
    name: 'SearXNG',
    kind: 'search',
    settings: ['SEARXNG_URL'],
    terms: 'Free software that the operator runs; `json` must be among its `search.formats`.',
    homepage: 'https://docs.searxng.org/',
    create: ({ searxng: { url } }, dependencies) =>
      url ? createSearxng({ baseUrl: url }, dependencies) : undefined,
  },
  {
    id: 'google-fact-check',
    name: 'Google Fact Check',
    kind: 'fact-check',
    settings: ['GOOGLE_FACTCHECK_API_KEY', 'GOOGLE_FACTCHECK_URL'],
    terms: 'Free with a key, within a daily quota.',
    homepage: 'https://toolbox.google.com/factcheck/apis',
    create: ({ googleFactCheck: { apiKey, url } }, dependencies) =>
      apiKey ? createGoogleFactCheck({ apiKey, baseUrl: url }, dependencies) : undefined,
  },
];

/** Those that the settings switch on, after the local ones; offline, the local ones alone. */
export function createProviders(
  settings: ProviderSettings,
  {
    local,
    ...dependencies
  }: ProviderDependencies & {
    readonly local: { readonly references: readonly Reference[]; readonly factChecks: readonly FactChecks[] };
  },
): Providers {
  const searches: Search[] = [];
  const references: Reference[] = [...local.references];
  const factChecks: FactChecks[] = [...local.factChecks];
  for (const descriptor of settings.offline ? [] : providerDescriptors) {
    if (descriptor.kind === 'search') add(searches, descriptor.create(settings, dependencies));
    else if (descriptor.kind === 'reference') add(references, descriptor.create(settings, dependencies));
    else add(factChecks, descriptor.create(settings, dependencies));
  }
  return { searches, references, factChecks };
}

function add<T>(list: T[], provider: T | undefined): void {
  if (provider !== undefined) list.push(provider);
}
