/**
 * Visitors without a key: told apart as far as it takes to count their checks of a day, and no further. A visitor is
 * a keyed hash of network, browser and day; nothing that can be read back is kept, and no cookie is set.
 */
import { createHmac } from 'node:crypto';
import { networkPrefix } from '../domain/network-prefix.ts';
import type { Store, VisitorPayer } from '../store/store.ts';
import { isPageToken, pageToken } from './page-token.ts';

/** What a request tells of whoever sent it. */
export interface VisitorSource {
  readonly address: string;
  readonly userAgent: string;
}

export interface VisitorSettings {
  /** Checks a day of one visitor; 0 switches checks without a key off. */
  readonly dailyLimit: number;
  /** Shared by all nodes. */
  readonly secret: string;
}

export interface Visitors {
  readonly dailyLimit: number;
  /** Who pays for a check that begins now. */
  payer(source: VisitorSource): VisitorPayer;
  /** Checks that this visitor can still begin today. */
  remaining(source: VisitorSource): Promise<number>;
  /** What a page carries that can start a check; good for two hours, for this visitor alone. */
  issueToken(source: VisitorSource): string;
  acceptsToken(token: string, source: VisitorSource): boolean;
  /** Until the count starts again. */
  resetSeconds(): number;
}

/** Visitors of one address, a school or an office, share this many times the limit: scripts that pose as many do too. */
const visitorsOfAddress = 10;
const dayMs = 24 * 60 * 60_000;
/** Beyond any browser's. */
const userAgentCharactersMax = 512;

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

export function createVisitors(
  { dailyLimit, secret }: VisitorSettings,
  { store, clock }: { readonly store: Store; readonly clock: () => number },
): Visitors {
  const unreadable = (kind: string, ...parts: readonly string[]) =>
    `${kind}:${createHmac('sha256', secret)
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url')}`;
  const visitorOn = (day: string, { address, userAgent }: VisitorSource) =>
    unreadable('visitor', day, networkPrefix(address), userAgent.slice(0, userAgentCharactersMax));

  function payer(source: VisitorSource): VisitorPayer {
    const day = dayOf(clock());
    const address = unreadable('address', day, networkPrefix(source.address));
    return {
      day,
      allowances: [
        { scope: visitorOn(day, source), limit: dailyLimit },
        { scope: address, limit: dailyLimit * visitorsOfAddress },
      ],
    };
  }

  return {
    dailyLimit,
    payer,
    async remaining(source) {
      const { day, allowances } = payer(source);
      const scopes = allowances.map(({ scope }) => scope);
      const taken = await store.allowancesTaken(day, scopes, clock());
      return Math.max(0, Math.min(...allowances.map(({ limit }, index) => limit - (taken[index] ?? 0))));
    },
    issueToken(source) {
      const nowMs = clock();
      return pageToken(secret, visitorOn(dayOf(nowMs), source), nowMs);
    },
    // The visitor as they were called on the day on which the page was made: midnight does not spoil a page.
    acceptsToken: (token, source) =>
      isPageToken(token, secret, (issuedAtMs) => visitorOn(dayOf(issuedAtMs), source), clock()),
    resetSeconds: () => Math.ceil((dayMs - (clock() % dayMs)) / 1000),
  };
}
