/** Small images that belong to a result: the preview, the heat maps that its page lays over it, a video's moments. */

export type AttachmentType = 'image/png' | 'image/webp';

export interface Attachment {
  /**
   * `anteprima`, the name of the method whose map it is, or `fotogramma_1` and so on: lower-case letters, digits and
   * underscores, at most 40.
   */
  readonly name: string;
  readonly mediaType: AttachmentType;
  readonly bytes: Uint8Array;
}

/** What there is, without the bytes. */
export type AttachmentLabel = Pick<Attachment, 'name' | 'mediaType'>;

export const previewName = 'anteprima';

const extensions: Record<AttachmentType, string> = { 'image/png': 'png', 'image/webp': 'webp' };

/** The last part of its address. */
export const attachmentFile = ({ name, mediaType }: AttachmentLabel) => `${name}.${extensions[mediaType]}`;

/** Reads that last part; undefined where it names no attachment that could be. */
export function attachmentOf(file: string): AttachmentLabel | undefined {
  const [, name = '', extension] = /^([a-z0-9_]{1,40})\.(png|webp)$/.exec(file) ?? [];
  if (extension === undefined) return undefined;
  return { name, mediaType: `image/${extension}` as AttachmentType };
}

/**
 * How an engine names an attachment where its findings want a link (`mappa`, `fotogramma`): the address of the result is not
 * known while it is being made.
 */
export const attachmentLink = (name: string) => `attachment:${name}`;

export const attachmentLimits = {
  /** An image has a preview and some maps; a video a preview and the moments of several signals. */
  count: 32,
  previewBytesMax: 300_000,
  mapBytesMax: 400_000,
  totalBytesMax: 4_000_000,
} as const;
