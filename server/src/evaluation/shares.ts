/** Means that know when there is nothing to take them of. */

export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function shareOf(facts: readonly boolean[]): number | undefined {
  return mean(facts.map(Number));
}
