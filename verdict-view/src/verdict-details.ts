/** All that stands behind a verdict: evidence or signals, sources, and what to check next. */
import type { Language, TextResult, VerificationResult } from '@riscontro/contract';
import { claimList } from './claim-list.ts';
import { type Html, html } from './html.ts';
import { type ImagesShown, noImages } from './images-shown.ts';
import { mediaParts } from './media-parts.ts';
import { plainSignals } from './signal-list.ts';
import { sourceList } from './source-list.ts';

const words = {
  it: { next: "Che cos'altro verificare", page: 'La pagina' },
  en: { next: 'What else to verify', page: 'The page' },
} as const satisfies Record<Language, object>;

/** The page's own words are in the reader's language, the result's texts stay in theirs. */
export function verdictDetails(
  result: VerificationResult,
  language: Language,
  images: ImagesShown = noImages,
): Html {
  const say = words[language];
  return html`<div class="verdict-details">
${isText(result) ? textParts(result, language) : mediaParts(result, language, images)}
${sourceList(result, language)}
<section><h2>${say.next}</h2><p lang="${result.lingua}">${result.consiglio}</p></section>
</div>`;
}

const isText = (result: VerificationResult): result is TextResult =>
  result.tipo === 'testo' || result.tipo === 'articolo';

function textParts(result: TextResult, language: Language): Html {
  const { segnali, lingua } = result;
  return html`${claimList(result, language)}
${segnali?.length ? html`<section><h2>${words[language].page}</h2>${plainSignals(segnali, { language, textLanguage: lingua })}</section>` : undefined}`;
}
