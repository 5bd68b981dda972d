/** The verdict in one look: level, summary, score, how sure it is. */
import type { VerificationResult } from '@riscontro/contract/inside';
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
  const { card: say, reasons } = words.verdict;
  const { level, summary, language } = result;
  const reason = 'reason' in result && result.reason ? reasons[result.reason] : undefined;
  return html`<article class="verdict tone-${levelTone[level]}">
<header class="verdict-head">${levelIcon(level)}${title(levelTitle(level, words), say.verdict, heading)}</header>
<div class="verdict-body">
<p class="verdict-summary" lang="${language}">${summaryText(result)}</p>
${level === 'unverifiable' && !(language === words.code && summary.includes(say.notTrueBefore)) ? html`<p>${say.notTrue}</p>` : undefined}
${scoreScale(result, words)}
<dl class="verdict-facts">
${reason ? html`<div><dt>${say.reason}</dt><dd>${reason}</dd></div>` : undefined}
<div><dt>${say.confidence}</dt><dd>${words.verdict.confidence[result.confidence]}</dd></div>
<div><dt>${say.checked}</dt><dd>${momentElement(result.checkedAt, words.format)}</dd></div>
</dl>
${more === undefined ? undefined : html`<p class="verdict-more">${safeLink(more, say.more)}</p>`}
</div>
</article>`;
}

/** What the summary quotes in another language than its own is marked with it. */
function summaryText({ summary, sources }: VerificationResult): Html {
  for (const { excerpt, language } of sources) {
    const quoted = excerpt?.replace(/\.$/, '');
    const at = language && quoted ? summary.indexOf(quoted) : -1;
    if (at < 0 || !quoted) continue;
    return html`${summary.slice(0, at)}<span lang="${language}">${quoted}</span>${summary.slice(at + quoted.length)}`;
  }
  return html`${summary}`;
}

/** “Verdict: false” to those who listen, the level alone to those who see the card. */
function title(level: string, verdict: string, heading: 1 | 2 | 3): Html {
  const { text } = html`<span class="unseen">${verdict}: </span>${level}`;
  return new Html(`<h${heading} class="verdict-level">${text}</h${heading}>`);
}
