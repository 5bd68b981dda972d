/** From a request to a content that can be checked: well-formed, within the limits, in its one spelling. */
import type { IncomingMessage } from 'node:http';
import { AppError } from '../domain/app-error.ts';
import { canonicalUrl } from '../domain/canonical-url.ts';
import { type ClaimLimits, claimFrom, isText } from '../domain/claim-text.ts';
import type { Content } from '../domain/content.ts';
import { type CheckWishes, wishesFromForm, wishesFromJson } from './check-wishes.ts';
import { type JsonExpectation, readJsonObject, requireUncompressed } from './json-body.ts';
import { mediaType } from './media-type.ts';
import type { Uploads } from './uploads.ts';

export interface ContentLimits extends ClaimLimits {
  readonly linkCharactersMax: number;
  readonly imageBytesMax: number;
  readonly videoBytesMax: number;
}

/** A content, and what its sender wishes for the check of it. */
export interface ReadOrder {
  readonly content: Content;
  readonly wishes: CheckWishes;
}

export type ReadContent = (message: IncomingMessage) => Promise<ReadOrder>;

const claimExpectation: JsonExpectation = {
  expected: 'claim',
  example: '{"claim": "La Terra gira intorno al Sole"}',
};
const linkExpectation: JsonExpectation = {
  expected: 'link',
  example: '{"url": "https://www.example.org/articolo"}',
};
const mediaExpectation: JsonExpectation = { ...linkExpectation, expected: 'fileOrLink' };

export function createContentReaders(
  limits: ContentLimits,
  uploads: Uploads,
): Record<Content['kind'], ReadContent> {
  async function readLink(
    message: IncomingMessage,
    expectation: JsonExpectation,
  ): Promise<{ readonly url: string; readonly wishes: CheckWishes }> {
    const body = await readJsonObject(message, expectation);
    const { url } = body;
    if (typeof url !== 'string')
      throw new AppError('fieldInvalid', { field: 'url', rule: { code: 'linkInQuotes' } });
    const canonical = url.length <= limits.linkCharactersMax && isText(url) ? canonicalUrl(url) : undefined;
    if (!canonical) throw new AppError('linkInvalid', { charactersMax: limits.linkCharactersMax });
    return { url: canonical, wishes: wishesFromJson(body) };
  }

  const readMedia =
    (kind: 'image' | 'video', sizeBytesMax: number): ReadContent =>
    async (message) => {
      if (mediaType(message.headers['content-type'])?.essence !== 'multipart/form-data') {
        const { url, wishes } = await readLink(message, mediaExpectation);
        return { content: { kind, url }, wishes };
      }
      requireUncompressed(message);
      const { file, fields } = await uploads.receive(message, sizeBytesMax);
      try {
        return { content: { kind, file }, wishes: wishesFromForm(fields) };
      } catch (error) {
        uploads.discard(file);
        throw error;
      }
    };

  return {
    async text(message) {
      const body = await readJsonObject(message, claimExpectation);
      const { claim } = body;
      if (typeof claim !== 'string')
        throw new AppError('fieldInvalid', { field: 'claim', rule: { code: 'textInQuotes' } });
      return { content: { kind: 'text', claim: claimFrom(claim, limits) }, wishes: wishesFromJson(body) };
    },
    async article(message) {
      const { url, wishes } = await readLink(message, linkExpectation);
      return { content: { kind: 'article', url }, wishes };
    },
    image: readMedia('image', limits.imageBytesMax),
    video: readMedia('video', limits.videoBytesMax),
  };
}
