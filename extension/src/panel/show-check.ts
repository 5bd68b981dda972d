/** Shows one of the panel's sections: the empty start, a check under way, its verdict, its problem, or that it was deleted. */
import type { Language } from '@riscontro/contract';
import type { CheckRecord } from '../shared/check-record.ts';
import { announce, draw, place } from '../shared/draw.ts';
import { isCalm } from '../shared/failure-text.ts';
import { wordsOf } from '../shared/words.ts';
import { createDeletion } from './delete-result.ts';
import { problemView, progressView, resultView, stageText, subjectView } from './draw-check.ts';

export interface CheckView {
  /** Nothing to show: the empty start. */
  show(record: CheckRecord | undefined): void;
}

export function createCheckView(language: Language): CheckView {
  const sections = ['start', 'running', 'result', 'problem', 'deleted'].map((id) => place(id));
  const deletion = createDeletion(language);
  /** What was drawn last is not drawn again: what the reader has opened stays open. */
  let drawn: string | undefined;

  function reveal(section: HTMLElement): void {
    const left = sections.find((each) => !each.hidden && each !== section);
    const hadFocus = left?.contains(document.activeElement) ?? false;
    for (const each of sections) each.hidden = each !== section;
    // Who was at work in the part that is gone goes on in the new one; nobody else's focus is taken.
    if (hadFocus) focusOn(section);
  }

  function showRunning(record: CheckRecord): void {
    draw(place('running-subject'), subjectView(record, language));
    draw(place('running-events'), progressView(record, language));
    announce(stageText(record, language));
    reveal(place('running'));
  }

  function showResult(record: CheckRecord): void {
    const view = resultView(record, language);
    if (!view) return;
    draw(place('verdict'), view.verdict);
    draw(place('evidence'), view.evidence);
    place<HTMLDetailsElement>('details').open = false;
    draw(place('share'), view.share);
    deletion.offer(record);
    announce(view.said);
    reveal(place('result'));
  }

  function showProblem(record: CheckRecord): void {
    draw(place('problem-subject'), subjectView(record, language));
    draw(place('problem-text'), problemView(record, language));
    place('problem-text').classList.toggle('calm', record.failure !== undefined && isCalm(record.failure));
    reveal(place('problem'));
    announce(place('problem-text').querySelector('h2')?.textContent ?? '');
  }

  function showDeleted(): void {
    reveal(place('deleted'));
    announce(wordsOf(language).extension.deleted);
  }

  return {
    show(record) {
      const state = record ? stateOf(record) : '';
      if (state === drawn) return;
      drawn = state;
      if (!record) {
        announce('');
        reveal(place('start'));
      } else if (record.isDeleted) showDeleted();
      else if (record.stage === 'done') showResult(record);
      else if (record.stage === 'failed') showProblem(record);
      else showRunning(record);
    },
  };
}

const stateOf = ({ id, stage, isDeleted, asFile, events, failure }: CheckRecord) =>
  [id, stage, isDeleted, asFile, events.length, JSON.stringify([events.at(-1), failure])].join(' ');

/** The field of the empty start, the heading of everything else. */
function focusOn(section: HTMLElement): void {
  const target = section.querySelector<HTMLElement>('textarea') ?? section.querySelector<HTMLElement>('h2');
  if (target?.tagName === 'H2') target.tabIndex = -1;
  target?.focus();
}
