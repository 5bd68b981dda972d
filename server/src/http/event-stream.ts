/** Server-sent events: progress while a check runs, then its result. */
import type { FastifyReply } from 'fastify';

/** Proxies close what is silent; a comment says that somebody is still there. */
const heartbeatMs = 15_000;

/** Beyond this the client does not read: it is dropped rather than buffered for. */
const unsentBytesMax = 1024 * 1024;

export interface EventStream {
  /** `data` is JSON text without line breaks. */
  send(event: string, data: string): void;
  end(): void;
}

/** Takes the reply over, with the headers set on it so far. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // The service may be stopping when the stream ends, and it is too late to say so then.
    connection: 'close',
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => write(': \n\n'), heartbeatMs).unref();
  raw.once('close', () => clearInterval(heartbeat));

  function write(text: string): void {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength > unsentBytesMax) raw.destroy();
    else raw.write(text);
  }

  return {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    end() {
      clearInterval(heartbeat);
      raw.end();
    },
  };
}
