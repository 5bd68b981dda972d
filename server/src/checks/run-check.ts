/** Runs a check that was admitted: the engine within its time, then the result is stored and charged, or the unit returned. */
import { setTimeout as delay } from 'node:timers/promises';
import { contentKinds, type Language, type Progress } from '@riscontro/contract/inside';
import { AppError, type PublicProblem, toPublicProblem } from '../domain/app-error.ts';
import { askedBy } from '../domain/asker.ts';
import type { Content } from '../domain/content.ts';
import { reportFault, workingFor } from '../domain/fault-report.ts';
import { storedText } from '../domain/result-text.ts';
import type { Engine } from '../pipelines/engine.ts';
import type { Payer, Settlement, Store, StoredResult } from '../store/store.ts';
import { collectAttachments } from './collect-attachments.ts';
import { createFlight, type Flight } from './flight.ts';
import { runEngine } from './run-engine.ts';
import { askerOf } from './under-way.ts';

export interface AdmittedCheck {
  /** The address that the result will have. */
  readonly own: Pick<StoredResult, 'id' | 'linkSecret'>;
  readonly startedAtMs: number;
  readonly engine: Engine<Content['kind']>;
  readonly content: Content;
  readonly language: Language;
  readonly cacheKey: string;
  readonly payer: Payer;
  readonly holder: string;
  readonly requestId: string | undefined;
  /** What is confidential is remembered nowhere else. */
  readonly isConfidential: boolean;
  readonly keepsImages: boolean;
  /** Told of a result that is stored. */
  readonly onStored: (result: StoredResult) => void;
  /** Told why it failed, before its unit is returned. */
  readonly onFailed: (problem: PublicProblem) => void;
  /** Called at the end, whatever it was. */
  readonly leave: () => void;
}

export interface CheckRunnerNeeds {
  readonly store: Store;
  readonly clock: () => number;
  /** The longest that a check may take. */
  readonly timeLimitMs: number;
  /** Told of every check that ended. */
  readonly onEnd: (kind: Content['kind'], outcome: 'done' | 'failed', durationMs: number) => void;
  /** Told when a check that failed returns the unit of a key. */
  readonly onUnits: (keyId: string, units: number) => void;
}

export interface CheckRunner {
  /** Its result rejects with an AppError. */
  run(check: AdmittedCheck): Flight;
  /** Interrupts all that run. */
  stopAll(): void;
}

export function createCheckRunner(needs: CheckRunnerNeeds): CheckRunner {
  const { store, clock, timeLimitMs, onEnd, onUnits } = needs;
  const stops = new Set<AbortController>();

  async function work(check: AdmittedCheck, progress: (event: Progress) => void): Promise<StoredResult> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeLimitMs);
    stops.add(stop);
    try {
      return await carryOut(check, stop.signal, progress);
    } catch (cause) {
      throw await fail(check, cause, stop.signal);
    } finally {
      clearTimeout(timer);
      stops.delete(stop);
      check.leave();
    }
  }

  async function carryOut(
    check: AdmittedCheck,
    signal: AbortSignal,
    progress: (event: Progress) => void,
  ): Promise<StoredResult> {
    const { own, engine, content, language, cacheKey, payer, holder } = check;
    const { attach, attachments } = collectAttachments();
    const keeping = check.keepsImages ? { attach } : {};
    const tasks: ((resultId: string) => Promise<void>)[] = [];
    const afterStoring = (task: (typeof tasks)[number]) => void tasks.push(task);
    const remembering = check.isConfidential ? {} : { afterStoring };
    const context = { language, signal, progress, ...remembering, ...keeping };
    const findings = await askedBy(askerOf(payer), () => runEngine(engine, content, context));
    const checkedAtMs = clock();
    const body = storedText(content, language, checkedAtMs, findings, attachments);
    const byKey = 'keyId' in payer ? { keyId: payer.keyId } : {};
    const result: StoredResult = { ...own, kind: content.kind, createdAtMs: checkedAtMs, body, ...byKey };
    await keep({ outcome: 'done', cacheKey, payer, holder, result, attachments });
    check.onStored(result);
    onEnd(content.kind, 'done', checkedAtMs - check.startedAtMs);
    // The answer stands, whatever becomes of them.
    const undone = (error: unknown) => reportFault(error, { place: 'checks/after-storing' });
    await Promise.all(tasks.map((task) => task(own.id).catch(undone)));
    return result;
  }

  async function fail(check: AdmittedCheck, cause: unknown, signal: AbortSignal): Promise<AppError> {
    const { own, content, payer, startedAtMs } = check;
    const error = signal.aborted ? new AppError('checkInterrupted', {}, cause) : cause;
    const problem = toPublicProblem(error);
    reportFault(error, { place: `checks/${contentKinds[content.kind]}` });
    check.onFailed(problem);
    onEnd(content.kind, 'failed', clock() - startedAtMs);
    // Should the store be out of reach too, the lease runs out and returns the unit all the same.
    await store.settle({ outcome: 'failed', id: own.id, problem }).then(
      () => {
        if ('keyId' in payer) onUnits(payer.keyId, 1);
      },
      (reason) => reportFault(reason, { place: 'checks/settle' }),
    );
    return AppError.again(problem, cause);
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

  return {
    run(check) {
      const ids = { requestId: check.requestId, checkId: check.own.id };
      return createFlight(check.own, check.startedAtMs, (progress) =>
        workingFor(ids, () => work(check, progress)),
      );
    },
    stopAll() {
      for (const stop of stops) stop.abort();
    },
  };
}
