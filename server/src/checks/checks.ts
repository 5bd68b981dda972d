/**
 * The way of a check through the service: cache, an identical check under way, quota, work, charge.
 * Whoever asks gets a stored result or a flight to wait for; nobody pays for somebody else's check.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Language, Progress } from '@riscontro/contract';
import { LRUCache } from 'lru-cache';
import { AppError, type PublicProblem, toPublicProblem } from '../domain/app-error.ts';
import { askedBy } from '../domain/asker.ts';
import { type Content, cacheKeyOf, contentName } from '../domain/content.ts';
import { type Day, dayAt } from '../domain/day.ts';
import { reportFault, workingFor } from '../domain/fault-report.ts';
import { type Month, monthAt } from '../domain/month.ts';
import { quotaExhausted } from '../domain/quota-exhausted.ts';
import { createRandomIds } from '../domain/random-id.ts';
import { storedText } from '../domain/result-text.ts';
import type { Engines } from '../pipelines/engine.ts';
import type { Payer, Settlement, Store, StoredResult, VisitorPayer } from '../store/store.ts';
import { collectAttachments } from './collect-attachments.ts';
import { createFlight, type Flight } from './flight.ts';
import { awaitRemoteCheck } from './remote-check.ts';
import { engineFor, runEngine } from './run-engine.ts';
import { askerOf, createUnderWay, type UnderWayLimits } from './under-way.ts';

export interface CheckOrder {
  readonly content: Content;
  readonly language: Language;
  /** A key, in the month in which its check begins, or a visitor of the day. */
  readonly payer: { readonly keyId: string } | VisitorPayer;
  /** The name under which whoever asks holds the result: domain/holder.ts. */
  readonly holder: string;
  /** The result is for its asker alone: found under no name but his, behind a link with a secret. */
  readonly isConfidential?: boolean;
  /** Whether images are kept for the result's page, where the settings allow it. Default: unless it is confidential. */
  readonly keepsImages?: boolean;
  /** Who may fail only so often: asked before a check begins, and told how one ended that failed. */
  readonly failures?: { require(): void; count(problem: PublicProblem): void };
  /** The request that asks, for the log. */
  readonly requestId?: string;
  /** Called once, when the content is no longer needed: removes an uploaded file. */
  readonly release: () => void;
}

export type CheckAnswer = { readonly cached: true; readonly result: StoredResult } | RunningAnswer;

interface RunningAnswer {
  readonly cached: false;
  readonly flight: Flight;
  /**
   * Somebody else's check is waited for: its answer is free, like one from the cache. Final once the flight has
   * its result: a waiter whose other node is lost runs the check itself, and pays for it.
   */
  readonly joined: boolean;
}

export interface CheckSettings {
  readonly nodeId: string;
  readonly cacheMs: number;
  /** How long a unit stays held after a crash. Renewed by the upkeep while the node lives. */
  readonly leaseMs: number;
  /** The longest that a check may take. */
  readonly timeLimitMs: number;
  /** Whether previews and heat maps are kept with the results. Default: true. */
  readonly keepPreviews?: boolean;
  /** Checks of one asker at once on this node. */
  readonly atOnce: UnderWayLimits;
}

export interface ChecksNeeds {
  readonly store: Store;
  readonly engines: Engines;
  readonly clock: () => number;
  readonly settings: CheckSettings;
  /** Told of every check that ended. */
  readonly onEnd: (kind: Content['kind'], outcome: 'done' | 'failed', durationMs: number) => void;
  /** Told when a check takes a unit of a key (-1) and when one that failed returns it (+1). */
  readonly onUnits: (keyId: string, units: number) => void;
}

export interface Checks {
  request(order: CheckOrder): Promise<CheckAnswer>;
  /** A result was deleted or let go of: this node remembers nothing of it. */
  forget(id: string): void;
  /** A check that this node runs or waits for. */
  find(id: string): Flight | undefined;
  readonly runningCount: number;
  /** Refuses new checks, waits for the running ones, then interrupts the rest and returns their units. */
  drain(graceMs: number): Promise<void>;
}

/** 131 bits: a share page is found by its link alone. */
const idLength = 22;

/** Recent answers in memory. Short-lived, so that a take-down on another node shows here within seconds. */
const recentAnswersBytesMax = 64 * 1024 * 1024;
const recentAnswersMs = 2_000;
/** Holders of one result that were noted a moment ago and need not be noted again. */
const recentHoldersMax = 1_000;

