/** How many checks each asker has under way on this node, and who may begin another. */
import type { ProblemValues } from '@riscontro/contract';
import { AppError } from '../domain/app-error.ts';
import type { Payer, VisitorPayer } from '../store/store.ts';

export interface UnderWayLimits {
  readonly perKey: number;
  readonly perVisitor: number;
  /** All visitors of one address together; of an IPv6 address, of its /64. */
  readonly perNetwork: number;
}

export interface UnderWay {
  /**
   * Counts a check until what is returned is called; harmless to call again. The same content, asked for several times
   * at once, counts once. Throws the 429 of whoever has too many.
   */
  begin(payer: Payer, content: string): () => void;
}

/** By then some of them have ended, as a rule. */
const retrySeconds = 5;

/**
 * The name under which an asker takes turns with others: a key, or the network of a visitor, the widest that one owner
 * may have, as another browser or address costs nothing. Made unreadable already; it goes into no log all the same.
 */
export function askerOf(payer: Payer): string {
  if ('keyId' in payer) return `key:${payer.keyId}`;
  return allowancesOf(payer, 'address:').at(-1)?.scope ?? 'visitors';
}

export function createUnderWay(limits: UnderWayLimits): UnderWay {
  /** By asker, how often each content was asked for. */
  const counts = new Map<string, Map<string, number>>();

  const boundsOf = (payer: Payer): Bound[] => {
    if ('keyId' in payer)
      return [
        {
          name: askerOf(payer),
          max: limits.perKey,
          reason: { code: 'checksOfKey', values: { max: limits.perKey } },
        },
      ];
    const networks = allowancesOf(payer, 'address:');
    const [narrowest] = networks;
    return [
      ...allowancesOf(payer, 'visitor:').map(({ scope }) => ({
        name: scope,
        max: limits.perVisitor,
        reason: { code: 'checksOfVisitor' } as const,
      })),
      // A wider network has as many times more as it has for the day.
      ...networks.map(({ scope, limit }) => ({
        name: scope,
        max: Math.round((limits.perNetwork * limit) / (narrowest?.limit ?? limit)),
        reason: { code: 'checksOfNetwork' } as const,
      })),
    ];
  };
  const add = (name: string, content: string, change: 1 | -1) => {
    const contents = counts.get(name) ?? new Map<string, number>();
    const count = (contents.get(content) ?? 0) + change;
    if (count > 0) contents.set(content, count);
    else contents.delete(content);
    if (contents.size > 0) counts.set(name, contents);
    else counts.delete(name);
  };

  return {
    begin(payer, content) {
      const bounds = boundsOf(payer);
      for (const { name, max, reason } of bounds) {
        const contents = counts.get(name);
        if (contents && contents.size >= max && !contents.has(content))
          throw new AppError('tooManyRequests', { reason, seconds: retrySeconds });
      }
      for (const { name } of bounds) add(name, content, 1);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        for (const { name } of bounds) add(name, content, -1);
      };
    },
  };
}

interface Bound {
  readonly name: string;
  readonly max: number;
  readonly reason: ProblemValues['tooManyRequests']['reason'];
}

const allowancesOf = ({ allowances }: VisitorPayer, kind: string) =>
  allowances.filter(({ scope }) => scope.startsWith(kind));
