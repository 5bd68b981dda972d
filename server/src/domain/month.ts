/** Quotas run by UTC calendar months. */

/** The month of an instant, as `YYYY-MM`. */
export function monthOf(timeMs: number): string {
  const date = new Date(timeMs);
  return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
}

/** First instant of the month of `timeMs`. */
export function monthStartMs(timeMs: number): number {
  const date = new Date(timeMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** First instant of the month after that of `timeMs`. */
export function nextMonthStartMs(timeMs: number): number {
  const date = new Date(timeMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
