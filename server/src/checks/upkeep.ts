/** What a node does beside answering: keeps its leases alive and sweeps out what has had its time. */
import type { Store, SweepCounts } from '../store/store.ts';
import type { Checks } from './checks.ts';

export interface UpkeepNeeds {
  readonly store: Store;
  readonly checks: Checks;
  readonly clock: () => number;
  readonly nodeId: string;
  readonly leaseMs: number;
  readonly cacheMs: number;
  readonly retentionMs: number | undefined;
  /** Of confidential results. */
  readonly confidentialRetentionMs: number;
  /** Removes the images that checks kept until then; undefined: none of them. */
  readonly sweepImages: (keptBeforeMs: number | undefined) => Promise<void>;
  readonly onSweep: (counts: SweepCounts) => void;
  readonly onError: (error: unknown) => void;
}

export interface Upkeep {
  sweepNow(): Promise<void>;
  stop(): void;
}

const sweepEveryMs = 10 * 60_000;
/** How long the outcome of a failed asynchronous check can be asked for. */
const failedChecksMs = 60 * 60_000;

/** How long a resolved report is kept, with the address of who wrote it. Told on the form and in the privacy page. */
const resolvedReportsMs = 90 * 24 * 60 * 60_000;

/** How long the owner of a key is shown an error of it. Told in the privacy page. */
const keyErrorsMs = 30 * 24 * 60 * 60_000;

export function startUpkeep(needs: UpkeepNeeds): Upkeep {
  const { store, checks, clock, nodeId, leaseMs, cacheMs, retentionMs, confidentialRetentionMs } = needs;
  const { sweepImages, onSweep, onError } = needs;

  const renew = () => {
    if (checks.runningCount > 0) store.renewLeases(nodeId, clock() + leaseMs).catch(onError);
  };
  const sweepNow = async () => {
    const nowMs = clock();
    const resultsBeforeMs = retentionMs === undefined ? undefined : nowMs - retentionMs;
    const counts = await store.sweep({
      nowMs,
      cacheBeforeMs: nowMs - cacheMs,
      failedChecksBeforeMs: nowMs - failedChecksMs,
      resolvedReportsBeforeMs: nowMs - resolvedReportsMs,
      keyErrorsBeforeMs: nowMs - keyErrorsMs,
      confidentialBeforeMs: nowMs - confidentialRetentionMs,
      resultsBeforeMs,
    });
    onSweep(counts);
    await sweepImages(resultsBeforeMs);
  };

  const renewing = setInterval(renew, leaseMs / 3).unref();
  const sweeping = setInterval(() => sweepNow().catch(onError), sweepEveryMs).unref();
  return {
    sweepNow,
    stop() {
      clearInterval(renewing);
      clearInterval(sweeping);
    },
  };
}
