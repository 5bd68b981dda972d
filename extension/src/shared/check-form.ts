/** The one field, in the panel and in the popup: a claim or a link. */
import { type CheckContent, contentOf } from './check-content.ts';
import { place } from './draw.ts';
import type { ExtensionWords } from './words.ts';

/** `start` is told what was written, as an answer to the click itself; the field is emptied. */
export function watchCheckForm(say: ExtensionWords, start: (content: CheckContent) => unknown): void {
  const form = place<HTMLFormElement>('check-form');
  const field = place<HTMLTextAreaElement>('q');
  const fault = place('field-fault');

  function setFault(text: string): void {
    fault.textContent = text;
    fault.hidden = text === '';
    field.toggleAttribute('aria-invalid', text !== '');
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const content = contentOf(field.value);
    setFault(content ? '' : say.nothingWritten);
    if (!content) return field.focus();
    field.value = '';
    start(content);
  });
  // Enter sends, as in every field of one thought; a new line is Shift and Enter.
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
}
