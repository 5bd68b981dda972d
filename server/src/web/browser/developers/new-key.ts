/** Shows a key that is shown this once, by filling the mould that the page brought along. */
import { place } from '../shared/place.ts';

/** Wherever the mould says `placeholder`, or the key that was shown before. */
export function showNewKey(placeholder: string, key: string, quota: number): void {
  const panel = place('chiave-nuova');
  for (const code of panel.querySelectorAll('code')) {
    code.textContent = (code.textContent ?? '').replaceAll(placeholder, key);
  }
  const told = panel.querySelector('[data-quota]');
  if (told) told.textContent = String(quota);
  for (const status of panel.querySelectorAll('[role="status"]')) status.textContent = '';
  panel.hidden = false;
  place('chiave-nuova-titolo').focus();
}
