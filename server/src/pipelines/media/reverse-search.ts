/** Where an image or a video has been before: the local index and the outside services are asked, and the answers made one list. */
import type { Appearance, Source } from '@riscontro/contract/inside';
import { canonicalUrl } from '../../domain/canonical-url.ts';
import { reportFault } from '../../domain/fault-report.ts';
import { storedLink } from '../../domain/stored-link.ts';
import { vouchedDate } from '../../domain/vouched-date.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { ReverseImage } from '../../providers/reverse-image/reverse-image.ts';
import {
  type FoundChecked,
  type FoundPublished,
  type ImageSearch,
  imageOrigins,
  type KnownFactCheck,
} from '../../similarity/image-index.ts';
import { shortened } from '../text/summary-quoted.ts';
import type { LocalLookup, LocalMatch } from './local-lookup.ts';

export interface ReverseSearchParts {
  readonly index: ImageSearch;
  readonly providers: readonly ReverseImage[];
  /** The operator's rating of the site that an address belongs to, 0 to 1; undefined for one that is not rated. */
  readonly reliabilityOf: (url: string) => number | undefined;
}

export interface Appearances {
  /** By the day on which somebody else than the page saw them: oldest first, then those without a day. */
  readonly list: readonly Appearance[];
  /** Since when it is known to have been online, and where. */
  readonly since?: KnownSince | undefined;
  readonly factChecks: readonly KnownFactCheck[];
  /** Images in the local index that appeared somewhere. */
  readonly known: number;
  readonly asked: readonly string[];
  /** Services that did not answer. */
  readonly silent: readonly string[];
  /** The day on which it, or what looks like it, was first checked here. That is no appearance and proves nothing. */
  readonly checkedOn?: string | undefined;
  /** A check of this very content is in the index already. */
  readonly isRemembered: boolean;
  /** The content is too plain to be told from others. */
  readonly isTooPlain: boolean;
}

/** Since when it has been online, as far as somebody vouches for it. */
export interface KnownSince {
  readonly date: string;
  /** The page's title, by a stranger. */
  readonly title: string;
  readonly url: string;
  /** Not an outside service or the operator, but this service itself saw it then. */
  readonly isSeenHere: boolean;
}

export interface Sought {
  /** How it is looked up in the local index. */
  readonly lookUp: LocalLookup;
  /** WebP: what outside services are shown. */
  readonly preview: Uint8Array;
}

const listMax = 50;
const titleLengthMax = 300;
const localName = 'indice locale';

/** `ownUrl`: where the content comes from now, which is no earlier appearance. Rejects only with the signal's reason. */
export async function findAppearances(
  { lookUp, preview }: Sought,
  { index, providers, reliabilityOf }: ReverseSearchParts,
  { signal, ownUrl }: { readonly signal: AbortSignal; readonly ownUrl?: string | undefined },
): Promise<Appearances> {
  const [known, matches, checked, outside] = await Promise.all([
    index.count(),
    lookUp?.<FoundPublished>(index.search) ?? [],
    lookUp?.<FoundChecked>(index.searchChecked) ?? [],
    Promise.all(providers.map((provider) => ask(provider, preview, signal))),
  ]);
  const own = ownUrl === undefined ? undefined : storedLink(ownUrl);
  const local = matches.filter(({ image }) => image.url !== ownUrl && image.url !== own);
  const found = withoutTwins(
    [...local.map(sightingOf), ...outside.flatMap(({ sightings }) => sightings)],
    ownUrl,
  );
  const alike = checked.filter(({ kind }) => kind !== 'partial');
  return {
    list: byAge(found.map(({ appearance }) => appearance)).slice(0, listMax),
    since: knownSince(found, reliabilityOf),
    factChecks: local.flatMap(({ image }) => image.factCheck ?? []),
    known,
    asked: [localName, ...providers.map(({ name }) => name)],
    silent: outside.flatMap(({ silent }) => silent ?? []),
    checkedOn: alike.map(({ image }) => image.date).sort()[0],
    isRemembered: alike.some(({ kind }) => kind === 'identical'),
    isTooPlain: lookUp === undefined,
  };
}

