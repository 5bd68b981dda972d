/** Shows a key that is shown this once, by filling the mould that the page brought along. */
import { pageElement } from '../shared/page-element.ts';

/** Wherever the mould says `placeholder`, or the key that was shown before. */
export function showNewKey(placeholder: string, key: string, quota: number): void {
  const panel = pageElement('chiave-nuova');
  for (const code of panel.querySelectorAll('code')) {
    code.textContent = (code.textContent ?? '').replaceAll(placeholder, key);
  }
  const told = panel.querySelector('[data-quota]');
  if (told) told.textContent = String(quota);
  for (const status of panel.querySelectorAll('[role="status"]')) status.textContent = '';
  panel.hidden = false;
  pageElement('chiave-nuova-titolo').focus();
}
