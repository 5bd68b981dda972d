/** The service that the extension asks: real but for its engines, which answer with samples or when the test says. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ContentOf } from '../../../server/src/domain/content.ts';
import { createSafeFetch } from '../../../server/src/net/safe-fetch.ts';
import type { Engine, Engines } from '../../../server/src/pipelines/engine.ts';
import { fetchProblem } from '../../../server/src/pipelines/fetch-problem.ts';
import { sampleEngines } from '../../../server/test/browser/support/sample-engines.ts';
import { textSamples } from '../../../server/test/browser/support/samples/text-samples.ts';
import { freePort } from '../../../server/test/support/free-port.ts';
import { startTestApp, type TestApp } from '../../../server/test/support/test-app.ts';
import { waitUntil } from '../../../server/test/support/wait-until.ts';

/** What stands after it is checked when the test lets the check end. Another one every time: answers are kept. */
export const slowly = (claim: string) => `Lenta ${randomUUID()}: ${claim}`;
const slowStart = /^Lenta \S+: /;

export interface Received {
  readonly kind: 'article' | 'image' | 'video';
  /** What was fetched from the link, or what was sent. */
  readonly bytes?: Buffer;
  readonly link?: string;
}

export interface ExtensionService {
  readonly url: string;
  readonly app: TestApp;
  /** Every request that came, as `GET /path`. */
  readonly requests: string[];
  /** What arrived at the engines, in order. */
  readonly received: Received[];
  /** Resolves when a slow check runs. */
  slowRuns(): Promise<unknown>;
  /** Lets the slow checks that run now end. */
  endSlow(): void;
  close(): Promise<void>;
}

export async function startService(
  allowedHost: string,
  settings: Record<string, string> = {},
): Promise<ExtensionService> {
  const received: Received[] = [];
  const held = createHeldText();
  const media = mediaEngine(allowedHost, received);
  const engines: Engines = {
    text: held.engine,
    article: {
      async check({ url }) {
        received.push({ kind: 'article', link: url });
        return textSamples.misleading.findings;
      },
    },
    image: media('image'),
    video: media('video'),
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await startTestApp({ engines, settings: { BASE_URL: url, LOG_LEVEL: 'warn', ...settings } });
  await app.app.http.listen({ host: '127.0.0.1', port });
  const requests: string[] = [];
  app.app.http.server.on('request', ({ method, url: path }) => requests.push(`${method} ${path}`));
  return { url, app, requests, received, slowRuns: held.begun, endSlow: held.end, close: () => app.close() };
}

function createHeldText() {
  let isRunning = false;
  let gate = Promise.withResolvers<void>();
  const engine: Engine<'text'> = {
    async check(content, context) {
      const { text } = sampleEngines;
      if (slowStart.test(content.claim)) {
        context.progress({ event: 'phase', data: { name: 'ricerca', text: 'Cerco nelle fonti.' } });
        isRunning = true;
        const { promise: stopped, reject } = Promise.withResolvers<never>();
        context.signal.addEventListener('abort', () => reject(context.signal.reason), { once: true });
        await Promise.race([gate.promise, stopped]);
      }
      if (!text) throw new Error('there are no samples of texts');
      return text.check({ ...content, claim: content.claim.replace(slowStart, '') }, context);
    },
  };
  return {
    engine,
    begun: () => waitUntil('a slow check runs', () => isRunning),
    end() {
      gate.resolve();
      isRunning = false;
      gate = Promise.withResolvers();
    },
  };
}

/** Fetches links for real, through the guards of the service. */
function mediaEngine(allowedHost: string, received: Received[]) {
  const fetching = createSafeFetch({ offline: false, allow: [allowedHost], userAgent: 'Riscontro/test' });
  return <K extends 'image' | 'video'>(kind: K): Engine<K> => ({
    async check(content: ContentOf<K>, context) {
      const { url, file } = content as { url?: string; file?: { path: string } };
      if (url === undefined) {
        received.push({ kind, bytes: await readFile(file?.path ?? '') });
      } else {
        const request = { kinds: ['image', 'video'] as const, sizeBytesMax: 1e6, timeoutMs: 10_000 };
        const { body } = await fetching.read(url, request).catch((error) => {
          throw fetchProblem(error);
        });
        received.push({ kind, link: url, bytes: body });
      }
      const sample = sampleEngines[kind] as Engine<K> | undefined;
      if (!sample) throw new Error(`there are no samples of kind ${kind}`);
      return sample.check(content, context);
    },
  });
}
