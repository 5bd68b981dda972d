/** Figures for Prometheus. Nothing here tells what was checked or by whom. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createRequestHistogram } from './request-histogram.ts';

export interface Metrics {
  observeRequest(route: string, status: number, durationMs: number): void;
  observeCheck(kind: string, outcome: string, durationMs: number): void;
  observeSweep(counts: object): void;
  /** The figures as text, and the content type it is in. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsNeeds {
  readonly runningChecks: () => number;
  /** How many contents wait in each pool. */
  readonly waiting: () => Readonly<Record<string, number>>;
  /** Counters that others keep. */
  readonly counters: readonly Counter[];
}

export function createMetrics({ runningChecks, waiting, counters }: MetricsNeeds): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const counter of counters) registry.registerMetric(counter);
  const registers = [registry];
  const requests = createRequestHistogram(
    'riscontro_http_request_duration_seconds',
    'Time from the request to the end of its answer.',
    [0.002, 0.01, 0.05, 0.25, 1, 5, 15, 60, 180],
  );
  const checks = new Histogram({
    name: 'riscontro_check_duration_seconds',
    help: 'Time of the checks that really ran; those answered from the cache are not among them.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.1, 0.5, 1, 5, 15, 30, 60, 120, 180],
    registers,
  });
  const swept = new Counter({
    name: 'riscontro_swept_rows_total',
    help: 'Rows removed because their time was over.',
    labelNames: ['table'],
    registers,
  });
  new Gauge({
    name: 'riscontro_checks_running',
    help: 'Checks under way on this node.',
    registers,
    collect() {
      this.set(runningChecks());
    },
  });
  new Gauge({
    name: 'riscontro_queue_waiting',
    help: 'Contents that wait on this node until they are examined.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, count] of Object.entries(waiting())) this.set({ pool }, count);
    },
  });
  return {
    observeRequest: (route, status, durationMs) => requests.count(route, status, durationMs / 1000),
    observeCheck: (kind, outcome, durationMs) => checks.observe({ kind, outcome }, durationMs / 1000),
    observeSweep(counts) {
      for (const [table, count] of Object.entries(counts)) swept.inc({ table }, Number(count));
    },
    text: async () => `${await registry.metrics()}\n${requests.text()}`,
    contentType: registry.contentType,
  };
}
