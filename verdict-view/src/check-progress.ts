/** How far a check is: its phases, the sources that were found, the signals that are ready. For pages, widget and extension. */
import type { Language, Progress, Signal } from '@riscontro/contract';
import { type Html, html } from './html.ts';
import { outcomeWords, signalTitle } from './signal-words.ts';

const words = {
  it: {
    share: 'Parte già fatta',
    done: 'fatto',
    current: 'in corso',
    sources: 'Fonti consultate',
    silent: 'non risponde',
    signals: 'Segnali raccolti',
    more: (count: number) => `e altre ${count}`,
    moreSignals: (count: number) => `e altri ${count}`,
  },
  en: {
    share: 'Done so far',
    done: 'done',
    current: 'under way',
    sources: 'Sources consulted',
    silent: 'does not answer',
    signals: 'Signals gathered',
    more: (count: number) => `and ${count} more`,
    moreSignals: (count: number) => `and ${count} more`,
  },
} as const satisfies Record<Language, object>;

/** Of sources and of signals: enough to see that something happens. */
const shownMax = 12;

/** What the check is doing now; undefined before its first phase. */
export function currentPhase(events: readonly Progress[]): string | undefined {
  const event = events.findLast(({ evento }) => evento === 'fase');
  return event?.evento === 'fase' ? event.dati.testo : undefined;
}

/** `heading` is the level of its headings: one below the heading that it stands under. */
export function checkProgress(events: readonly Progress[], language: Language, heading: 2 | 3 = 3): Html {
  return html`${shareDone(events, language)}${phases(events, language)}${sources(events, language, heading)}${signals(events, language, heading)}`;
}

/** A bar, where the check tells how much of it is done. */
function shareDone(events: readonly Progress[], language: Language): Html | undefined {
  const event = events.findLast(({ evento }) => evento === 'fase');
  const percent = event?.evento === 'fase' ? event.dati.percento : undefined;
  if (percent === undefined) return undefined;
  return html`<p class="share-done"><progress max="100" value="${percent}" aria-label="${words[language].share}"></progress> <span aria-hidden="true">${percent} %</span></p>`;
}

/** A phase that comes again, as for every claim of an article, is told once, in its latest words. */
function phases(events: readonly Progress[], language: Language): Html | undefined {
  const say = words[language];
  const latest = new Map<string, string>();
  let current = '';
  for (const event of events) {
    if (event.evento !== 'fase') continue;
    latest.set(event.dati.nome, event.dati.testo);
    current = event.dati.nome;
  }
  if (latest.size === 0) return undefined;
  const items = [...latest].map(([name, text]) =>
    name === current
      ? html`<li class="phase current" aria-current="step">${text} <span class="unseen">(${say.current})</span></li>`
      : html`<li class="phase">${text} <span class="unseen">(${say.done})</span></li>`,
  );
  return html`<ol class="phases">${items}</ol>`;
}

function sources(events: readonly Progress[], language: Language, heading: 2 | 3): Html | undefined {
  const say = words[language];
  const answered = new Map<string, boolean>();
  for (const { evento, dati } of events) {
    if (evento === 'fonte')
      answered.set(dati.nome, dati.esito === 'trovata' || answered.get(dati.nome) === true);
  }
  if (answered.size === 0) return undefined;
  const items = [...answered].map(
    ([name, hasAnswered]) =>
      html`<li>${name}${hasAnswered ? undefined : html` <span class="note">(${say.silent})</span>`}</li>`,
  );
  return list(heading, say.sources, items, say.more);
}

function signals(events: readonly Progress[], language: Language, heading: 2 | 3): Html | undefined {
  const say = words[language];
  const outcomes = new Map<string, string>();
  for (const { evento, dati } of events) {
    if (evento !== 'segnale') continue;
    outcomes.set(signalTitle(dati as Signal)?.[language] ?? dati.tipo, outcomeOf(dati.esito, language));
  }
  if (outcomes.size === 0) return undefined;
  const items = [...outcomes].map(([title, outcome]) => html`<li>${title}: ${outcome}</li>`);
  return list(heading, say.signals, items, say.moreSignals);
}

const outcomeOf = (outcome: string, language: Language) =>
  Object.hasOwn(outcomeWords, outcome) ? outcomeWords[outcome as Signal['esito']][language] : outcome;

function list(heading: 2 | 3, title: string, items: readonly Html[], more: (count: number) => string): Html {
  const hidden = items.length - shownMax;
  return html`<h${heading} class="found-title">${title}</h${heading}>
<ul class="found">${items.slice(0, shownMax)}${hidden > 0 ? html`<li>${more(hidden)}</li>` : undefined}</ul>`;
}
