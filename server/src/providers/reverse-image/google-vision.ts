/** Google Vision: pages of Google's index that show the whole image or a part of it. It tells no dates. */
import { z } from 'zod';
import type { AskJson } from '../../net/json-api.ts';
import { ProviderError, type ProviderFailure } from '../../net/provider-error.ts';
import { serviceAddress, serviceKey } from '../../setting-kinds.ts';
import { Entries, shaped, shapedEntries } from '../answer-shape.ts';
import { endpoint } from '../answer-text.ts';
import { describeProvider } from '../provider-descriptor.ts';
import { entryCountMax, foundCountMax, foundImages } from './found-images.ts';
import type { FoundImage, ReverseImage } from './reverse-image.ts';

const id = 'google-vision';
const name = 'Google Vision';

/** Nothing found is an empty object. */
const Detection = z.object({
  error: z.object({ code: z.number() }).nullish(),
  /** Its `visuallySimilarImages` are other images of the same kind of thing: they are not read. */
  webDetection: z
    .object({
      fullMatchingImages: Entries,
      partialMatchingImages: Entries,
      pagesWithMatchingImages: Entries,
    })
    .nullish(),
});
/** One for each image that was sent, and we send one. */
const Answer = z.object({ responses: z.tuple([Detection], z.unknown()) });
const Image = z.object({ url: z.string() });
/** Addresses of images on a page; a page without any is still a page that shows the image. */
const Addresses = Entries.transform((images) =>
  images.slice(0, entryCountMax).flatMap((image) => Image.safeParse(image).data?.url ?? []),
);
const Page = z.object({
  url: z.string(),
  pageTitle: z.string().nullish(),
  fullMatchingImages: Addresses,
  partialMatchingImages: Addresses,
});
type Page = z.output<typeof Page>;
const Refusal = z.object({
  error: z.object({ details: z.array(z.looseObject({ reason: z.string().nullish() })) }),
});

/** Google counts errors inside an answer as gRPC does. */
const failures: ReadonlyMap<number, ProviderFailure> = new Map([
  [4, 'timeout'],
  [7, 'refused'],
  [8, 'too_many_requests'],
  [13, 'unreachable'],
  [14, 'unreachable'],
  [16, 'refused'],
]);

export function createGoogleVision(
  { apiKey, baseUrl }: { readonly apiKey: string; readonly baseUrl: string },
  { askJson }: { readonly askJson: AskJson },
): ReverseImage {
  return {
    id,
    name,
    async find({ bytes }, { signal }) {
      const url = endpoint(baseUrl, 'v1/images:annotate');
      const content = Buffer.from(bytes).toString('base64');
      const features = [{ type: 'WEB_DETECTION', maxResults: foundCountMax }];
      const body = { requests: [{ image: { content }, features }] };
      const headers = { 'x-goog-api-key': apiKey };
      return parseGoogleVision(await askJson(id, { url, method: 'POST', headers, body, meaningOf, signal }));
    },
  };
}

/** A wrong key is a 400 here, like a malformed question; only the reason tells them apart. */
function meaningOf(status: number, answer: unknown): ProviderFailure | undefined {
  const refusal = status === 400 ? Refusal.safeParse(answer).data : undefined;
  const isKey = refusal?.error.details.some(({ reason }) => reason?.startsWith('API_KEY_'));
  return isKey ? 'refused' : undefined;
}

/** Whole images first; among them and after them pages first, since they have a title, then images alone. */
export function parseGoogleVision(answer: unknown): FoundImage[] {
  const [{ error, webDetection }] = shaped(id, Answer, answer).responses;
  if (error) throw new ProviderError(id, failures.get(error.code) ?? 'bad_answer');
  if (!webDetection) return [];
  const pages = shapedEntries(id, Page, webDetection.pagesWithMatchingImages, entryCountMax);
  const shown = new Set(pages.flatMap((page) => [...page.fullMatchingImages, ...page.partialMatchingImages]));
  const withoutPage = (images: readonly unknown[]) =>
    shapedEntries(id, Image, images, entryCountMax)
      .filter(({ url }) => !shown.has(url))
      .map(({ url }) => ({ url, imageUrl: url }));
  const showsWhole = ({ fullMatchingImages }: Page) => fullMatchingImages.length > 0;
  const wholes = [...pages.filter(showsWhole).map(onPage), ...withoutPage(webDetection.fullMatchingImages)];
  const parts = [
    ...pages.filter((page) => !showsWhole(page)).map(onPage),
    ...withoutPage(webDetection.partialMatchingImages),
  ];
  return foundImages([
    ...wholes.map((found) => ({ ...found, kind: 'identical' as const, similarity: 1 })),
    ...parts.map((found) => ({ ...found, kind: 'partial' as const, similarity: 0.5 })),
  ]);
}

function onPage({ url, pageTitle, fullMatchingImages, partialMatchingImages }: Page) {
  return { url, title: pageTitle, imageUrl: [...fullMatchingImages, ...partialMatchingImages][0] };
}

export const googleVision = describeProvider({
  id,
  name,
  kind: 'reverse-image',
  settings: {
    GOOGLE_VISION_API_KEY: serviceKey().describe(
      'Key for Google Vision, which is then shown a preview of every picture and video. Empty: not asked.',
    ),
    GOOGLE_VISION_URL: serviceAddress('https://vision.googleapis.com').describe('Where.'),
  },
  terms: 'Paid by request, with a free allowance.',
  homepage: 'https://cloud.google.com/vision',
  configure: ({ GOOGLE_VISION_API_KEY: apiKey, GOOGLE_VISION_URL: baseUrl }) =>
    apiKey === undefined ? undefined : { apiKey, baseUrl },
  create: createGoogleVision,
});
