/**
 * The way of a check through the service: cache, an identical check under way, quota, work, charge.
 * Whoever asks gets a stored result or a flight to wait for; nobody pays for somebody else's check.
 */
import type { Language } from '@riscontro/contract';
import { AppError, type PublicProblem } from '../domain/app-error.ts';
import { type Content, cacheKeyOf, contentName } from '../domain/content.ts';
import { type Day, dayAt } from '../domain/day.ts';
import { type Month, monthAt } from '../domain/month.ts';
import { quotaExhausted } from '../domain/quota-exhausted.ts';
import { createRandomIds } from '../domain/random-id.ts';
import type { Engines } from '../pipelines/engine.ts';
import type { Payer, Store, StoredResult, VisitorPayer } from '../store/store.ts';
import { createFlight, type Flight } from './flight.ts';
import { createFlights } from './flights.ts';
import { createRecentAnswers } from './recent-answers.ts';
import { awaitRemoteCheck } from './remote-check.ts';
import { type AdmittedCheck, createCheckRunner } from './run-check.ts';
import { engineFor } from './run-engine.ts';
import { createUnderWay, type UnderWayLimits } from './under-way.ts';

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

export function createChecks(needs: ChecksNeeds): Checks {
  const { store, engines, clock, settings, onEnd, onUnits } = needs;
  const flights = createFlights();
  const recent = createRecentAnswers();
  const runner = createCheckRunner({ store, clock, timeLimitMs: settings.timeLimitMs, onEnd, onUnits });
  const underWay = createUnderWay(settings.atOnce);
  const randomId = createRandomIds();
  let refusing = false;

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
        if (recent.isNewHolder(result, order.holder)) store.hold(result.id, order.holder);
      };
      if (answer.cached) noteIfFree(answer.result);
      // Whoever waits for the flight hears of its failure.
      else answer.flight.result.then(noteIfFree, () => undefined);
      return answer;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Sees to it that the order's content is released when it is no longer needed, unless it throws. */
  async function answerOrStart(order: CheckOrder): Promise<CheckAnswer> {
    const { content, release } = order;
    const name = nameOf(order);
    const freshSinceMs = clock() - settings.cacheMs;
    const remembered = recent.get(name, freshSinceMs);
    if (remembered) {
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
    if (refusing) throw new AppError('serviceUnavailable');
    const joined = joinLocal(cacheKey, release);
    if (joined) return joined;
    order.failures?.require();
    return admit(order, { name, cacheKey, engine });
  }

  /** Asks the store, which alone knows of all nodes, whether the check begins. */
  async function admit(order: CheckOrder, asked: AskedCheck): Promise<CheckAnswer> {
    const { name, cacheKey } = asked;
    const startedAtMs = clock();
    const id = randomId(idLength);
    const payer: Payer =
      'keyId' in order.payer ? { keyId: order.payer.keyId, month: monthOf(startedAtMs).name } : order.payer;
    const leave = underWay.begin(payer, cacheKey);
    const admitting = store.admit({
      id,
      cacheKey,
      payer,
      nodeId: settings.nodeId,
      nowMs: startedAtMs,
      leaseUntilMs: startedAtMs + settings.leaseMs,
      freshSinceMs: startedAtMs - settings.cacheMs,
    });
    const admission = await admitting.catch((error) => {
      leave();
      throw error;
    });
    if (admission.outcome !== 'started' || refusing) leave();
    switch (admission.outcome) {
      case 'cached':
        recent.set(name, admission.result);
        order.release();
        return { cached: true, result: admission.result };
      case 'exhausted':
        throw exhausted(payer, admission.quota, startedAtMs);
      case 'joined':
        return joinLocal(cacheKey, order.release) ?? followRemote(order, cacheKey, admission.id);
      case 'started': {
        if (refusing) {
          // The stop began meanwhile and waits for the flights it saw: this one would be cut off in the air.
          const problem: PublicProblem = { code: 'serviceUnavailable', parameters: {} };
          await store.settle({ outcome: 'failed', id, problem });
          throw AppError.again(problem);
        }
        if ('keyId' in payer) onUnits(payer.keyId, -1);
        const flight = start(order, { ...asked, id, startedAtMs, payer, leave });
        return { cached: false, joined: false, flight: flights.add(cacheKey, flight) };
      }
    }
  }

  function start(order: CheckOrder, begun: BegunCheck): Flight {
    const { id, name, leave, ...check } = begun;
    const { content, language, holder, requestId, isConfidential = false } = order;
    return runner.run({
      ...check,
      own: isConfidential ? { id, linkSecret: randomId(idLength) } : { id },
      content,
      language,
      holder,
      requestId,
      isConfidential,
      keepsImages: settings.keepPreviews !== false && keepsImages(order),
      onStored: (result) => recent.set(name, result),
      onFailed: (problem) => order.failures?.count(problem),
      leave() {
        leave();
        order.release();
      },
    });
  }

  function joinLocal(cacheKey: string, release: () => void): RunningAnswer | undefined {
    const flight = flights.find(cacheKey);
    if (!flight) return undefined;
    release();
    return { cached: false, joined: true, flight };
  }

  /** Waits for a check that another node runs; should that node be lost, the order is placed anew. */
  function followRemote(order: CheckOrder, cacheKey: string, id: string): RunningAnswer {
    let joined = true;
    const flight = createFlight({ id }, clock(), async () => {
      try {
        const result = await awaitRemoteCheck(store, id, clock, () => refusing);
        if (result) return result;
        flights.remove(cacheKey);
        const again = await answerOrStart(order);
        joined = again.cached || again.joined;
        return again.cached ? again.result : await again.flight.result;
      } finally {
        order.release();
      }
    });
    flights.add(cacheKey, flight);
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
    forget: recent.forget,
    find: flights.findById,
    get runningCount() {
      return flights.count;
    },
    async drain(graceMs) {
      refusing = true;
      await flights.ended(graceMs);
      runner.stopAll();
      await flights.ended();
    },
  };
}

/** What is asked for, before it begins. */
interface AskedCheck {
  /** Of the content, the same for all who may share its answer. */
  readonly name: string;
  readonly cacheKey: string;
  readonly engine: AdmittedCheck['engine'];
}

type BegunCheck = AskedCheck &
  Pick<AdmittedCheck, 'startedAtMs' | 'payer' | 'leave'> & { readonly id: string };

const keepsImages = ({ isConfidential = false, keepsImages = !isConfidential }: CheckOrder): boolean =>
  keepsImages;

function nameOf(order: CheckOrder): string {
  const shared = contentName(order.content, order.language);
  return order.isConfidential ? `${shared} ${order.holder} ${keepsImages(order)}` : shared;
}

function exhausted(payer: Payer, limit: number, nowMs: number): AppError {
  if (!('keyId' in payer)) return new AppError('dailyLimit');
  return quotaExhausted(limit, nowMs);
}
