/** What admission, settlement and leases come to, written down as plainly as possible. */
import { monthAt } from '../../domain/month.ts';
import type { Admission, CheckRequest } from '../store.ts';

interface ModelCheck {
  readonly request: CheckRequest;
  state: 'running' | 'failed' | 'done';
  leaseUntilMs: number;
  doneAtMs: number;
}

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

  usage(keyId: string): { used: number; reserved: number } {
    const month = monthAt(this.clockMs).name;
    const own = this.checks.filter(({ request }) => request.keyId === keyId && request.month === month);
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
    const { used, reserved } = this.usage(request.keyId);
    if (used + reserved >= (this.quotas.get(request.keyId) ?? 0)) return { outcome: 'exhausted' };
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

  #isHeld({ state, leaseUntilMs }: ModelCheck): boolean {
    return state === 'running' && leaseUntilMs > this.clockMs;
  }
}
