/** The list of every provider behind a service. Settings, pages and docs follow what each says of itself. */
import type { AskJson } from '../net/json-api.ts';
import type { FactChecks } from './fact-check/fact-check.ts';
import { googleFactCheck } from './fact-check/google-fact-check.ts';
import type { ProviderDescriptor, ProviderKind } from './provider-descriptor.ts';
import type { Reference } from './reference/reference.ts';
import { wikidata } from './reference/wikidata.ts';
import { wikipedia } from './reference/wikipedia.ts';
import { googleVision } from './reverse-image/google-vision.ts';
import type { ReverseImage } from './reverse-image/reverse-image.ts';
import { tinEye } from './reverse-image/tineye.ts';
import { brave } from './search/brave.ts';
import type { Search } from './search/search.ts';
import { searxng } from './search/searxng.ts';
import { tavily } from './search/tavily.ts';

/** In the order in which they are told of and asked. TinEye before Google: it alone tells dates. */
const listed = [wikipedia, wikidata, brave, tavily, searxng, googleFactCheck, tinEye, googleVision] as const;

export const providerDescriptors: readonly AnyDescriptor[] = listed;

type AnyDescriptor =
  | ProviderDescriptor<'search', Search>
  | ProviderDescriptor<'reference', Reference>
  | ProviderDescriptor<'fact-check', FactChecks>
  | ProviderDescriptor<'reverse-image', ReverseImage>;

type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The settings of all of them. */
export const providerSettings = Object.assign({}, ...listed.map(({ settings }) => settings)) as Merged<
  (typeof listed)[number]['settings']
>;

/** The values of `providerSettings`, as they were read. */
export type ProviderValues = Readonly<Record<string, unknown>>;

/** Without making it. */
export const isConfigured = (descriptor: AnyDescriptor, values: ProviderValues): boolean =>
  descriptor.configure(values) !== undefined;

export interface Providers {
  readonly searches: readonly Search[];
  readonly references: readonly Reference[];
  readonly factChecks: readonly FactChecks[];
  readonly reverseImages: readonly ReverseImage[];
}

export interface ProviderNeeds {
  /** No outbound request at all: no provider. */
  readonly offline: boolean;
  /** What a kind of provider asks with. */
  readonly askJson: (kind: ProviderKind) => AskJson;
  readonly clock: () => number;
}

/** Those that the settings switch on, each kind in the order of the list. Without a key nothing leaves the machine. */
export function createProviders(
  values: ProviderValues,
  { offline, askJson, clock }: ProviderNeeds,
): Providers {
  const searches: Search[] = [];
  const references: Reference[] = [];
  const factChecks: FactChecks[] = [];
  const reverseImages: ReverseImage[] = [];
  for (const descriptor of offline ? [] : providerDescriptors) {
    const settings = descriptor.configure(values);
    if (settings === undefined) continue;
    const dependencies = { askJson: askJson(descriptor.kind), clock };
    if (descriptor.kind === 'search') searches.push(descriptor.create(settings, dependencies));
    else if (descriptor.kind === 'reference') references.push(descriptor.create(settings, dependencies));
    else if (descriptor.kind === 'fact-check') factChecks.push(descriptor.create(settings, dependencies));
    else reverseImages.push(descriptor.create(settings, dependencies));
  }
  return { searches, references, factChecks, reverseImages };
}
