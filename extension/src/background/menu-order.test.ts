import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MenuClick, menuOrder } from './menu-order.ts';

const tab = { id: 7, url: 'https://example.org/a#punto' };
const order = (click: Partial<MenuClick>) => menuOrder({ pageUrl: tab.url, ...click } as MenuClick, tab);

test('each menu checks what it names, at the place where it was clicked', () => {
  const place = { tabId: 7, frameId: 3, page: 'https://example.org/a' };
  for (const [click, content] of [
    [
      { menuItemId: 'selection', selectionText: ' Una frase ' },
      { kind: 'text', text: 'Una frase' },
    ],
    [
      { menuItemId: 'link', linkUrl: 'https://example.com/b' },
      { kind: 'article', url: 'https://example.com/b' },
    ],
    [
      { menuItemId: 'link', linkUrl: 'https://example.com/b.png' },
      { kind: 'image', url: 'https://example.com/b.png' },
    ],
    [
      { menuItemId: 'image', srcUrl: 'data:image/png,x' },
      { kind: 'image', url: 'data:image/png,x' },
    ],
    [
      { menuItemId: 'video', srcUrl: 'blob:https://example.org/1' },
      { kind: 'video', url: 'blob:https://example.org/1' },
    ],
    [{ menuItemId: 'page' }, { kind: 'article', url: tab.url }],
  ] as const) {
    assert.deepEqual(order({ ...click, frameId: 3 }), { content, place });
  }
});

test('nothing is checked where there is nothing, or no tab', () => {
  assert.equal(order({ menuItemId: 'selection', selectionText: '  ' }), undefined);
  assert.equal(order({ menuItemId: 'link', linkUrl: 'javascript:alert(1)' }), undefined);
  assert.equal(order({ menuItemId: 'altro' }), undefined);
  const page = { menuItemId: 'page', pageUrl: 'https://example.org/' } as MenuClick;
  assert.equal(menuOrder(page, undefined), undefined);
  assert.equal(menuOrder(page, { id: -1 }), undefined);
  assert.equal(
    menuOrder({ ...page, pageUrl: 'chrome://settings' }, { id: 1, url: 'chrome://settings' }),
    undefined,
  );
});
