/** Deletes the result that the panel shows, on its server and here: asks once, and says what has become of it. */
import { RiscontroError } from '@riscontro/client';
import type { Language } from '@riscontro/contract';
import { type CheckRecord, deletedRecord } from '../shared/check-record.ts';
import { changeCheck } from '../shared/check-store.ts';
import { place } from '../shared/draw.ts';
import { removeFromHistory } from '../shared/history.ts';
import { deleteOnServer } from '../shared/server-calls.ts';
import { wordsOf } from '../shared/words.ts';

export interface Deletion {
  /** Shows the button where this check's result can be deleted from here. */
  offer(record: CheckRecord): void;
}

export function createDeletion(language: Language): Deletion {
  const say = wordsOf(language).extension;
  const [open, question, status] = [
    place<HTMLButtonElement>('delete'),
    place('delete-question'),
    place('delete-status'),
  ];
  let offered: CheckRecord | undefined;

  async function deleteNow({ id, server, result, deletionToken }: CheckRecord): Promise<void> {
    if (server === undefined || deletionToken === undefined || !result) return;
    const isShown = () => offered?.id === id;
    question.hidden = true;
    open.disabled = true;
    status.textContent = say.deleting;
    // The button that had the focus is hidden.
    status.focus();
    try {
      const deletion = await deleteOnServer(server, result.id, deletionToken, language);
      if (deletion.eliminata) {
        await removeFromHistory(result.id);
        await changeCheck(id, deletedRecord);
        return;
      }
      await changeCheck(id, { deletionToken: undefined });
      if (!isShown()) return;
      open.hidden = true;
      status.textContent = deletion.dettaglio;
    } catch (error) {
      const problem = error instanceof RiscontroError ? error.problem : undefined;
      if (isShown()) status.textContent = problem ? `${problem.title}: ${problem.detail}` : say.deleteFailed;
    } finally {
      if (isShown()) open.disabled = false;
    }
  }

  open.addEventListener('click', () => {
    status.textContent = '';
    question.hidden = false;
    place('delete-asked').focus();
  });
  place('delete-not').addEventListener('click', () => {
    question.hidden = true;
    open.focus();
  });
  place('delete-now').addEventListener('click', () => {
    if (offered) void deleteNow(offered);
  });

  return {
    offer(record) {
      offered = record;
      open.hidden = record.deletionToken === undefined;
      open.disabled = false;
      question.hidden = true;
      status.textContent = '';
    },
  };
}
