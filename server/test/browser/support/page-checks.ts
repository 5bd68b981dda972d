/** What every page owes to its readers, each rule as a list of the faults against it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

const axeOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // What is in order need not be told, and no style or video comes from elsewhere: both would cost time.
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
} satisfies AxeOptions;
const shiftMax = 0.01;

/** Put into a page as it is: the library's own builder sends it whole and unpacked, which takes longer than looking. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    /** Stays in a page that was looked at before. */
    axe?: { run(options: AxeOptions): Promise<AxeResults> };
  }
}

/** Violations of WCAG 2.2 AA that axe can find. */
export const axeFaults = (page: Page): Promise<string[]> => runAxe(page, axeOptions);

/** Those alone that another theme could bring. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  runAxe(page, { ...axeOptions, runOnly: { type: 'rule', values: ['color-contrast'] } });

async function runAxe(page: Page, asked: AxeOptions): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(`${axeSource};true`);
  const violations = await page.evaluate(
    async (options) => (await window.axe?.run(options))?.violations,
    asked,
  );
  if (!violations) throw new Error(`axe is not in ${page.url()}`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${oneLine(failureSummary)}`),
  );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 300);

/** Language, title, one main part, one first heading, no level of heading left out, no id twice. */
export function outlineFaults(page: Page, language: string): Promise<string[]> {
  return page.evaluate((expected) => {
    const faults: string[] = [];
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    if (document.documentElement.lang !== expected) faults.push(`lang is ${document.documentElement.lang}`);
    if (document.title.trim().length < 3) faults.push('no title');
    if (document.querySelectorAll('main').length !== 1) faults.push('not one main part');
    if (levels.filter((level) => level === 1).length !== 1) faults.push('not one h1');
    for (const [index, heading] of headings.entries()) {
      // A warning may stand above the first heading, as one of the second level.
      if ((levels[index] ?? 0) > (levels[index - 1] ?? 1) + 1)
        faults.push(`${heading.outerHTML.slice(0, 120)} leaves a level out`);
      if (heading.textContent?.trim() === '') faults.push('an empty heading');
    }
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      faults.push(`id ${id} more than once`);
    return faults;
  }, language);
}

/** What is wider than the window. */
export function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    // The innermost ones are the cause, the others hold them.
    const causes = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const told = causes.slice(0, 3).map((element) => element.outerHTML.slice(0, 160));
    return [`${document.documentElement.scrollWidth} px wide in ${width}: ${told.join(' · ')}`];
  });
}

/** Nothing moves while the page loads. */
export async function shiftFaults(page: Page): Promise<string[]> {
  // Shifts are told after the frame in which they happen.
  const shift = await page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShift))),
        ),
      ),
  );
  return shift !== undefined && shift < shiftMax ? [] : [`layout shift of ${shift}`];
}

/** Links with an address that is no web page, handlers in attributes, scripts in the text. Styles are the policy's to refuse. */
export function markupFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const allowed = ['http:', 'https:', 'mailto:'];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc') faults.push(`attribute ${name}`);
        if (!['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name)) continue;
        const isImage = name === 'src' && /^(data:image\/|blob:)/.test(value);
        const protocol = URL.parse(value, document.baseURI)?.protocol ?? '';
        if (!allowed.includes(protocol) && !isImage) faults.push(`${name}="${value.slice(0, 80)}"`);
      }
      if (element instanceof HTMLScriptElement && !element.src && element.type !== 'application/ld+json')
        faults.push(`script: ${element.textContent?.slice(0, 80)}`);
    }
    return faults;
  });
}

/** Things to press that do nothing, because the scripts that they wait for never come. */
export function deadControlFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input[type=button], a[href="#"], [role=button]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const isFormButton = element instanceof HTMLButtonElement && element.type !== 'button';
        return !(isFormButton && element.form);
      })
      .map((element) => `does nothing without scripts: ${element.outerHTML.slice(0, 120)}`),
  );
}
