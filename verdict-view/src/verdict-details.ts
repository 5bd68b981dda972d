/** All that stands behind a verdict: evidence or signals, sources, and what to check next. */
import type { TextResult, VerificationResult } from '@riscontro/contract/inside';
import { claimList } from './claim-list.ts';
import { type Html, html } from './html.ts';
import { type ImagesShown, noImages } from './images-shown.ts';
import { mediaParts } from './media-parts.ts';
import { plainSignals } from './signal-list.ts';
import { sourceList } from './source-list.ts';
import type { ViewWords } from './view-words.ts';

/** The page's own words are in the reader's language, the result's texts stay in theirs. */
export function verdictDetails(
  result: VerificationResult,
  words: ViewWords,
  images: ImagesShown = noImages,
): Html {
  return html`<div class="verdict-details">
${isText(result) ? textParts(result, words) : mediaParts(result, words, images)}
${sourceList(result, words)}
<section><h2>${words.verdict.details.next}</h2><p lang="${result.language}">${result.advice}</p></section>
</div>`;
}

const isText = (result: VerificationResult): result is TextResult =>
  result.kind === 'text' || result.kind === 'article';

function textParts(result: TextResult, words: ViewWords): Html {
  const { signals, language } = result;
  return html`${claimList(result, words)}
${signals?.length ? html`<section><h2>${words.verdict.details.page}</h2>${plainSignals(signals, words, language)}</section>` : undefined}`;
}
