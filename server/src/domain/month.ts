/** Quotas run by UTC calendar months. */

export interface Month {
  /** `YYYY-MM`. */
  readonly name: string;
  readonly startMs: number;
  /** First instant of the next month. */
  readonly endMs: number;
}

/** The month of an instant; `known` itself when it is that month, which spares the calendar. */
export function monthAt(timeMs: number, known?: Month): Month {
  if (known && timeMs >= known.startMs && timeMs < known.endMs) return known;
  const date = new Date(timeMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    name: `${year}-${String(month + 1).padStart(2, '0')}`,
    startMs: Date.UTC(year, month, 1),
    endMs: Date.UTC(year, month + 1, 1),
  };
}
