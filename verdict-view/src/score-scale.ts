/** The score on a line from 0 to 100 that says what its ends mean; whoever sees no line reads the same in words. */
import type { ContentKind, VerificationResult } from '@riscontro/contract/inside';
import { type Html, html } from './html.ts';
import type { ViewWords } from './view-words.ts';

/** What the score is called, and what the ends of its scale mean. */
export const scoreWords = (kind: ContentKind, { verdict }: ViewWords<'scale'>) =>
  verdict.scale[kind === 'article' ? 'text' : kind];

export function scoreScale({ score, kind }: VerificationResult, words: ViewWords<'scale'>): Html {
  const { of } = words.verdict.scale;
  const say = scoreWords(kind, words);
  const ticks = [0, 25, 50, 75, 100].map(
    (at) => html`<line class="scale-tick" x1="${at}%" x2="${at}%" y1="6" y2="18"/>`,
  );
  return html`<div class="scale">
<p class="scale-score">${say.name}: <strong>${score}</strong> ${of}</p>
<div class="scale-line"><svg width="100%" height="24" aria-hidden="true"><line class="scale-track" x1="0" x2="100%" y1="12" y2="12"/>${ticks}<circle class="scale-marker" cx="${score}%" cy="12" r="9"/></svg></div>
<p class="scale-ends"><span><strong>0</strong> ${say.zero}</span> <span><strong>100</strong> ${say.hundred}</span></p>
</div>`;
}
