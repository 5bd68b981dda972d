/** A page under the Tab key: everything that can be used is reached, seen when it is, and in the window. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Ends the watch over the Tab key; what was found wrong meanwhile. */
    endWatch?(): string[];
  }
}

export async function keyboardFaults(page: Page): Promise<string[]> {
  // The page looks at every stop by itself: to ask it after each key would take as long again.
  const stops = await page.evaluate(watchStops);
  for (let press = 0; press < stops; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => window.endWatch?.() ?? ['the page was left']);
}

/** Looks at what has the focus whenever a key is let go. Answers how many stops there are. */
function watchStops(): number {
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
  const lookOf = (element: HTMLElement) => {
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
  /** Everything that the Tab key should reach, and how it looks without focus. */
  const stops = [...document.querySelectorAll<HTMLElement>(candidates)]
    .filter(isStop)
    .map((element) => ({ element, look: lookOf(element), isReached: false }));

  const faults: string[] = [];
  function lookAtFocused(): void {
    const focused = document.activeElement as HTMLElement;
    const stop = stops.find(({ element }) => element === focused);
    const told = focused.outerHTML.slice(0, 120);
    if (!stop) {
      if (focused !== document.body) faults.push(`Tab reaches what nobody uses: ${told}`);
      return;
    }
    stop.isReached = true;
    if (lookOf(focused) === stop.look) faults.push(`focus is not seen: ${told}`);
    const box = focused.getBoundingClientRect();
    const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!isInWindow) faults.push(`focus is outside of the window: ${told}`);
  }
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('keyup', lookAtFocused, { signal, capture: true });
  // Inside of a frame keys are let go unheard, but this window loses the focus to it.
  window.addEventListener('blur', lookAtFocused, { signal });
  window.endWatch = () => {
    ended.abort();
    const missed = stops.filter(({ isReached }) => !isReached);
    return [
      ...faults,
      ...missed.map(({ element }) => `not reached by Tab: ${element.outerHTML.slice(0, 120)}`),
    ];
  };
  return stops.length;
}
