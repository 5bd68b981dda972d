/** A long mixed load over several nodes, with a count of everything that the nodes said. */
import { doneFor, failedFor, newRequest, nowMs, today } from '../conformance/samples.conformance.ts';
import type { CheckRequest, NewKey, Store } from '../store.ts';

const clientsPerNode = 8;
const turns = 60;
const contents = 12;
/** In a load that moves its clock by one at every turn: over soon, and never. */
const shortLeaseMs = 20;
const longLeaseMs = 1_000_000;

export interface LoadReport {
  /** By key: checks that ended with an answer, and answers from the cache. */
  readonly kept: ReadonlyMap<string, number>;
  readonly fromCache: ReadonlyMap<string, number>;
  /** An instant at which the leases of lost checks have run out. */
  readonly endMs: number;
}

/** Every content is asked for over and over by all keys; checks end well, fail, end too late or get lost. */
export async function runMixedLoad(nodes: readonly Store[], keys: readonly NewKey[]): Promise<LoadReport> {
  const kept = new Map(keys.map(({ id }) => [id, 0]));
  const fromCache = new Map(keys.map(({ id }) => [id, 0]));
  const add = (counts: Map<string, number>, keyId: string) => counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  const random = createRandom();
  const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  let clockMs = nowMs;

  async function settle(node: Store, keyId: string, request: CheckRequest): Promise<void> {
    if (random(4) === 0) return node.settle(failedFor(request));
    // An answer whose settling seemed to fail is settled once more.
    const settling = random(4) === 0 ? [node, node] : [node];
    await Promise.all(settling.map((each) => each.settle(doneFor(request, { createdAtMs: clockMs }))));
    add(kept, keyId);
  }

  async function client(node: Store, nodeId: string): Promise<void> {
    const lost: { keyId: string; request: CheckRequest }[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      clockMs += 1;
      const isLost = random(6) === 0;
      const keyId = oneOf(keys).id;
      const request = newRequest(keyId, {
        nodeId,
        nowMs: clockMs,
        cacheKey: `mixed ${random(contents)}`,
        leaseUntilMs: clockMs + (isLost ? shortLeaseMs : longLeaseMs),
        freshSinceMs: random(3) === 0 ? 0 : clockMs,
      });
      const { outcome } = await node.admit(request);
      if (outcome === 'started' && isLost) lost.push({ keyId, request });
      if (outcome === 'started' && !isLost) await settle(node, keyId, request);
      const late = random(2) === 0 ? lost.shift() : undefined;
      if (late) await settle(node, late.keyId, late.request);
      if (outcome === 'cached') {
        node.countCachedAnswer(keyId, today);
        add(fromCache, keyId);
      }
    }
  }

  await Promise.all(
    nodes.flatMap((node, index) =>
      Array.from({ length: clientsPerNode }, () => client(node, `node ${index}`)),
    ),
  );
  return { kept, fromCache, endMs: clockMs + shortLeaseMs };
}

/** Whole numbers below a limit, the same ones at every run. */
function createRandom(): (limit: number) => number {
  let state = 20260510;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
