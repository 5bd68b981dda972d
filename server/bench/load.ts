/** Load on 127.0.0.1, bounded in connections and time. */
import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export interface Call {
  readonly key: string;
  readonly claim: string;
}

const headersOf = ({ key }: Call) => ({ 'content-type': 'application/json', 'x-api-key': key });
const bodyOf = ({ claim }: Call) => JSON.stringify({ claim });

/** Posts the same request, or each time the next one, to verify-text for `seconds`; every answer must be 200. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  call: Call | (() => Call),
): Promise<Load> {
  const target = {
    url: `${url}/api/v1/verify-text`,
    connections,
    duration: seconds,
    method: 'POST' as const,
  };
  const result = await autocannon(
    typeof call === 'function'
      ? {
          ...target,
          requests: [
            {
              setupRequest(request) {
                const next = call();
                return { ...request, headers: headersOf(next), body: bodyOf(next) };
              },
            },
          ],
        }
      : { ...target, headers: headersOf(call), body: bodyOf(call) },
  );
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${result.non2xx} answers were not 200, ${result.errors} requests failed: the measurement is void`,
    );
  }
  return { requestsPerSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
