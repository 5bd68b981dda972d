/**
 * What becomes of the errors that parts report (domain/fault-report.ts): a fault of the program is written to the log
 * with its place and the ids of its request and its check; an expected error stays quiet there. Both are counted.
 */
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { type Fault, onFault } from '../domain/fault-report.ts';

export interface Diagnostics {
  /** Counts how an outside provider did when it was asked. */
  countProvider(provider: string, outcome: string): void;
  /** For the page of figures. */
  readonly counters: readonly Counter[];
  /** Hears of nothing more. */
  close(): void;
}

/** Places, methods and kinds are few; should a process that a file has taken over invent more, they are one. */
const labelsMax = 500;

/** Hears of every fault of this process from now on. */
export function createDiagnostics(log: Pick<Logger, 'error'>): Diagnostics {
  const known = new Set<string>();
  const label = (value: string) => {
    if (known.size < labelsMax) known.add(value);
    return known.has(value) ? value : 'other';
  };
  const faults = counter(
    'riscontro_faults_total',
    'Faults of the program, by the part that went on without.',
    ['place'],
  );
  const expected = counter(
    'riscontro_expected_errors_total',
    'Errors that were to be reckoned with, by the part that went on without, and by what they were.',
    ['place', 'kind'],
  );
  const methods = counter(
    'riscontro_method_failures_total',
    'Methods of verification that gave no answer; the kind “fault” is the program’s own.',
    ['method', 'kind'],
  );
  const providers = counter(
    'riscontro_provider_requests_total',
    'How outside providers did when they were asked: “answered”, or why not; “fault” is the program’s own.',
    ['provider', 'outcome'],
  );
  const close = onFault((fault) => {
    const kind = 'error' in fault ? 'fault' : label(fault.expected);
    if ('error' in fault) {
      faults.inc({ place: label(fault.place) });
      log.error(logged(fault), 'a fault of the program');
    } else {
      expected.inc({ place: label(fault.place), kind });
    }
    if (fault.method !== undefined) methods.inc({ method: label(fault.method), kind });
  });
  return {
    countProvider: (provider, outcome) => providers.inc({ provider, outcome }),
    counters: [faults, expected, methods, providers],
    close,
  };
}

/** Under the name that the lines of requests have for the same id. */
function logged({ requestId, ...fault }: Fault): object {
  return requestId === undefined ? fault : { reqId: requestId, ...fault };
}

/** Belongs to the page of figures that it is put on, and to no other. */
const counter = (name: string, help: string, labelNames: string[]) =>
  new Counter({ name, help, labelNames, registers: [] });
