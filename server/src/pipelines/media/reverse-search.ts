/** Where a picture or a video has been before: the local index and the outside services are asked, and the answers made one list. */
import type { Appearance, Source } from '@riscontro/contract';
import { canonicalUrl } from '../../domain/canonical-url.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { ReverseImage } from '../../providers/reverse-image/reverse-image.ts';
import type { KnownFactCheck, PictureIndex, PictureMatch } from '../../similarity/picture-index.ts';
import type { LocalLookup, LocalMatch } from './local-lookup.ts';

export interface ReverseSearchParts {
  readonly index: Pick<PictureIndex, 'search' | 'count'>;
  readonly providers: readonly ReverseImage[];
  /** Results older than this are gone, and with them the pages of earlier checks; undefined: they stay. */
  readonly checksSinceMs: () => number | undefined;
}

export interface Appearances {
  /** Oldest first, then those without a date. */
  readonly list: readonly Appearance[];
  readonly factChecks: readonly KnownFactCheck[];
  /** Pictures in the local index. */
  readonly known: number;
  readonly asked: readonly string[];
  /** Services that did not answer. */
  readonly silent: readonly string[];
  /** A check of this very content is in the index already. */
  readonly isRemembered: boolean;
  /** The content is too plain to be told from others. */
  readonly isTooPlain: boolean;
}

export interface Sought {
  /** How it is looked up in the local index. */
  readonly lookUp: LocalLookup;
  /** WebP: what outside services are shown. */
  readonly preview: Uint8Array;
}

const listMax = 50;
const localName = 'indice locale';

/** `ownUrl`: where the content comes from now, which is no earlier appearance. Rejects only with the signal's reason. */
export async function findAppearances(
  { lookUp, preview }: Sought,
  { index, providers, checksSinceMs }: ReverseSearchParts,
  { signal, ownUrl }: { readonly signal: AbortSignal; readonly ownUrl?: string | undefined },
): Promise<Appearances> {
  const [known, matches, outside] = await Promise.all([
    index.count(),
    lookUp?.(index) ?? [],
    Promise.all(providers.map((provider) => ask(provider, preview, signal))),
  ]);
  const sinceMs = checksSinceMs();
  const there = matches.filter(({ picture }) => isThere(picture, sinceMs));
  const local = there.filter(({ picture }) => picture.url !== ownUrl);
  const found = [...local.map(appearanceOf), ...outside.flatMap(({ appearances }) => appearances)];
  return {
    list: byAge(withoutTwins(found, ownUrl)).slice(0, listMax),
    factChecks: local.flatMap(({ picture }) => picture.factCheck ?? []),
    known,
    asked: [localName, ...providers.map(({ name }) => name)],
    silent: outside.flatMap(({ silent }) => silent ?? []),
    isRemembered: there.some(({ picture, tipo }) => picture.origin === 'verifica' && tipo === 'identica'),
    isTooPlain: lookUp === undefined,
  };
}

function isThere({ origin, date }: PictureMatch['picture'], sinceMs: number | undefined): boolean {
  return origin !== 'verifica' || sinceMs === undefined || date === undefined || Date.parse(date) > sinceMs;
}

function appearanceOf({ picture: { url, title, date }, somiglianza, tipo }: LocalMatch): Appearance {
  return {
    url,
    titolo: title,
    ...(date === undefined ? {} : { data: date }),
    fonte: localName,
    somiglianza,
    tipo,
  };
}

interface Asked {
  readonly appearances: readonly Appearance[];
  readonly silent?: string;
}

async function ask(provider: ReverseImage, preview: Uint8Array, signal: AbortSignal): Promise<Asked> {
  try {
    const found = await provider.find({ bytes: preview, mediaType: 'image/webp' }, { signal });
    return {
      appearances: found.map(({ url, title, date, kind, similarity }) => ({
        url,
        titolo: title,
        ...(date === undefined ? {} : { data: date }),
        somiglianza: similarity,
        fonte: provider.name,
        tipo: kind,
      })),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderError)) throw error;
    return { appearances: [], silent: provider.name };
  }
}

/** A page that two have found is told once, as the more certain of them tells it. */
function withoutTwins(found: readonly Appearance[], ownUrl: string | undefined): Appearance[] {
  const pages = new Map<string, Appearance>();
  for (const one of found) {
    const page = canonicalUrl(one.url) ?? one.url;
    const known = pages.get(page);
    if (page !== ownUrl && (!known || one.somiglianza > known.somiglianza))
      pages.set(page, { ...known, ...one });
  }
  return [...pages.values()];
}

function byAge(found: readonly Appearance[]): Appearance[] {
  const time = ({ data }: Appearance) => (data === undefined ? Number.POSITIVE_INFINITY : Date.parse(data));
  return found.toSorted((a, b) => time(a) - time(b) || b.somiglianza - a.somiglianza);
}

/** A fact-check of the picture is a source of the answer; each page once. */
export function factCheckSources({ factChecks }: Appearances): Source[] {
  const pages = new Map(factChecks.map((check) => [check.url, check]));
  return [...pages.values()].map(({ publisher, url, claim, rating }) => ({
    nome: publisher,
    url,
    estratto: `${claim}: ${rating}`,
    tipo: 'fact_check',
  }));
}
