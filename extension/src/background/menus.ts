/** The context menus, in the reader's language. */
/// <reference types="chrome" />
import type { Language } from '@riscontro/contract';
import { wordsOf } from '../shared/words.ts';
import { menuItems } from './menu-order.ts';

/** Where there is something to check: not on the browser's own pages, nor on the extension's. */
const documentUrlPatterns = ['http://*/*', 'https://*/*', 'file:///*'];
const webAddresses = ['http://*/*', 'https://*/*'];

/** Puts the menus up, or their titles into another language; one after the other, should both be asked for at once. */
export function showMenus(language: Language): Promise<void> {
  const { menus } = wordsOf(language).extension;
  return navigator.locks.request('menus', async () => {
    await chrome.contextMenus.removeAll();
    for (const id of menuItems) {
      chrome.contextMenus.create({
        id,
        title: menus[id],
        contexts: [id],
        documentUrlPatterns: id === 'page' ? webAddresses : documentUrlPatterns,
        ...(id === 'link' ? { targetUrlPatterns: webAddresses } : {}),
      });
    }
  });
}
