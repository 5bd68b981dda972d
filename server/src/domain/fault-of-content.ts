/** Whose fault a problem is: what was sent, or the service and how much it is asked for. */
import { problemStatuses } from '@riscontro/contract';
import type { PublicProblem } from './app-error.ts';

/** Refused as it is, or its link fails or is too slow. */
const statuses: ReadonlySet<number> = new Set([400, 502, 504]);

export const isFaultOfContent = ({ code }: Pick<PublicProblem, 'code'>): boolean =>
  statuses.has(problemStatuses[code]);
