/** Buttons that copy what they are given, or else the code beside them, and say whether it worked. */
import { copyText } from './copy-text.ts';

export function watchCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const status = button.parentElement?.querySelector('[role="status"]');
    button.addEventListener('click', async () => {
      const code = button.closest('.code')?.querySelector('code')?.textContent;
      const copied = await copyText(button.dataset.copy || (code ?? location.href));
      if (status) status.textContent = (copied ? button.dataset.done : button.dataset.failed) ?? '';
    });
  }
}
