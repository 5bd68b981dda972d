/** TinEye: copies of an image on the web, whole, altered or in part, and the day on which each was first seen. */
import { z } from 'zod';
import type { AskJson } from '../../net/json-api.ts';
import { ProviderError, type ProviderFailure } from '../../net/provider-error.ts';
import { serviceAddress, serviceKey } from '../../setting-kinds.ts';
import { Entries, shaped, shapedEntries } from '../answer-shape.ts';
import { endpoint, isWebAddress } from '../answer-text.ts';
import { describeProvider } from '../provider-descriptor.ts';
import { compareDays, entryCountMax, type Finding, foundImages, webDay } from './found-images.ts';
import type { FoundImage, ReverseImage, SoughtImage } from './reverse-image.ts';

const id = 'tineye';
const name = 'TinEye';

/**
 * Parts of a hundred. TinEye documents two different images that score 51.4, and copies, resized and cropped, that
 * score below 25: a low score says little, so only what is far above that pair is called the same image.
 */
const scores = { whole: 75, altered: 55 } as const;
/** Below this share of the image the match is a logo or a caption, says TinEye, and advises to leave it out. */
const matchedPercentMin = 5;

const Answer = z.object({
  /** As an HTTP status, whatever the status of the answer itself. */
  code: z.number().nullish(),
  results: z.unknown(),
});
const Results = z.object({ matches: z.array(z.unknown()) });
/** One image on one site. */
const Match = z.object({
  score: z.number(),
  query_match_percent: z.number().nullish(),
  backlinks: Entries,
});
const Backlink = z.object({
  /** Of the page, and of the image on it. */
  backlink: z.string(),
  url: z.string().nullish(),
  crawl_date: z.string().nullish(),
});

export function createTinEye(
  { apiKey, baseUrl }: { readonly apiKey: string; readonly baseUrl: string },
  { askJson }: { readonly askJson: AskJson },
): ReverseImage {
  return {
    id,
    name,
    async find(image, { signal }) {
      const url = endpoint(baseUrl, 'rest/search/');
      const headers = { 'x-api-key': apiKey };
      const form = formOf(image);
      return parseTinEye(await askJson(id, { url, method: 'POST', headers, form, signal }));
    },
  };
}

function formOf({ bytes, mediaType }: SoughtImage): FormData {
  const form = new FormData();
  // A name of ours: the original's may tell who took the image, and of what.
  form.set('image_upload', new Blob([new Uint8Array(bytes)], { type: mediaType }), 'picture');
  form.set('sort', 'crawl_date');
  form.set('order', 'asc');
  form.set('limit', String(entryCountMax));
  return form;
}

/** Of each site the page on which the image was seen first. */
export function parseTinEye(answer: unknown): FoundImage[] {
  const { code, results } = shaped(id, Answer, answer);
  if (code != null && code !== 200) throw new ProviderError(id, failureOf(code));
  const { matches } = shaped(id, Results, results);
  const findings = shapedEntries(id, Match, matches, entryCountMax)
    .filter(({ query_match_percent: percent }) => percent == null || percent >= matchedPercentMin)
    .flatMap(({ score, backlinks }): Finding[] => {
      const first = firstSeen(backlinks);
      return first ? [{ ...first, kind: kindOf(score), similarity: score / 100 }] : [];
    });
  return foundImages(findings);
}

function firstSeen(backlinks: readonly unknown[]) {
  return backlinks
    .slice(0, entryCountMax)
    .flatMap((backlink) => Backlink.safeParse(backlink).data ?? [])
    .filter(({ backlink }) => isWebAddress(backlink))
    .map(({ backlink, url, crawl_date }) => ({ url: backlink, imageUrl: url, date: webDay(crawl_date) }))
    .toSorted((a, b) => compareDays(a.date, b.date))
    .at(0);
}

function kindOf(score: number): FoundImage['kind'] {
  if (score >= scores.whole) return 'identical';
  return score >= scores.altered ? 'similar' : 'partial';
}

function failureOf(code: number): ProviderFailure {
  if (code === 401 || code === 403) return 'refused';
  if (code === 402 || code === 429) return 'too_many_requests';
  // 500 is also what it says of an image too plain to be searched, so it is not known to be out of order.
  return code > 500 ? 'unreachable' : 'bad_answer';
}

export const tinEye = describeProvider({
  id,
  name,
  kind: 'reverse-image',
  settings: {
    TINEYE_API_KEY: serviceKey().describe(
      'Key for TinEye, which is then shown a preview of every picture and video. Empty: not asked.',
    ),
    TINEYE_URL: serviceAddress('https://api.tineye.com').describe('Where.'),
  },
  terms: 'Paid by bundles of searches.',
  homepage: 'https://tineye.com/',
  configure: ({ TINEYE_API_KEY: apiKey, TINEYE_URL: baseUrl }) =>
    apiKey === undefined ? undefined : { apiKey, baseUrl },
  create: createTinEye,
});
