/** The share page with scripts: copies its link, and sets how strongly a map covers the picture. */
import { copyText } from './shared/copy-text.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const status = button.parentElement?.querySelector('[role="status"]');
  button.addEventListener('click', async () => {
    const copied = await copyText(button.dataset.copy ?? location.href);
    if (status) status.textContent = (copied ? button.dataset.done : button.dataset.failed) ?? '';
  });
}

for (const slider of document.querySelectorAll<HTMLInputElement>('.viewer-strength input')) {
  const frame = slider.closest('.viewer')?.querySelector<HTMLElement>('.frame');
  const set = () => frame?.style.setProperty('--map-strength', String(slider.valueAsNumber / 100));
  slider.addEventListener('input', set);
  // Browsers keep the slider's place when the page is loaded again.
  set();
}
