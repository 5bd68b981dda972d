/** Days are UTC calendar days. */

export interface Day {
  /** `YYYY-MM-DD`. */
  readonly name: string;
  readonly startMs: number;
  /** First instant of the next day. */
  readonly endMs: number;
}

const dayMs = 24 * 60 * 60_000;

/** The day of an instant; `known` itself when it is that day, which spares writing its name anew. */
export function dayAt(timeMs: number, known?: Day): Day {
  if (known && timeMs >= known.startMs && timeMs < known.endMs) return known;
  const startMs = Math.floor(timeMs / dayMs) * dayMs;
  return { name: new Date(startMs).toISOString().slice(0, 10), startMs, endMs: startMs + dayMs };
}

/** Until the next day begins. */
export const secondsLeft = (timeMs: number) => Math.ceil((dayAt(timeMs).endMs - timeMs) / 1000);
