/** Takes the images that an engine attaches to its result, as far as they keep within the limits. */
import {
  type Attachment,
  attachmentFile,
  attachmentLimits,
  attachmentOf,
  previewName,
} from '../domain/attachment.ts';

export interface AttachmentCollection {
  /** Leaves out what is too large, too much or badly named: a result is worth more than its images. */
  readonly attach: (attachment: Attachment) => void;
  /** What was taken so far. */
  readonly attachments: readonly Attachment[];
}

export function collectAttachments(): AttachmentCollection {
  const attachments: Attachment[] = [];
  let totalBytes = 0;

  function fits({ name, mediaType, bytes: { byteLength } }: Attachment): boolean {
    if (attachmentOf(attachmentFile({ name, mediaType })) === undefined || byteLength === 0) return false;
    if (attachments.some((other) => other.name === name)) return false;
    const { count, previewBytesMax, mapBytesMax, totalBytesMax } = attachmentLimits;
    if (attachments.length >= count || totalBytes + byteLength > totalBytesMax) return false;
    return byteLength <= (name === previewName ? previewBytesMax : mapBytesMax);
  }

  return {
    attach(attachment) {
      if (!fits(attachment)) return;
      // A copy: bytes that came from another process are a view of its whole message, which would be kept with them.
      const bytes = new Uint8Array(attachment.bytes);
      attachments.push({ name: attachment.name, mediaType: attachment.mediaType, bytes });
      totalBytes += bytes.byteLength;
    },
    attachments,
  };
}
