/** The bodies that the four verify endpoints accept. Lengths are the server's to check: they are settings. */
import { z } from 'zod';

/** What a request may wish for its check. */
const wishes = {
  riservata: z
    .boolean()
    .optional()
    .describe(
      'Confidential: the page of the result opens only with the secret part of its link, no picture of it is kept unless `anteprima` asks for it, and it is answered to nobody else. Default: as the key or the installation has it.',
    ),
  anteprima: z
    .boolean()
    .optional()
    .describe(
      "Whether a small preview and heat maps are kept for the result's page. Default: yes, unless it is confidential.",
    ),
};

export const VerifyTextRequest = z.object({
  claim: z.string().describe('The claim or news item, 3 to 10,000 characters.'),
  ...wishes,
});
export type VerifyTextRequest = z.infer<typeof VerifyTextRequest>;

export const VerifyLinkRequest = z.object({
  url: z.string().describe('An absolute http(s) link without user name or password.'),
  ...wishes,
});
export type VerifyLinkRequest = z.infer<typeof VerifyLinkRequest>;

/** For the document alone: files arrive as a stream and are never validated as a value. */
export const UploadRequest = z.object({
  file: z.file().describe('Exactly one file. Images at most 25 MB, videos at most 50 MB.'),
  ...wishes,
});
