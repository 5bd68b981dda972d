/** How far a check is: its phases, the sources that were found, the signals that are ready. For pages, widget and extension. */
import type { Progress, Signal } from '@riscontro/contract/inside';
import { type Html, html } from './html.ts';
import { signalTitle } from './signal-title.ts';
import type { ViewWords } from './view-words.ts';

type ProgressWords = ViewWords<'progress' | 'outcomes' | 'signalKinds' | 'methods'>;

/** Of sources and of signals: enough to see that something happens. */
const shownMax = 12;

/** What the check is doing now; undefined before its first phase. */
export function currentPhase(events: readonly Progress[]): string | undefined {
  const last = events.findLast(({ event }) => event === 'phase');
  return last?.event === 'phase' ? last.data.text : undefined;
}

/** `heading` is the level of its headings: one below the heading that it stands under. */
export function checkProgress(events: readonly Progress[], words: ProgressWords, heading: 2 | 3 = 3): Html {
  return html`${shareDone(events, words)}${phases(events, words)}${sources(events, words, heading)}${signals(events, words, heading)}`;
}

/** A bar, where the check tells how much of it is done. */
function shareDone(events: readonly Progress[], words: ProgressWords): Html | undefined {
  const last = events.findLast(({ event }) => event === 'phase');
  const percent = last?.event === 'phase' ? last.data.percent : undefined;
  if (percent === undefined) return undefined;
  return html`<p class="share-done"><progress max="100" value="${percent}" aria-label="${words.verdict.progress.share}"></progress> <span aria-hidden="true">${percent} %</span></p>`;
}

/** A phase that comes again, as for every claim of an article, is told once, in its latest words. */
function phases(events: readonly Progress[], words: ProgressWords): Html | undefined {
  const say = words.verdict.progress;
  const latest = new Map<string, string>();
  let current = '';
  for (const { event, data } of events) {
    if (event !== 'phase') continue;
    latest.set(data.name, data.text);
    current = data.name;
  }
  if (latest.size === 0) return undefined;
  const items = [...latest].map(([name, text]) =>
    name === current
      ? html`<li class="phase current" aria-current="step">${text} <span class="unseen">(${say.current})</span></li>`
      : html`<li class="phase">${text} <span class="unseen">(${say.done})</span></li>`,
  );
  return html`<ol class="phases">${items}</ol>`;
}

function sources(events: readonly Progress[], words: ProgressWords, heading: 2 | 3): Html | undefined {
  const say = words.verdict.progress;
  const answered = new Map<string, boolean>();
  for (const { event, data } of events) {
    if (event === 'source')
      answered.set(data.name, data.outcome === 'found' || answered.get(data.name) === true);
  }
  if (answered.size === 0) return undefined;
  const items = [...answered].map(
    ([name, hasAnswered]) =>
      html`<li>${name}${hasAnswered ? undefined : html` <span class="note">(${say.silent})</span>`}</li>`,
  );
  return list(heading, say.sources, items, say.moreSources);
}

function signals(events: readonly Progress[], words: ProgressWords, heading: 2 | 3): Html | undefined {
  const say = words.verdict.progress;
  const outcomes = new Map<string, string>();
  for (const { event, data } of events) {
    if (event !== 'signal') continue;
    outcomes.set(signalTitle(data as Signal, words) ?? data.kind, outcomeOf(data.outcome, words));
  }
  if (outcomes.size === 0) return undefined;
  const items = [...outcomes].map(([title, outcome]) => html`<li>${title}: ${outcome}</li>`);
  return list(heading, say.signals, items, say.moreSignals);
}

const outcomeOf = (outcome: string, { verdict: { outcomes } }: ProgressWords) =>
  Object.hasOwn(outcomes, outcome) ? outcomes[outcome as Signal['outcome']] : outcome;

function list(
  heading: 2 | 3,
  title: string,
  items: readonly Html[],
  more: (values: { count: number }) => string,
): Html {
  const hidden = items.length - shownMax;
  return html`<h${heading} class="found-title">${title}</h${heading}>
<ul class="found">${items.slice(0, shownMax)}${hidden > 0 ? html`<li>${more({ count: hidden })}</li>` : undefined}</ul>`;
}

/** How many free checks are left to a visitor, as it stands beside the button. */
export const remainingText = (count: number, { verdict }: ViewWords<'freeChecks'>): string =>
  count > 0 ? verdict.freeChecks.left({ count }) : verdict.freeChecks.none;
