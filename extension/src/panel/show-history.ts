/** The list under the check, with its buttons. */
/// <reference types="chrome" />
import type { Language } from '@riscontro/contract';
import { type CheckRecord, hasEnded } from '../shared/check-record.ts';
import { removeChecks } from '../shared/check-store.ts';
import { announce, draw, place } from '../shared/draw.ts';
import {
  clearHistory,
  type HistoryEntry,
  historyKey,
  loadHistory,
  removeFromHistory,
} from '../shared/history.ts';
import { otherChecks } from '../shared/tab-checks.ts';
import { wordsOf } from '../shared/words.ts';
import { historyView, otherChecksView } from './draw-history.ts';

export interface HistoryList {
  /** What goes on beside the check that is shown. */
  showOthers(records: readonly CheckRecord[], shown: CheckRecord | undefined): void;
}

/** `choose` is told which check the reader wants to see. */
export function createHistoryList(language: Language, choose: (id: string) => void): HistoryList {
  const say = wordsOf(language).extension;
  const [others, verdicts] = [place('other-checks'), place('history-list')];
  let othersDrawn = '';

  function show(entries: readonly HistoryEntry[]): void {
    draw(verdicts, historyView(entries, language));
    verdicts.hidden = entries.length === 0;
    showEmptiness();
  }

  function showEmptiness(): void {
    const isEmpty = others.hidden && verdicts.hidden;
    place('history-empty').hidden = !isEmpty;
    place('clear-history').hidden = isEmpty;
  }

  /** The button that had the focus is gone with its line. */
  async function change(work: Promise<void>, said: string): Promise<void> {
    await work;
    announce(said);
    place('history-title').focus();
  }

  others.addEventListener('click', ({ target }) => {
    const id = (target as HTMLElement).closest<HTMLElement>('[data-show]')?.dataset.show;
    if (id !== undefined) choose(id);
    const dropped = (target as HTMLElement).closest<HTMLElement>('[data-drop]')?.dataset.drop;
    if (dropped !== undefined)
      void change(
        removeChecks((record) => record.id === dropped),
        say.removed,
      );
  });
  verdicts.addEventListener('click', ({ target }) => {
    const id = (target as HTMLElement).closest<HTMLElement>('[data-remove]')?.dataset.remove;
    if (id !== undefined) void change(removeFromHistory(id), say.removed);
  });
  place('clear-history').addEventListener('click', () => {
    const cleared = clearHistory().then(() => removeChecks(hasEnded));
    void change(cleared, say.historyCleared);
  });
  chrome.storage.local.onChanged.addListener((changes) => {
    if (changes[historyKey]) void loadHistory().then(show);
  });
  void loadHistory().then(show);

  return {
    showOthers(records, shown) {
      const listed = otherChecks(records, shown);
      const state = listed.map(({ id, stage }) => `${id} ${stage}`).join();
      if (state === othersDrawn) return;
      othersDrawn = state;
      draw(others, otherChecksView(listed, language));
      others.hidden = listed.length === 0;
      showEmptiness();
    },
  };
}
