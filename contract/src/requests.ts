/** The bodies that the four verify endpoints accept. Lengths are the server's to check: they are settings. */
import { z } from 'zod';

export const VerifyTextRequest = z.object({
  claim: z.string().describe('The claim or news item, 3 to 10,000 characters.'),
});
export type VerifyTextRequest = z.infer<typeof VerifyTextRequest>;

export const VerifyLinkRequest = z.object({
  url: z.string().describe('An absolute http(s) link without user name or password.'),
});
export type VerifyLinkRequest = z.infer<typeof VerifyLinkRequest>;

/** For the document alone: files arrive as a stream and are never validated as a value. */
export const UploadRequest = z.object({
  file: z.file().describe('Exactly one file. Images at most 25 MB, videos at most 50 MB.'),
});
