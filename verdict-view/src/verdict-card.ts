/** The verdict in one look: level, summary, score, how sure it is. */
import type { Language, VerificationResult } from '@riscontro/contract';
import { Html, html, safeLink } from './html.ts';
import { levelIcon, levelTone } from './level-mark.ts';
import { momentElement } from './readable-date.ts';
import { scoreScale } from './score-scale.ts';
import { confidenceWords, levelTitle, reasonWords } from './verdict-words.ts';

export interface CardAbout {
  readonly language: Language;
  /** Which heading the level is on its page. */
  readonly heading?: 1 | 2 | 3;
  /** Where evidence and sources can be read, if not on the same page. */
  readonly more?: string;
}

const words = {
  it: {
    verdict: 'Verdetto',
    confidence: 'Fiducia del servizio',
    checked: 'Verificato il',
    reason: 'Perché',
    notTrue: 'Non verificabile non significa vero, né falso.',
    more: 'Prove e fonti',
  },
  en: {
    verdict: 'Verdict',
    confidence: 'How sure the service is',
    checked: 'Checked on',
    reason: 'Why',
    notTrue: 'Not verifiable means neither true nor false.',
    more: 'Evidence and sources',
  },
} as const satisfies Record<Language, object>;

export function verdictCard(result: VerificationResult, { language, heading = 2, more }: CardAbout): Html {
  const say = words[language];
  const { livello, sintesi, lingua, fiducia } = result;
  const reason = 'motivo' in result && result.motivo ? reasonWords[result.motivo][language] : undefined;
  return html`<article class="verdict tone-${levelTone[livello]}">
<header class="verdict-head">${levelIcon(livello)}${title(levelTitle(livello, language), say.verdict, heading)}</header>
<div class="verdict-body">
<p class="verdict-summary" lang="${lingua}">${sintesi}</p>
${livello === 'non verificabile' && !(lingua === language && saysNotTrue(sintesi)) ? html`<p>${say.notTrue}</p>` : undefined}
${scoreScale(result, language)}
<dl class="verdict-facts">
${reason ? html`<div><dt>${say.reason}</dt><dd>${reason}</dd></div>` : undefined}
<div><dt>${say.confidence}</dt><dd>${confidenceWords[fiducia][language]}</dd></div>
<div><dt>${say.checked}</dt><dd>${momentElement(result.verificato_il, language)}</dd></div>
</dl>
${more === undefined ? undefined : html`<p class="verdict-more">${safeLink(more, say.more)}</p>`}
</div>
</article>`;
}

/** The summaries of this service say it themselves, to those who read their language. */
const saysNotTrue = (summary: string) => /non significa|does not mean/.test(summary);

/** “Verdict: false” to those who listen, the level alone to those who see the card. */
function title(level: string, verdict: string, heading: 1 | 2 | 3): Html {
  const { text } = html`<span class="unseen">${verdict}: </span>${level}`;
  return new Html(`<h${heading} class="verdict-level">${text}</h${heading}>`);
}
