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

// Made once: making one costs more than a thousand uses of it.
const inBoth = (options: Intl.DateTimeFormatOptions) => ({
  it: new Intl.DateTimeFormat('it', { ...options, timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }),
});
const days = inBoth({ dateStyle: 'long' });
const months = inBoth({ year: 'numeric', month: 'long' });
const moments = inBoth({ dateStyle: 'long', timeStyle: 'short' });
