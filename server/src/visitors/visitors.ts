/**
 * Visitors without a key: told apart as far as it takes to count their checks of a day, and no further. A visitor is
 * a keyed hash of network, browser and day; nothing that can be read back is kept, and no cookie is set.
 */
import type { PlainProblemName } from '@riscontro/contract';
import { dayAt, secondsLeft } from '../domain/day.ts';
import { findWithKeyring, type Keyring } from '../domain/keyring.ts';
import { networkPrefix, networksOf } from '../domain/network-prefix.ts';
import { workDone } from '../domain/proof-of-work.ts';
import { unreadable } from '../domain/unreadable.ts';
import type { Allowance, Store, VisitorPayer } from '../store/store.ts';
import { pageToken, readPageToken } from './page-token.ts';
import { requiredWork } from './required-work.ts';

/** What a request tells of whoever sent it. */
export interface VisitorSource {
  readonly address: string;
  readonly userAgent: string;
  /** The site that shows the widget, as its origin; absent on our own pages. */
  readonly site?: string | undefined;
}

export interface VisitorSettings {
  /** Checks a day of one visitor; 0 switches checks without a key off. */
  readonly dailyLimit: number;
  /** Checks a day of all visitors of one site's widgets. */
  readonly siteDailyLimit: number;
  /** Shared by all nodes. After a rotation everybody is counted anew; pages that are open stay good. */
  readonly secrets: Keyring;
}

/** Where a visitor stands today. */
export interface Standing {
  /** Checks that can still be begun. */
  readonly remaining: number;
  /** Zero bits of work that the next one asks for. */
  readonly workBits: number;
}

/** What a page sends along with a check. */
export interface Pass {
  /** Of the page load that it was made for. */
  readonly id: string;
  /** Zero bits of work that were done. */
  readonly workBits: number;
}

export interface Visitors {
  readonly dailyLimit: number;
  readonly siteDailyLimit: number;
  standing(source: VisitorSource): Promise<Standing>;
  /** What a page carries that can start one check; good for two hours, for this visitor on this site alone. */
  issueToken(source: VisitorSource, workBits: number): string;
  /** Undefined where the token is not one of ours, somebody else's, or too old. */
  readPass(token: string, solution: string, source: VisitorSource): Pass | undefined;
  /** Who pays for a check that begins now. Without the work that it asks for, only what is ready already is answered. */
  payer(source: VisitorSource, pass: Pass, requiredBits: number): VisitorPayer;
  /** Why this payer was refused. */
  refusal(payer: VisitorPayer): Promise<PlainProblemName>;
  /** Until the count starts again. */
  resetSeconds(): number;
}

/**
 * Visitors of one address, a school or an office, share this many times the limit: scripts that pose as many do too.
 * Larger networks of IPv6 have as much more as `networksOf` says.
 */
const visitorsOfAddress = 10;
/** Beyond any browser's. */
const userAgentCharactersMax = 512;

const dayOf = (timeMs: number) => dayAt(timeMs).name;

/** What each allowance is about, by the beginning of its scope; the first that is used up is the reason told. */
const reasons: readonly (readonly [string, PlainProblemName])[] = [
  ['visitor:', 'dailyLimit'],
  ['address:', 'dailyLimit'],
  ['site:', 'siteLimit'],
  ['page:', 'pageExpired'],
  ['work:', 'workRequired'],
];

export function createVisitors(
  { dailyLimit, siteDailyLimit, secrets }: VisitorSettings,
  { store, clock }: { readonly store: Store; readonly clock: () => number },
): Visitors {
  const hidden = (kind: string, ...parts: readonly string[]) => unreadable(secrets.current(), kind, ...parts);
  const visitorOn = (day: string, { address, userAgent }: VisitorSource, secret = secrets.current()) =>
    unreadable(secret, 'visitor', day, networkPrefix(address), userAgent.slice(0, userAgentCharactersMax));
  const secretFor = (source: VisitorSource, secret: string) => (issuedAtMs: number) =>
    unreadable(secret, 'token', visitorOn(dayOf(issuedAtMs), source, secret), source.site ?? '');

  const visitorAllowance = (day: string, source: VisitorSource): Allowance => ({
    scope: visitorOn(day, source),
    limit: dailyLimit,
  });
  const networkAllowances = (day: string, { address }: VisitorSource): Allowance[] =>
    networksOf(address).map(({ name, times }) => ({
      scope: hidden('address', day, name),
      limit: dailyLimit * visitorsOfAddress * times,
    }));
  const siteAllowances = (day: string, { site }: VisitorSource): Allowance[] =>
    site === undefined ? [] : [{ scope: hidden('site', day, site), limit: siteDailyLimit }];

  const allowancesOn = (day: string, source: VisitorSource): Allowance[] => [
    visitorAllowance(day, source),
    ...networkAllowances(day, source),
    ...siteAllowances(day, source),
  ];

  const takenOf = (day: string, allowances: readonly Allowance[]) =>
    store.allowancesTaken(
      day,
      allowances.map(({ scope }) => scope),
      clock(),
    );

  return {
    dailyLimit,
    siteDailyLimit,
    async standing(source) {
      const day = dayOf(clock());
      const allowances = allowancesOn(day, source);
      const taken = await takenOf(day, allowances);
      const used = allowances.map(({ limit }, index) => ({ taken: taken[index] ?? 0, limit }));
      const remaining = Math.max(0, Math.min(...used.map((use) => use.limit - use.taken)));
      const [visitor = { taken: 0, limit: dailyLimit }, ...others] = used;
      const networks = others.slice(0, networkAllowances(day, source).length);
      // At the limit only what is ready already is answered, and that asks for no work.
      const workBits = remaining && requiredWork({ visitor, networks });
      return { remaining, workBits };
    },
    issueToken: (source, workBits) => pageToken(secretFor(source, secrets.current()), workBits, clock()),
    readPass(token, solution, source) {
      const puzzle = findWithKeyring(secrets, (secret) =>
        readPageToken(token, secretFor(source, secret), clock()),
      );
      return puzzle && { id: puzzle.id, workBits: workDone(token, solution) };
    },
    payer(source, pass, requiredBits) {
      const day = dayOf(clock());
      // A page's token starts one check: the store counts it, so that no other node takes it again.
      const page = { scope: hidden('page', pass.id), limit: 1 };
      const missingWork = { scope: hidden('work', pass.id), limit: 0 };
      const hasWorked = pass.workBits >= requiredBits;
      return { day, allowances: [...allowancesOn(day, source), page, ...(hasWorked ? [] : [missingWork])] };
    },
    async refusal({ day, allowances }) {
      const taken = await takenOf(day, allowances);
      const usedUp = allowances.filter(({ limit }, index) => (taken[index] ?? 0) >= limit);
      const reason = reasons.find(([kind]) => usedUp.some(({ scope }) => scope.startsWith(kind)));
      return reason?.[1] ?? 'dailyLimit';
    },
    resetSeconds: () => secondsLeft(clock()),
  };
}