interface Sighting {
  readonly appearance: Appearance;
  /** The lead image of an article, whose day is the one on which it was seen here. */
  readonly isSeenHere: boolean;
}

function sightingOf({ image, similarity, kind }: LocalMatch): Sighting {
  const { url, title, date, declaredDate, origin } = image;
  return {
    appearance: {
      url,
      title: shortened(title, titleLengthMax) || url,
      ...(date === undefined ? {} : { date }),
      ...(declaredDate === undefined ? {} : { declaredDate }),
      foundBy: localName,
      similarity,
      kind,
    },
    isSeenHere: origin === imageOrigins.article,
  };
}

function knownSince(
  found: readonly Sighting[],
  reliabilityOf: ReverseSearchParts['reliabilityOf'],
): KnownSince | undefined {
  const pages = found.map(({ appearance, isSeenHere }) => {
    const { url, title, date, declaredDate } = appearance;
    return { url, title, date, declaredDate, isSeenHere };
  });
  const vouched = vouchedDate(pages, reliabilityOf);
  if (!vouched) return undefined;
  const { date, page, isDeclared } = vouched;
  return { date, title: page.title, url: page.url, isSeenHere: page.isSeenHere && !isDeclared };
}

interface Asked {
  readonly sightings: readonly Sighting[];
  readonly silent?: string;
}

async function ask(provider: ReverseImage, preview: Uint8Array, signal: AbortSignal): Promise<Asked> {
  try {
    const found = await provider.find({ bytes: preview, mediaType: 'image/webp' }, { signal });
    return {
      sightings: found.map(({ url, title, date, kind, similarity }) => ({
        appearance: {
          url,
          title: shortened(title, titleLengthMax) || url,
          ...(date === undefined ? {} : { date }),
          similarity,
          foundBy: provider.name,
          kind,
        },
        isSeenHere: false,
      })),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderError)) throw error;
    reportFault(error, { place: 'pipelines/media/reverse-search', provider: provider.id });
    return { sightings: [], silent: provider.name };
  }
}

/** A page that two have found is told once, as the more certain of them tells it, and from the older day on. */
function withoutTwins(found: readonly Sighting[], ownUrl: string | undefined): Sighting[] {
  const pages = new Map<string, Sighting>();
  for (const one of found) {
    const page = canonicalUrl(one.appearance.url) ?? one.appearance.url;
    const known = pages.get(page);
    if (page !== ownUrl) pages.set(page, known ? merged(known, one) : one);
  }
  return [...pages.values()];
}

function merged(known: Sighting, other: Sighting): Sighting {
  const [better, worse] =
    other.appearance.similarity > known.appearance.similarity ? [other, known] : [known, other];
  const [oldest] = byAge([known.appearance, other.appearance]);
  const { date } = oldest ?? {};
  return {
    appearance: { ...worse.appearance, ...better.appearance, ...(date === undefined ? {} : { date }) },
    isSeenHere: oldest === other.appearance ? other.isSeenHere : known.isSeenHere,
  };
}

function byAge(found: readonly Appearance[]): Appearance[] {
  const time = ({ date }: Appearance) => (date === undefined ? Number.POSITIVE_INFINITY : Date.parse(date));
  return found.toSorted((a, b) => time(a) - time(b) || b.similarity - a.similarity);
}

/** A fact-check of the image is a source of the answer; each page once. */
export function factCheckSources({ factChecks }: Appearances): Source[] {
  const pages = new Map(factChecks.map((check) => [check.url, check]));
  return [...pages.values()].map(({ publisher, url, claim, rating }) => ({
    name: publisher,
    url,
    excerpt: `${claim}: ${rating}`,
    kind: 'factCheck',
  }));
}
