/** Where a picture has been before: the local index and the outside services are asked, and the answers made one list. */
import type { Appearance, Source } from '@riscontro/contract';
import { canonicalUrl } from '../../domain/canonical-url.ts';
import { ProviderError } from '../../net/provider-error.ts';
import type { PictureReport } from '../../pictures/picture-report.ts';
import type { ReverseImage } from '../../providers/reverse-image/reverse-image.ts';
import type { KnownFactCheck, PictureIndex, PictureMatch } from '../../similarity/picture-index.ts';
import { likeness } from './likeness.ts';

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
  /** A check of this very picture is in the index already. */
  readonly isRemembered: boolean;
  /** The picture is too plain to be told from others. */
  readonly isTooPlain: boolean;
}

const distanceMax = 31;
const listMax = 50;
const localName = 'indice locale';

/** `ownUrl`: where the picture comes from now, which is no earlier appearance. Rejects only with the signal's reason. */
export async function findAppearances(
  { hashes, preview }: Pick<PictureReport, 'hashes' | 'preview'>,
  { index, providers, checksSinceMs }: ReverseSearchParts,
  { signal, ownUrl }: { readonly signal: AbortSignal; readonly ownUrl?: string | undefined },
): Promise<Appearances> {
  const isTooPlain = hashes.queries.length === 0;
  const [known, matches, outside] = await Promise.all([
    index.count(),
    isTooPlain
      ? []
      : index.search(
          hashes.queries.map(({ words }) => words),
          { distanceMax, limit: listMax },
        ),
    Promise.all(providers.map((provider) => ask(provider, preview, signal))),
  ]);
  const sinceMs = checksSinceMs();
  const local = matches.filter(({ picture }) => isThere(picture, sinceMs) && picture.url !== ownUrl);
  const found = [
    ...local.map((match) => appearanceOf(match, hashes)),
    ...outside.flatMap(({ appearances }) => appearances),
  ];
  return {
    list: byAge(withoutTwins(found, ownUrl)).slice(0, listMax),
    factChecks: local.flatMap(({ picture }) => picture.factCheck ?? []),
    known,
    asked: [localName, ...providers.map(({ name }) => name)],
    silent: outside.flatMap(({ silent }) => silent ?? []),
    isRemembered: matches.some((match) => isSameCheck(match, hashes, sinceMs)),
    isTooPlain,
  };
}

function isSameCheck(
  match: PictureMatch,
  hashes: PictureReport['hashes'],
  sinceMs: number | undefined,
): boolean {
  const { picture } = match;
  return (
    picture.origin === 'verifica' &&
    isThere(picture, sinceMs) &&
    appearanceOf(match, hashes).tipo === 'identica'
  );
}

function isThere({ origin, date }: PictureMatch['picture'], sinceMs: number | undefined): boolean {
  return origin !== 'verifica' || sinceMs === undefined || date === undefined || Date.parse(date) > sinceMs;
}

function appearanceOf(match: PictureMatch, { queries }: PictureReport['hashes']): Appearance {
  const { url, title, date } = match.picture;
  const asked = queries[match.query];
  return {
    url,
    titolo: title,
    ...(date === undefined ? {} : { data: date }),
    fonte: localName,
    ...likeness(match.distance, [match.part, asked?.part ?? 'whole'], asked?.turn !== 'original'),
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
