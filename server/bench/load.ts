/**
 * Load on 127.0.0.1, bounded in connections and time. Plain sockets instead of a load tool, because the load
 * shares the cores with what it measures and has to cost little.
 */
import { connect } from 'node:net';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

export interface Call {
  readonly key: string;
  readonly claim: string;
}

/** Posts the same request, or each time the next one, to verify-text for `seconds`; every answer must be 200. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  call: Call | (() => Call),
): Promise<Load> {
  const same = typeof call === 'function' ? undefined : requestText(call);
  const next = () => same ?? requestText((call as () => Call)());
  const latencies: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => converse(Number(new URL(url).port), next, endMs, latencies)),
  );
  const elapsedSeconds = (performance.now() - startMs) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    requestsPerSecond: latencies.length / elapsedSeconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

function requestText({ key, claim }: Call): string {
  const body = JSON.stringify({ claim });
  return `POST /api/v1/verify-text HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nX-API-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** One connection: a request, its whole answer, the next request, until the time is over. */
function converse(port: number, next: () => string, endMs: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay();
    let sentMs = 0;
    let received = '';
    const send = () => {
      received = '';
      sentMs = performance.now();
      socket.write(next());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection: the measurement is void')));
    socket.on('data', (chunk) => {
      // Latin-1 keeps one character per byte, so that lengths can be compared.
      received += chunk.toString('latin1');
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = /content-length: (\d+)/i.exec(received)?.[1];
      if (received.length < headEnd + 4 + Number(length)) return;
      if (!received.startsWith('HTTP/1.1 200')) {
        reject(new Error(`An answer was not 200, the measurement is void: ${received.slice(0, 500)}`));
        socket.destroy();
        return;
      }
      const nowMs = performance.now();
      latencies.push(nowMs - sentMs);
      if (nowMs < endMs) return send();
      resolve();
      socket.destroy();
    });
  });
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
