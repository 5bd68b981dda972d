/** What admission, settlement and leases come to, written down as plainly as possible. */
import type { Admission, CheckRequest, Payer } from '../store.ts';

interface ModelCheck {
  readonly request: CheckRequest;
  state: 'running' | 'failed' | 'done';
  leaseUntilMs: number;
  doneAtMs: number;
}

/** The names under which a payer's units are counted. */
export const accountsOf = (payer: Payer): string[] =>
  'keyId' in payer
    ? [`${payer.month} ${payer.keyId}`]
    : payer.allowances.map(({ scope }) => `${payer.day} ${scope}`);

/** One store's units, as they ought to be. Time passes when `clockMs` is set. */
export class QuotaModel {
  clockMs: number;
  readonly quotas: Map<string, number>;
  readonly checks: ModelCheck[] = [];
  readonly #cached = new Map<string, ModelCheck>();

  constructor(clockMs: number, quotas: ReadonlyMap<string, number>) {
    this.clockMs = clockMs;
    this.quotas = new Map(quotas);
  }

  usage(account: string): { used: number; reserved: number } {
    const own = this.checks.filter(({ request }) => accountsOf(request.payer).includes(account));
    return {
      used: own.filter(({ state }) => state === 'done').length,
      reserved: own.filter((check) => this.#isHeld(check)).length,
    };
  }

  /** The outcome, and whose check or result it is about. */
  admit(request: CheckRequest): { outcome: Admission['outcome']; id?: string } {
    const same = this.checks.filter(({ request: { cacheKey } }) => cacheKey === request.cacheKey);
    for (const check of same) if (check.state === 'running' && !this.#isHeld(check)) check.state = 'failed';
    const cached = this.#cached.get(request.cacheKey);
    if (cached && cached.doneAtMs > request.freshSinceMs) return { outcome: 'cached', id: cached.request.id };
    const running = same.find(({ state }) => state === 'running');
    if (running) return { outcome: 'joined', id: running.request.id };
    if (this.#isExhausted(request.payer)) return { outcome: 'exhausted' };
    this.checks.push({ request, state: 'running', leaseUntilMs: request.leaseUntilMs, doneAtMs: 0 });
    return { outcome: 'started' };
  }

  settle(check: ModelCheck, state: 'done' | 'failed'): void {
    if (check.state === 'done') return;
    check.state = state;
    if (state === 'failed') return;
    check.doneAtMs = this.clockMs;
    this.#cached.set(check.request.cacheKey, check);
  }

  renew(leaseUntilMs: number): void {
    for (const check of this.checks) check.leaseUntilMs = leaseUntilMs;
  }

  #isExhausted(payer: Payer): boolean {
    const limits =
      'keyId' in payer ? [this.quotas.get(payer.keyId) ?? 0] : payer.allowances.map(({ limit }) => limit);
    return accountsOf(payer).some((account, index) => {
      const { used, reserved } = this.usage(account);
      return used + reserved >= (limits[index] ?? 0);
    });
  }

  #isHeld({ state, leaseUntilMs }: ModelCheck): boolean {
    return state === 'running' && leaseUntilMs > this.clockMs;
  }
}
