/** Clients that ask all the time and keep a ledger of what they were answered, while servers come and go. */

import { isCached, type PortAnswer, verifyTextAt } from './port-client.ts';
import type { TestKey } from './test-app.ts';

/** What the clients of one key know. */
export interface Account {
  readonly id: string;
  readonly key: string;
  /** Answers that cost a unit. */
  paid: number;
  /** Answers that came free, from the cache or from somebody else's check. */
  free: number;
  /** Requests whose connection broke: they may have cost a unit or not. */
  unknown: number;
}

export interface Ledger {
  readonly accounts: readonly Account[];
  /** Every answer by its id, without `cache`. */
  readonly answers: Map<string, string>;
  /** The ids that answered each claim. */
  readonly idsByClaim: Map<string, Set<string>>;
  /** Answers other than 200. */
  readonly refusals: PortAnswer[];
}

export interface Load {
  readonly ledger: Ledger;
  answered(): number;
  unknown(): number;
  /** Lets every client finish its request. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  readonly keys: readonly TestKey[];
  readonly clients: number;
  /** The port that the nth client's next request goes to; waits while its server is down. */
  readonly portFor: (client: number) => Promise<number>;
}

/** Of every ten claims a client sends, these many are sent by others as well. */
const sharedInTen = 3;
/** A shared claim is sent until this many requests have named one: at the same time, and again from the cache. */
const sharedRequestsPerClaim = 12;

export function startLoad({ keys, clients, portFor }: LoadOptions): Load {
  const accounts = keys.map(({ id, key }) => ({ id, key, paid: 0, free: 0, unknown: 0 }));
  const ledger: Ledger = { accounts, answers: new Map(), idsByClaim: new Map(), refusals: [] };
  let sharedRequests = 0;
  let stopping = false;

  function claimOf(client: number, round: number): string {
    if ((client + round) % 10 >= sharedInTen) return `Affermazione ${client}.${round}`;
    sharedRequests += 1;
    return `Affermazione comune ${Math.floor(sharedRequests / sharedRequestsPerClaim)}`;
  }

  async function ask(account: Account, claim: string, port: number): Promise<void> {
    let answer: PortAnswer;
    try {
      answer = await verifyTextAt(port, account.key, claim);
    } catch {
      account.unknown += 1;
      return;
    }
    if (answer.status !== 200) {
      ledger.refusals.push(answer);
      return;
    }
    if (isCached(answer)) account.free += 1;
    else account.paid += 1;
    const { id } = JSON.parse(answer.text) as { id: string };
    ledger.answers.set(id, answer.text.replace(',"cache":true', ''));
    ledger.idsByClaim.set(claim, (ledger.idsByClaim.get(claim) ?? new Set()).add(id));
  }

  async function run(client: number): Promise<void> {
    for (let round = 0; !stopping; round += 1) {
      const account = accounts[(client + round) % accounts.length];
      const port = await portFor(client);
      if (account && !stopping) await ask(account, claimOf(client, round), port);
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  const sum = (figure: (account: Account) => number) =>
    accounts.reduce((total, account) => total + figure(account), 0);
  return {
    ledger,
    answered: () => sum(({ paid, free }) => paid + free),
    unknown: () => sum(({ unknown }) => unknown),
    async stop() {
      stopping = true;
      await running;
    },
  };
}
