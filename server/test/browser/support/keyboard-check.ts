/** A page under the Tab key: everything that can be used is reached, seen when it is, and in the window. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Everything that the Tab key should reach, and how it looks without focus. */
    stops?: { readonly element: HTMLElement; readonly look: string; isReached: boolean }[];
    lookOf?(element: HTMLElement): string;
  }
}

export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(noteStops);
  const stops = await page.evaluate(() => window.stops?.length ?? 0);
  const faults: string[] = [];
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press('Tab');
    faults.push(...(await page.evaluate(faultsOfStop)));
  }
  const missed = await page.evaluate(() =>
    (window.stops ?? [])
      .filter(({ isReached }) => !isReached)
      .map(({ element }) => `not reached by Tab: ${element.outerHTML.slice(0, 120)}`),
  );
  return [...faults, ...missed];
}

function noteStops(): void {
  const candidates =
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable], iframe';
  const isStop = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(':disabled, input[type=hidden]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
    // Of a group of choices Tab reaches the chosen one alone, or the first where none is chosen.
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return !group.some(({ checked }) => checked) && group[0] === element;
  };
  // Focus may show on the element itself, on its label or right beside it.
  window.lookOf = (element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const shown = [element, element.parentElement, element.nextElementSibling, ...labels];
    return shown
      .map((part) => {
        if (!part) return '';
        const style = getComputedStyle(part);
        const outline = style.outlineStyle === 'none' ? 'none' : style.outline;
        return [outline, style.boxShadow, style.borderColor, style.backgroundColor].join(' ');
      })
      .join('|');
  };
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  window.stops = [...document.querySelectorAll<HTMLElement>(candidates)]
    .filter(isStop)
    .map((element) => ({ element, look: window.lookOf?.(element) ?? '', isReached: false }));
}

function faultsOfStop(): string[] {
  const focused = document.activeElement as HTMLElement;
  const stop = window.stops?.find(({ element }) => element === focused);
  const told = focused.outerHTML.slice(0, 120);
  if (!stop) return focused === document.body ? [] : [`Tab reaches what nobody uses: ${told}`];
  stop.isReached = true;
  const faults: string[] = [];
  if (window.lookOf?.(focused) === stop.look) faults.push(`focus is not seen: ${told}`);
  const box = focused.getBoundingClientRect();
  const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  if (!isInWindow) faults.push(`focus is outside of the window: ${told}`);
  return faults;
}
