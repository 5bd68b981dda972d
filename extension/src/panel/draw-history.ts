/** The list under the check: what goes on elsewhere, and the last verdicts. */
import type { Language } from '@riscontro/contract';
import { dayElement, type Html, html, levelMark } from '@riscontro/verdict-view';
import { isWebAddress } from '../shared/check-content.ts';
import type { CheckRecord } from '../shared/check-record.ts';
import type { HistoryEntry } from '../shared/history.ts';
import { wordsOf } from '../shared/words.ts';
import { subjectName } from './draw-check.ts';

/** Those under way can be looked at, those that went wrong also be removed. */
export function otherChecksView(records: readonly CheckRecord[], language: Language): Html {
  const say = wordsOf(language).extension;
  return html`${records.map((record) => {
    const name = subjectName(record, language);
    const hasFailed = record.stage === 'failed';
    const drop = hasFailed ? removeButton('drop', record.id, name, language) : undefined;
    return html`<li class="entry"><p class="entry-name">${name}</p>${drop}
<p class="entry-facts"><span class="outcome">${hasFailed ? say.failed : say.underWay}</span>
<button type="button" class="quiet" data-show="${record.id}" aria-label="${say.show}: ${name}">${say.show}</button></p></li>`;
  })}`;
}

export function historyView(entries: readonly HistoryEntry[], language: Language): Html {
  const words = wordsOf(language);
  const say = words.extension;
  return html`${entries.map(({ id, level, kind, name, checkedAtMs, share, isConfidential }) => {
    const shown = name || say.unnamed[kind];
    const link = isWebAddress(share) ? html`<a href="${share}">${shown}</a>` : html`${shown}`;
    return html`<li class="entry"><p class="entry-name">${link}</p>${removeButton('remove', id, shown, language)}
<p class="entry-facts">${levelMark(level, words)} <span class="note">${dayElement(new Date(checkedAtMs).toISOString(), words.format)}${isConfidential ? html` · ${say.confidentialMark}` : undefined}</span></p></li>`;
  })}`;
}

/** `remove`: a verdict of the history; `drop`: a check of this session. */
function removeButton(what: 'remove' | 'drop', id: string, name: string, language: Language): Html {
  const label = wordsOf(language).extension.remove({ name });
  return html`<button type="button" class="quiet entry-remove" data-${what}="${id}" aria-label="${label}">×</button>`;
}
