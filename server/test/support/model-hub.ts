/** A hub of models in the shape of the public one: a listing, and files behind a redirect to its storage. */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What every revision stands for. */
export const hubCommit = 'c0ffee'.padEnd(40, '0');

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What the hub does this time. */
export interface HubBehaviour {
  files: Record<string, Buffer>;
  /** Names in the listing that no file is behind. */
  alsoListed: string[];
  /** Answers in the hub's place where it returns true. */
  instead: (path: string, response: ServerResponse) => boolean;
  /** What the listing says of a file. */
  states: (path: string, content: Buffer) => object;
}

export interface ModelHub {
  readonly url: string;
  readonly now: HubBehaviour;
  /** Paths that were asked for, those of the storage left out. */
  readonly asked: readonly string[];
  readonly ranges: readonly (string | undefined)[];
  reset(): void;
  close(): void;
}

/** Holds these files again after every reset. */
export async function startModelHub(files: () => Record<string, Buffer>): Promise<ModelHub> {
  let now: HubBehaviour;
  let asked: string[] = [];
  let ranges: (string | undefined)[] = [];
  const reset = () => {
    asked = [];
    ranges = [];
    now = {
      files: files(),
      alsoListed: [],
      instead: () => false,
      states: (path, content) =>
        path.endsWith('.onnx')
          ? { size: content.length, lfs: { sha256: sha256(content), size: content.length, pointerSize: 130 } }
          : { size: content.length },
    };
  };
  reset();
  const listing = () => ({
    id: 'org/tiny',
    sha: hubCommit,
    cardData: { license: 'mit' },
    siblings: [
      ...Object.entries(now.files).map(([path, content]) => ({
        rfilename: path,
        ...now.states(path, content),
      })),
      ...now.alsoListed.map((rfilename) => ({ rfilename })),
    ],
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith('/storage/')) asked.push(path);
    ranges.push(request.headers.range);
    if (now.instead(path, response)) return;
    if (path.startsWith('/api/')) return response.end(JSON.stringify(listing()));
    const name = path.replace(/^\/(storage|org\/[^/]+\/resolve\/[^/]+)\//, '');
    const content = now.files[name];
    if (!content) return response.writeHead(404).end();
    if (name.endsWith('.onnx') && !path.startsWith('/storage/')) {
      const linked = { 'x-linked-etag': `"${sha256(content)}"`, 'x-linked-size': String(content.length) };
      return response.writeHead(302, { location: `/storage/${name}`, ...linked }).end();
    }
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from > 0)
      response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
    return response
      .writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from })
      .end(content.subarray(from));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get now() {
      return now;
    },
    get asked() {
      return asked;
    },
    get ranges() {
      return ranges;
    },
    reset,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
