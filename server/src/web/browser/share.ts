/** The share page with scripts: copies its link, lets the tab that checked it delete it, and sets how strongly a map covers the image. */
import { watchCopyButtons } from './shared/copy-buttons.ts';
import { showDeletionLink } from './shared/deletion-token.ts';

watchCopyButtons();
showDeletionLink();

for (const slider of document.querySelectorAll<HTMLInputElement>('.viewer-strength input')) {
  const frame = slider.closest('.viewer')?.querySelector<HTMLElement>('.frame');
  const set = () => frame?.style.setProperty('--map-strength', String(slider.valueAsNumber / 100));
  slider.addEventListener('input', set);
  // Browsers keep the slider's place when the page is loaded again.
  set();
}
