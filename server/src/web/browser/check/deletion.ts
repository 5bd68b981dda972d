/** Deletes the result that is shown: asks once, in place, and says what has become of it. */
import { deleteResult, RiscontroError } from '@riscontro/client';
import { forgetToken } from '../shared/deletion-token.ts';
import { pageElement } from '../shared/page-element.ts';
import { pageLanguage as language } from '../shared/page-language.ts';

export interface DeletionAbout {
  /** Of the result's page. */
  readonly segment: string;
  readonly token: string;
  /** The result is gone; with what takes its place. */
  deleted(gone: HTMLElement): void;
}

/** Adds a button to these actions, and below them the question and its answer. */
export function offerDeletion(actions: HTMLElement, { segment, token, deleted }: DeletionAbout): void {
  const { content } = pageElement<HTMLTemplateElement>('eliminazione');
  const parts = [...content.children].map((part) => part.cloneNode(true)) as HTMLElement[];
  const [open, question, end, gone] = parts as [HTMLButtonElement, HTMLElement, HTMLElement, HTMLElement];
  const [confirm, keep] = question.querySelectorAll('button');
  actions.append(open);
  actions.after(question, end);

  open.addEventListener('click', () => {
    end.textContent = '';
    question.hidden = false;
    question.querySelector('p')?.focus();
  });
  keep?.addEventListener('click', () => {
    question.hidden = true;
    open.focus();
  });
  confirm?.addEventListener('click', async () => {
    question.hidden = true;
    open.disabled = true;
    // Has the focus too: the button that had it is hidden.
    end.focus();
    end.textContent = end.dataset.deleting ?? '';
    try {
      const deletion = await deleteResult(`/v/${segment}`, token, { language });
      forgetToken(segment);
      if (deletion.eliminata) return deleted(gone);
      open.remove();
      end.textContent = deletion.dettaglio;
    } catch (error) {
      const problem = error instanceof RiscontroError ? error.problem : undefined;
      open.disabled = false;
      end.textContent = problem ? `${problem.title}: ${problem.detail}` : (end.dataset.failed ?? '');
    }
  });
}
