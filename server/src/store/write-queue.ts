/**
 * Group commit: what arrives while one transaction is being written goes together into the next, so that a
 * hundred requests share the price of one disk flush.
 */
import type { Admission, CheckRequest, Settlement } from './store.ts';
import type { CachedAnswers, WriteBatch } from './write-batch.ts';

interface Pending<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

export interface WriteQueue {
  admit(request: CheckRequest): Promise<Admission>;
  settle(settlement: Settlement): Promise<void>;
  /** Is written along with something else, or on its own within `cachedAnswersDelayMs`. */
  countCachedAnswer(keyId: string, day: string): void;
  /** Resolves when the answers counted so far are written, or have been tried. */
  flushCounts(): Promise<void>;
  /** Resolves when nothing waits any more: everything is written, or has been tried. */
  drain(): Promise<void>;
}

/** More in one transaction does not pay, and a database takes only so many parameters in a statement. */
const batchSizeMax = 256;
const cachedAnswersDelayMs = 250;
/** Images in one transaction: beyond this, those who wait for the next one would notice. */
const attachmentBytesMax = 8_000_000;

export function createWriteQueue(runBatch: (batch: WriteBatch) => Promise<Admission[]>): WriteQueue {
  const settlements: Pending<Settlement, void>[] = [];
  const requests: Pending<CheckRequest, Admission>[] = [];
  let cachedAnswers = new Map<string, CachedAnswers>();
  let barriers: (() => void)[] = [];
  let writing = false;
  let writingCounts = false;
  let isDelayed = false;

  /** Writes until nobody waits. Begins in the next microtask, so that what arrives together goes together. */
  async function write(): Promise<void> {
    writing = true;
    await null;
    do {
      const counts = cachedAnswers;
      const passed = barriers;
      cachedAnswers = new Map();
      barriers = [];
      writingCounts = counts.size > 0;
      await writeTogether(takeSettlements(settlements), requests.splice(0, batchSizeMax), counts);
      for (const resolve of passed) resolve();
    } while (settlements.length > 0 || requests.length > 0 || barriers.length > 0);
    writing = false;
    writingCounts = false;
    if (cachedAnswers.size > 0) writeLater();
  }

  /** Never rejects: every failure goes to the one who asked. */
  async function writeTogether(
    nextSettlements: Pending<Settlement, void>[],
    nextRequests: Pending<CheckRequest, Admission>[],
    counts: Map<string, CachedAnswers>,
  ): Promise<void> {
    try {
      const admissions = await runBatch({
        settlements: nextSettlements.map(({ item }) => item),
        requests: nextRequests.map(({ item }) => item),
        cachedAnswers: [...counts.values()],
      });
      for (const { resolve } of nextSettlements) resolve();
      nextRequests.forEach(({ resolve }, index) => {
        resolve(admissions[index] as Admission);
      });
    } catch (error) {
      // Counts of free answers are worth another try with a later batch, and no error to anybody.
      for (const count of counts.values()) addCachedAnswers(count);
      if (nextSettlements.length + nextRequests.length <= 1) {
        for (const { reject } of [...nextSettlements, ...nextRequests]) reject(error);
        return;
      }
      // One bad row, or a deadlock between nodes, must not fail the others: each gets a transaction of its own.
      for (const settlement of nextSettlements) await writeTogether([settlement], [], new Map());
      for (const request of nextRequests) await writeTogether([], [request], new Map());
    }
  }

  function start(): void {
    if (!writing) void write();
  }

  function writeLater(): void {
    if (isDelayed) return;
    isDelayed = true;
    setTimeout(() => {
      isDelayed = false;
      start();
    }, cachedAnswersDelayMs).unref();
  }

  function addCachedAnswers({ keyId, day, count }: Omit<CachedAnswers, 'month'>): void {
    const name = `${keyId} ${day}`;
    const sum = (cachedAnswers.get(name)?.count ?? 0) + count;
    cachedAnswers.set(name, { keyId, month: day.slice(0, 'YYYY-MM'.length), day, count: sum });
    if (!writing) writeLater();
  }

  /** Resolves with the batch that is taken up next. */
  const nextBatch = () =>
    new Promise<void>((resolve) => {
      barriers.push(resolve);
      start();
    });
  const flushCounts = async () => {
    if (cachedAnswers.size > 0 || writingCounts) await nextBatch();
  };

  return {
    admit: (item) =>
      new Promise((resolve, reject) => {
        requests.push({ item, resolve, reject });
        start();
      }),
    settle: (item) =>
      new Promise((resolve, reject) => {
        settlements.push({ item, resolve, reject });
        start();
      }),
    countCachedAnswer: (keyId, day) => addCachedAnswers({ keyId, day, count: 1 }),
    flushCounts,
    async drain() {
      await flushCounts();
      while (writing) await nextBatch();
    },
  };
}

/** As many as go into one transaction; always one, where there is one. */
function takeSettlements(waiting: Pending<Settlement, void>[]): Pending<Settlement, void>[] {
  let bytes = 0;
  const tooMuch = waiting.findIndex(({ item }, index) => {
    bytes += attachmentBytes(item);
    return index >= batchSizeMax || (index > 0 && bytes > attachmentBytesMax);
  });
  return waiting.splice(0, tooMuch < 0 ? waiting.length : tooMuch);
}

function attachmentBytes(settlement: Settlement): number {
  if (settlement.outcome !== 'done' || !settlement.attachments) return 0;
  return settlement.attachments.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}
