/** What a click in the context menu asks for. */
/// <reference types="chrome" />
import { type CheckContent, contentOf, isWebAddress } from '../shared/check-content.ts';
import type { CheckPlace } from '../shared/check-record.ts';
import { pageOf } from '../shared/tab-checks.ts';

export const menuItems = ['selection', 'link', 'image', 'video', 'page'] as const;
export type MenuItem = (typeof menuItems)[number];

export type MenuClick = Pick<
  chrome.contextMenus.OnClickData,
  'menuItemId' | 'selectionText' | 'linkUrl' | 'srcUrl' | 'pageUrl' | 'frameId'
>;

export interface MenuOrder {
  readonly content: CheckContent;
  readonly place: CheckPlace;
}

/** Undefined for what cannot be checked: no tab, or nothing under the click. */
export function menuOrder(
  click: MenuClick,
  tab: Pick<chrome.tabs.Tab, 'id' | 'url'> | undefined,
): MenuOrder | undefined {
  const content = contentUnder(click, tab?.url);
  if (!content || tab?.id === undefined || tab.id < 0) return undefined;
  const page = pageOf(tab.url ?? click.pageUrl);
  return { content, place: { tabId: tab.id, frameId: click.frameId ?? 0, page } };
}

function contentUnder(
  { menuItemId, selectionText, linkUrl, srcUrl, pageUrl }: MenuClick,
  tabUrl: string | undefined,
): CheckContent | undefined {
  const page = tabUrl ?? pageUrl;
  switch (menuItemId as MenuItem) {
    case 'selection':
      return selectionText?.trim() ? { kind: 'text', text: selectionText.trim() } : undefined;
    case 'link':
      return isWebAddress(linkUrl) ? contentOf(linkUrl) : undefined;
    case 'image':
      return { kind: 'image', url: srcUrl ?? '' };
    case 'video':
      return { kind: 'video', url: srcUrl ?? '' };
    case 'page':
      return isWebAddress(page) ? contentOf(page) : undefined;
  }
}
