/** Days and moments as people write them. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from './html.ts';

/** A day of the universal calendar; anything that is no date stays as it is. */
export function readableDay(iso: string, language: Language): string {
  const moment = new Date(iso);
  if (!/^\d{4}-\d\d/.test(iso) || Number.isNaN(moment.getTime())) return iso;
  if (/^\d{4}-\d\d$/.test(iso)) return months[language].format(moment);
  return days[language].format(moment);
}

export function dayElement(iso: string, language: Language): Html {
  return html`<time datetime="${iso}">${readableDay(iso, language)}</time>`;
}

/** With the time of day, in UTC. */
export function momentElement(iso: string, language: Language): Html {
  return html`<time datetime="${iso}">${moments[language].format(new Date(iso))} UTC</time>`;
}

/** The clock of a camera as it was, whatever its zone; anything that is no moment stays as it is. */
export function readableClock(iso: string, language: Language): string {
  const [, local] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)/.exec(iso) ?? [];
  const moment = new Date(`${local}Z`);
  return local === undefined || Number.isNaN(moment.getTime()) ? iso : moments[language].format(moment);
}

// Made once: making one costs more than a thousand uses of it.
const inBoth = (options: Intl.DateTimeFormatOptions) => ({
  it: new Intl.DateTimeFormat('it', { ...options, timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }),
});
const days = inBoth({ dateStyle: 'long' });
const months = inBoth({ year: 'numeric', month: 'long' });
const moments = inBoth({ dateStyle: 'long', timeStyle: 'short' });
