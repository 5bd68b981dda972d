/** Generators that sign in the description: Midjourney and Grok. */
import type { Generator } from './generator.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const isUuid = new RegExp(`^${uuid}$`, 'i');
const jobId = new RegExp(`(?:^|\\s)Job ID: ${uuid}$`, 'i');
/** The number of the job is at the end; before it may stand a prompt of any length. */
const endCharacters = 60;

/**
 * Form: files from midjourney.com: the description (PNG's text, and what other programs make of it: EXIF, IPTC, XMP)
 * is the prompt followed by `Job ID: ` and a UUID. The DigitalSourceType beside it is read elsewhere.
 */
export const midjourney: Generator = {
  name: 'Midjourney',
  isStructured: true,
  find: ({ descriptions }) =>
    descriptions.some((text) => jobId.test(text.trimEnd().slice(-endCharacters))) ? 'whole' : undefined,
};

/** Form: files from Grok (three measured by wiltodelta/remove-ai-watermarks): a signature, and the image's UUID. */
export const grok: Generator = {
  name: 'Grok (xAI)',
  isStructured: true,
  find: ({ exif }) =>
    isUuid.test(exif.artist ?? '') && /^Signature: [A-Za-z0-9+/=]{64,}$/.test(exif.imageDescription ?? '')
      ? 'whole'
      : undefined,
};
