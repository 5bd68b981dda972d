/** Days and moments as people write them. */
import type { Format } from '@riscontro/words';
import { type Html, html } from './html.ts';

/** A day of the universal calendar; anything that is no date stays as it is. */
export function readableDay(iso: string, format: Format): string {
  const moment = new Date(iso);
  if (!/^\d{4}-\d\d/.test(iso) || Number.isNaN(moment.getTime())) return iso;
  return /^\d{4}-\d\d$/.test(iso) ? format.month(moment) : format.day(moment);
}

export function dayElement(iso: string, format: Format): Html {
  return html`<time datetime="${iso}">${readableDay(iso, format)}</time>`;
}

/** With the time of day, in UTC. */
export function momentElement(iso: string, format: Format): Html {
  return html`<time datetime="${iso}">${format.moment(new Date(iso))} UTC</time>`;
}

/** The clock of a camera as it was, whatever its zone; anything that is no moment stays as it is. */
export function readableClock(iso: string, format: Format): string {
  const [, local] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)/.exec(iso) ?? [];
  const moment = new Date(`${local}Z`);
  return local === undefined || Number.isNaN(moment.getTime()) ? iso : format.moment(moment);
}
