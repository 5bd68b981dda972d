/** A connection on which a test says whatever it likes, and reads what the server answers, byte by byte. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { waitUntil } from './wait-until.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface RawConnection {
  readonly socket: Socket;
  /** Every complete answer so far, interim ones (1xx) included. */
  readonly answers: readonly RawAnswer[];
  /** The server has said its last word, or the connection is broken. */
  readonly over: boolean;
  send(data: string | Buffer): void;
  /** Waits for the nth answer; fails when the connection is over before it is complete. */
  answer(n?: number): Promise<RawAnswer>;
  /** Sends the chunk again and again, at the server's pace, until that many bytes are sent or it is broken. */
  pour(chunk: Buffer, bytes: number): Promise<void>;
}

export async function openRaw(port: number): Promise<RawConnection> {
  // Half-open, so that a server that only says goodbye does not end what the test has to say.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const answers: RawAnswer[] = [];
  let unread = Buffer.alloc(0);
  let over = false;
  socket.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const found = takeAnswer(unread);
      if (!found) return;
      answers.push(found.answer);
      unread = unread.subarray(found.length);
    }
  });
  socket.on('end', () => {
    over = true;
  });
  socket.on('close', () => {
    over = true;
  });
  // A broken connection is what many of these tests are about; `over` tells of it.
  socket.on('error', () => undefined);

  return {
    socket,
    answers,
    get over() {
      return over;
    },
    send: (data) => void socket.write(data),
    async answer(n = 1) {
      await waitUntil(`answer ${n}`, () => answers.length >= n || over);
      const answer = answers[n - 1];
      assert.ok(answer, `the connection was over after ${answers.length} answers and ${unread.length} bytes`);
      return answer;
    },
    async pour(chunk, bytes) {
      for (let sent = 0; sent < bytes && !socket.destroyed && socket.writable; sent += chunk.length) {
        if (socket.write(chunk)) continue;
        await new Promise<void>((resolve) => {
          const go = () => {
            socket.off('drain', go);
            socket.off('close', go);
            resolve();
          };
          socket.on('drain', go);
          socket.on('close', go);
        });
      }
    },
  };
}

/** The first answer in these bytes, once all of it is there. */
function takeAnswer(bytes: Buffer): { answer: RawAnswer; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  assert.ok(status, `a status line: ${statusLine.slice(0, 100)}`);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const bodyStart = headEnd + 4;
  const announced = headers.get('content-length');
  assert.ok(announced !== undefined || status < 200, 'the answer says how long it is');
  const length = bodyStart + Number(announced ?? 0);
  if (bytes.length < length) return undefined;
  return { answer: { status, headers, body: bytes.toString('utf8', bodyStart, length) }, length };
}
