/** The verdict in one look: level, summary, score, how sure it is. */
import type { VerificationResult } from '@riscontro/contract';
import { Html, html, safeLink } from './html.ts';
import { levelIcon, levelTitle, levelTone } from './level-mark.ts';
import { momentElement } from './readable-date.ts';
import { scoreScale } from './score-scale.ts';
import type { ViewWords } from './view-words.ts';

export interface CardAbout {
  /** Which heading the level is on its page. */
  readonly heading?: 1 | 2 | 3;
  /** Where evidence and sources can be read, if not on the same page. */
  readonly more?: string;
}

export function verdictCard(
  result: VerificationResult,
  words: ViewWords<'card' | 'confidence' | 'levels' | 'reasons' | 'scale'>,
  { heading = 2, more }: CardAbout = {},
): Html {
  const { card: say, confidence, reasons } = words.verdict;
  const { livello, sintesi, lingua, fiducia } = result;
  const reason = 'motivo' in result && result.motivo ? reasons[result.motivo] : undefined;
  return html`<article class="verdict tone-${levelTone[livello]}">
<header class="verdict-head">${levelIcon(livello)}${title(levelTitle(livello, words), say.verdict, heading)}</header>
<div class="verdict-body">
<p class="verdict-summary" lang="${lingua}">${summaryText(result)}</p>
${livello === 'non verificabile' && !(lingua === words.code && sintesi.includes(say.notTrueBefore)) ? html`<p>${say.notTrue}</p>` : undefined}
${scoreScale(result, words)}
<dl class="verdict-facts">
${reason ? html`<div><dt>${say.reason}</dt><dd>${reason}</dd></div>` : undefined}
<div><dt>${say.confidence}</dt><dd>${confidence[fiducia]}</dd></div>
<div><dt>${say.checked}</dt><dd>${momentElement(result.verificato_il, words.format)}</dd></div>
</dl>
${more === undefined ? undefined : html`<p class="verdict-more">${safeLink(more, say.more)}</p>`}
</div>
</article>`;
}

/** What the summary quotes in another language than its own is marked with it. */
function summaryText({ sintesi, fonti }: VerificationResult): Html {
  for (const { estratto, lingua } of fonti) {
    const quoted = estratto?.replace(/\.$/, '');
    const at = lingua && quoted ? sintesi.indexOf(quoted) : -1;
    if (at < 0 || !quoted) continue;
    return html`${sintesi.slice(0, at)}<span lang="${lingua}">${quoted}</span>${sintesi.slice(at + quoted.length)}`;
  }
  return html`${sintesi}`;
}

/** “Verdict: false” to those who listen, the level alone to those who see the card. */
function title(level: string, verdict: string, heading: 1 | 2 | 3): Html {
  const { text } = html`<span class="unseen">${verdict}: </span>${level}`;
  return new Html(`<h${heading} class="verdict-level">${text}</h${heading}>`);
}
