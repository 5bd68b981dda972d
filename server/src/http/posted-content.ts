/** From the one field of a page, or the file beside it, to a content that can be checked. */

import { open } from 'node:fs/promises';
import { mediaKinds, nameOf } from '@riscontro/contract/inside';
import { AppError } from '../domain/app-error.ts';
import { canonicalUrl } from '../domain/canonical-url.ts';
import { claimFrom } from '../domain/claim-text.ts';
import type { Content, ReceivedFile } from '../domain/content.ts';
import { megabytes } from '../domain/file-size.ts';
import { sniff, sniffBytes } from '../net/sniff.ts';
import type { ContentLimits } from './read-content.ts';
import type { ReceivedForm } from './uploads.ts';

const imageNames = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?|bmp)$/i;
const videoNames = /\.(?:mp4|m4v|mov|webm|mkv|avi|mpe?g|ogv|3gp)$/i;

/** Throws the 400 of a form that holds nothing, too much, or what cannot be checked. */
export async function postedContent({ fields, file }: ReceivedForm, limits: ContentLimits): Promise<Content> {
  const text = (fields.get('q') ?? '').trim();
  if (file && text !== '') throw new AppError('textOrFile');
  if (file) return fileContent(file, limits);
  if (text === '') throw new AppError('nothingToVerify');
  return textContent(text, fields.get('tipo'), limits);
}

/**
 * A text that is one link, written as people write them, stands for what it leads to: what the sender says it is, who
 * may have seen it as an image, or else what its name looks like.
 */
function textContent(text: string, kind: string | undefined, limits: ContentLimits): Content {
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return { kind: 'text', claim: claimFrom(text, limits) };
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  const url = address.length <= limits.linkCharactersMax ? canonicalUrl(address) : undefined;
  if (!url) throw new AppError('linkInvalid', { charactersMax: limits.linkCharactersMax });
  const { pathname } = new URL(url);
  const saidToBe = nameOf(mediaKinds, kind ?? '');
  if (saidToBe) return { kind: saidToBe, url };
  if (imageNames.test(pathname)) return { kind: 'image', url };
  return videoNames.test(pathname) ? { kind: 'video', url } : { kind: 'article', url };
}

/** A video by its first bytes; anything else is taken for an image, whose engine says exactly what is wrong with it. */
async function fileContent(file: ReceivedFile, limits: ContentLimits): Promise<Content> {
  if ((await kindOf(file)) === 'video') return { kind: 'video', file };
  if (file.sizeBytes > limits.imageBytesMax) {
    throw new AppError('fileTooLarge', { limit: megabytes(limits.imageBytesMax) });
  }
  return { kind: 'image', file };
}

async function kindOf({ path }: ReceivedFile) {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0);
    return sniff(buffer.subarray(0, bytesRead))?.kind;
  } finally {
    await handle.close();
  }
}
