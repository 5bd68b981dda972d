/**
 * The histogram that every request goes through. prom-client's own sorts and joins the labels anew at each
 * observation, which shows in the cost of a cached answer; this one looks its series up and counts.
 */

export interface RequestHistogram {
  count(route: string, status: number, seconds: number): void;
  /** All series in Prometheus' text format. */
  text(): string;
}

interface Series {
  readonly labels: string;
  /** Observations by bucket, not yet added up; the last one is beyond all bounds. */
  readonly counts: number[];
  sum: number;
}

/** Routes are the patterns of the table, so the number of series is small. */
export function createRequestHistogram(
  name: string,
  help: string,
  bounds: readonly number[],
): RequestHistogram {
  const byRoute = new Map<string, Map<number, Series>>();

  function seriesOf(route: string, status: number): Series {
    const byStatus = byRoute.get(route) ?? new Map<number, Series>();
    byRoute.set(route, byStatus);
    const labels = `route="${route}",status="${status}"`;
    const series: Series = byStatus.get(status) ?? {
      labels,
      counts: Array(bounds.length + 1).fill(0),
      sum: 0,
    };
    byStatus.set(status, series);
    return series;
  }

  function lines({ labels, counts, sum }: Series): string[] {
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      return `${name}_bucket{le="${bounds[index] ?? '+Inf'}",${labels}} ${total}`;
    });
    return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
  }

  return {
    count(route, status, seconds) {
      const series = byRoute.get(route)?.get(status) ?? seriesOf(route, status);
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      const index = bucket < 0 ? bounds.length : bucket;
      series.counts[index] = (series.counts[index] ?? 0) + 1;
      series.sum += seconds;
    },
    text() {
      const all = [...byRoute.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(lines));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...all, ''].join('\n');
    },
  };
}