export function createChecks(needs: ChecksNeeds): Checks {
  const { store, engines, clock, settings, onEnd, onUnits } = needs;
  const flights = new Map<string, Flight>();
  const stops = new Set<AbortController>();
  const underWay = createUnderWay(settings.atOnce);
  const randomId = createRandomIds();
  let refusing = false;
  const recent = new LRUCache<string, StoredResult>({
    maxSize: recentAnswersBytesMax,
    sizeCalculation: ({ body }, name) => body.length + name.length + 200,
    ttl: recentAnswersMs,
    ttlResolution: 100,
  });

  // As long as the answer is remembered here, a moment: who asks again on another node may have let go of it there.
  const noted = new WeakMap<StoredResult, Set<string>>();

  let lastMonth: Month | undefined;
  const monthOf = (timeMs: number): Month => {
    lastMonth = monthAt(timeMs, lastMonth);
    return lastMonth;
  };
  let lastDay: Day | undefined;
  const dayOf = (timeMs: number): string => {
    lastDay = dayAt(timeMs, lastDay);
    return lastDay.name;
  };

  const tellUnits = (payer: Payer, units: number) => {
    if ('keyId' in payer) onUnits(payer.keyId, units);
  };

  async function request(order: CheckOrder): Promise<CheckAnswer> {
    let released = false;
    const release = () => {
      if (!released) order.release();
      released = true;
    };
    try {
      const answer = await answerOrStart({ ...order, release });
      const noteIfFree = (result: StoredResult) => {
        if (!answer.cached && !answer.joined) return;
        if ('keyId' in order.payer) store.countCachedAnswer(order.payer.keyId, dayOf(clock()));
        noteHolder(result, order.holder);
      };
      if (answer.cached) noteIfFree(answer.result);
      else answer.flight.result.then(noteIfFree, () => undefined);
      return answer;
    } catch (error) {
      release();
      throw error;
    }
  }

  function noteHolder(result: StoredResult, holder: string): void {
    const holders = noted.get(result) ?? new Set<string>();
    if (holders.has(holder)) return;
    if (holders.size === 0) noted.set(result, holders);
    if (holders.size < recentHoldersMax) holders.add(holder);
    store.hold(result.id, holder);
  }

  /** Sees to it that the order's content is released when it is no longer needed, unless it throws. */
  async function answerOrStart(order: CheckOrder): Promise<CheckAnswer> {
    const { content, language, release, holder, isConfidential = false } = order;
    const { keepsImages = !isConfidential } = order;
    const shared = contentName(content, language);
    const name = isConfidential ? `${shared} ${holder} ${keepsImages}` : shared;
    const freshSinceMs = clock() - settings.cacheMs;
    const remembered = recent.get(name);
    if (remembered && remembered.createdAtMs > freshSinceMs) {
      release();
      return { cached: true, result: remembered };
    }
    const cacheKey = cacheKeyOf(name);
    // Read before the check is admitted, so that answers that are there do not depend on writing.
    const stored = await store.findCached(cacheKey, freshSinceMs);
    if (stored) {
      recent.set(name, stored);
      release();
      return { cached: true, result: stored };
    }
    const engine = engineFor(engines, content.kind);
    if (refusing) throw new AppError('servizio_indisponibile');
    const joined = joinLocal(cacheKey, release);
    if (joined) return joined;
    order.failures?.require();

    const nowMs = clock();
    const id = randomId(idLength);
    const payer: Payer =
      'keyId' in order.payer ? { keyId: order.payer.keyId, month: monthOf(nowMs).name } : order.payer;
    const leave = underWay.begin(payer, cacheKey);
    const asked = store.admit({
      id,
      cacheKey,
      payer,
      nodeId: settings.nodeId,
      nowMs,
      leaseUntilMs: nowMs + settings.leaseMs,
      freshSinceMs: nowMs - settings.cacheMs,
    });
    const admission = await asked.catch((error) => {
      leave();
      throw error;
    });
    if (admission.outcome !== 'started' || refusing) leave();
    switch (admission.outcome) {
      case 'cached':
        recent.set(name, admission.result);
        release();
        return { cached: true, result: admission.result };
      case 'exhausted':
        throw exhausted(payer, admission.quota, nowMs);
      case 'joined':
        return joinLocal(cacheKey, release) ?? followRemote(order, cacheKey, admission.id);
      case 'started':
        if (refusing) {
          // The stop began meanwhile and waits for the flights it saw: this one would be cut off in the air.
          const problem: PublicProblem = { code: 'servizio_indisponibile', parameters: {} };
          await store.settle({ outcome: 'failed', id, problem });
          throw AppError.again(problem);
        }
        tellUnits(payer, -1);
        return { cached: false, joined: false, flight: register(cacheKey, run()) };
    }

    function run(): Flight {
      const own = isConfidential ? { id, linkSecret: randomId(idLength) } : { id };
      const work = async (progress: (event: Progress) => void) => {
        const stop = new AbortController();
        const { signal } = stop;
        const timer = setTimeout(() => stop.abort(), settings.timeLimitMs);
        stops.add(stop);
        try {
          const { attach, attachments } = collectAttachments();
          const keeping = settings.keepPreviews === false || !keepsImages ? {} : { attach };
          const tasks: ((resultId: string) => Promise<void>)[] = [];
          const afterStoring = (task: (typeof tasks)[number]) => void tasks.push(task);
          // What is confidential is remembered nowhere else.
          const remembering = isConfidential ? {} : { afterStoring };
          const context = { language, signal, progress, ...remembering, ...keeping };
          const findings = await askedBy(askerOf(payer), () => runEngine(engine, content, context));
          const checkedAtMs = clock();
          const body = storedText(content, language, checkedAtMs, findings, attachments);
          const byKey = 'keyId' in payer ? { keyId: payer.keyId } : {};
          const result: StoredResult = {
            ...own,
            kind: content.kind,
            createdAtMs: checkedAtMs,
            body,
            ...byKey,
          };
          await keep({ outcome: 'done', cacheKey, payer, holder, result, attachments });
          recent.set(name, result);
          onEnd(content.kind, 'done', checkedAtMs - nowMs);
          // The answer stands, whatever becomes of them.
          const undone = (error: unknown) => reportFault(error, { place: 'checks/after-storing' });
          await Promise.all(tasks.map((task) => task(id).catch(undone)));
          return result;
        } catch (cause) {
          throw await fail(cause, signal);
        } finally {
          clearTimeout(timer);
          stops.delete(stop);
          leave();
          release();
        }
      };
      const ids = { requestId: order.requestId, checkId: id };
      return createFlight(own, nowMs, (progress) => workingFor(ids, () => work(progress)));
    }

    async function fail(cause: unknown, signal: AbortSignal): Promise<AppError> {
      const error = signal.aborted ? new AppError('verifica_interrotta', {}, cause) : cause;
      const problem = toPublicProblem(error);
      reportFault(error, { place: `checks/${content.kind}` });
      order.failures?.count(problem);
      onEnd(content.kind, 'failed', clock() - nowMs);
      // Should the store be out of reach too, the lease runs out and returns the unit all the same.
      await store.settle({ outcome: 'failed', id, problem }).then(
        () => tellUnits(payer, 1),
        (reason) => reportFault(reason, { place: 'checks/settle' }),
      );
      return AppError.again(problem, cause);
    }
  }

  /** An answer is worth waiting out a short break of the store; settling twice charges once. */
  async function keep(settlement: Settlement): Promise<void> {
    for (const pauseMs of [100, 1_000]) {
      try {
        return await store.settle(settlement);
      } catch (error) {
        reportFault(error, { place: 'checks/settle' });
        await delay(pauseMs);
      }
    }
    await store.settle(settlement);
  }

  function joinLocal(cacheKey: string, release: () => void): RunningAnswer | undefined {
    const flight = flights.get(cacheKey);
    if (!flight) return undefined;
    release();
    return { cached: false, joined: true, flight };
  }

  function register(cacheKey: string, flight: Flight): Flight {
    flights.set(cacheKey, flight);
    const forget = () => {
      if (flights.get(cacheKey) === flight) flights.delete(cacheKey);
    };
    flight.result.then(forget, forget);
    return flight;
  }

  /** Waits for a check that another node runs; should that node be lost, the order is placed anew. */
  function followRemote(order: CheckOrder, cacheKey: string, id: string): RunningAnswer {
    let joined = true;
    const flight = createFlight({ id }, clock(), async () => {
      try {
        const result = await awaitRemoteCheck(store, id, clock, () => refusing);
        if (result) return result;
        flights.delete(cacheKey);
        const again = await answerOrStart(order);
        joined = again.cached || again.joined;
        return again.cached ? again.result : await again.flight.result;
      } finally {
        order.release();
      }
    });
    register(cacheKey, flight);
    return {
      cached: false,
      flight,
      get joined() {
        return joined;
      },
    };
  }

  return {
    request,
    forget(id) {
      for (const [name, result] of recent.entries()) if (result.id === id) recent.delete(name);
    },
    find: (id) => flights.values().find((flight) => flight.id === id),
    get runningCount() {
      return flights.size;
    },
    async drain(graceMs) {
      refusing = true;
      const settled = () => Promise.allSettled([...flights.values()].map(({ result }) => result));
      await Promise.race([settled(), delay(graceMs, undefined, { ref: false })]);
      for (const stop of stops) stop.abort();
      await settled();
    },
  };
}

function exhausted(payer: Payer, limit: number, nowMs: number): AppError {
  if (!('keyId' in payer)) return new AppError('limite_giornaliero');
  return quotaExhausted(limit, nowMs);
}
