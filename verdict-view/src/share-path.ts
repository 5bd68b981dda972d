/** The path of a result's own page, below which all of it is: its images, its JSON, its versions. */
import type { VerificationResult } from '@riscontro/contract/inside';

/** Not made from the id: the page of a confidential result opens with its whole link alone. */
export function sharePath({ shareUrl }: Pick<VerificationResult, 'shareUrl'>): string {
  return shareUrl.slice(shareUrl.lastIndexOf('/v/'));
}
