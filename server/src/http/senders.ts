/** Who sends something to be checked, a key or a network without one, and what the short-term limits leave to them. */
import { problems } from '@riscontro/contract';
import { AppError, type PublicProblem, toPublicProblem } from '../domain/app-error.ts';
import { networksOf } from '../domain/network-prefix.ts';
import { unreadable } from '../domain/unreadable.ts';
import { createHourlyBudget, type HourlyBudget } from '../limits/hourly-budget.ts';
import type { Asker } from '../limits/rate-limits.ts';
import type { CountingNeeds } from '../limits/shared-counts.ts';
import type { KeyIdentity } from '../store/store.ts';

export interface Sender {
  /** Under what it is counted: a key, or the networks of an address. */
  readonly askers: readonly Asker[];
  readonly failures: {
    /** Throws the 429 of whoever has caused too many failures this hour. */
    require(): void;
    /** Counts a check that ended with this problem, where the content is to blame. */
    count(problem: PublicProblem): void;
  };
  /**
   * Whoever has no unit left may still send some files an hour, in case their answers are there already: throws what
   * `refusal` makes where that was tried too often.
   */
  requireUploadWithoutUnits(refusal: () => AppError): void;
  /** Counts an upload that was received, where it was refused for want of units. */
  noteRefusedUpload(error: unknown): void;
}

export interface Senders {
  ofKey(key: Pick<KeyIdentity, 'id'>): Sender;
  ofNetwork(address: string): Sender;
}

export interface SendersNeeds extends CountingNeeds {
  readonly failuresOfKeyPerHour: number;
  readonly failuresOfNetworkPerHour: number;
}

/** Of problems that what was sent is to blame for: it is refused as it is, or its link fails or is too slow. */
const contentStatuses: ReadonlySet<number> = new Set([400, 502, 504]);
/** Files an hour that are received from whoever has no unit left, and turn out not to be in the cache. */
const uploadsWithoutUnits = 10;

const problemsOfNoUnits: ReadonlySet<string> = new Set(['quotaExhausted', 'dailyLimit']);

export function createSenders(needs: SendersNeeds): Senders {
  const { clock, counts, secret } = needs;
  const ofKeys = (kind: string) => (keyId: string) => `${kind}:${keyId}`;
  const ofNetworks = (kind: string) => (name: string, hour: string) => unreadable(secret(), kind, hour, name);
  const budget = (perHour: number, scopeOf: (name: string, hour: string) => string) =>
    createHourlyBudget({ perHour, clock, counts, scopeOf });

  const keys = {
    failures: budget(needs.failuresOfKeyPerHour, ofKeys('failures')),
    uploads: budget(uploadsWithoutUnits, ofKeys('uploads')),
  };
  const networks = {
    failures: budget(needs.failuresOfNetworkPerHour, ofNetworks('failures')),
    uploads: budget(uploadsWithoutUnits, ofNetworks('uploads')),
  };

  // A key is remembered for a moment, and its sender as long as that.
  const known = new WeakMap<object, Sender>();
  return {
    ofKey(key) {
      const sender = known.get(key) ?? senderOf([{ name: key.id, times: 1 }], keys);
      known.set(key, sender);
      return sender;
    },
    ofNetwork: (address) => senderOf(networksOf(address), networks),
  };
}

function senderOf(
  askers: readonly Asker[],
  budgets: { readonly failures: HourlyBudget; readonly uploads: HourlyBudget },
): Sender {
  const failures = budgets.failures.accountOf(askers);
  const uploads = budgets.uploads.accountOf(askers);
  return {
    askers,
    failures: {
      require() {
        const spent = failures.spent();
        if (spent) throw new AppError('tooManyFailures', { limit: spent.limit, seconds: spent.seconds });
      },
      count(problem) {
        if (contentStatuses.has(problems[problem.code].status)) failures.count();
      },
    },
    requireUploadWithoutUnits(refusal) {
      if (uploads.spent()) throw refusal();
    },
    noteRefusedUpload(error) {
      if (problemsOfNoUnits.has(toPublicProblem(error).code)) uploads.count();
    },
  };
}
