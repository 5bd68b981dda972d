/** Stands in for a language model's server: speaks one of the two APIs over real HTTP and says what a script says. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelApi = 'openai-compatible' | 'anthropic';

/** The parts of a request that the tests look at. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
  /** The instructions and the material, as the model would read them. */
  readonly system: string;
  readonly user: string;
}

export type ModelReply = (response: ServerResponse, request: ModelRequest) => void;

export interface ModelServer {
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
  /** Bytes of answers that the clients took. */
  readonly sentBytes: () => number;
  close(): Promise<void>;
}

/** Gives one reply after the other; a request beyond the last is answered 500. */
export async function startModelServer(api: ModelApi, replies: readonly ModelReply[]): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let closedBytes = 0;
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk);
    const body: Record<string, unknown> = JSON.parse(Buffer.concat(chunks).toString());
    const request = { path: message.url ?? '', headers: message.headers, body, ...textsOf(api, body) };
    const reply = replies[requests.push(request) - 1];
    if (reply) reply(response, request);
    else response.writeHead(500).end();
  });
  server.on('connection', (socket) => socket.on('close', () => (closedBytes += socket.bytesWritten)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    sentBytes: () => closedBytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The model writes this, in the shape in which the request asked for it. */
export const says =
  (text: string): ModelReply =>
  (response, { path, body }) => {
    const answer = path.endsWith('/messages') ? anthropicAnswer(text, body) : openAiAnswer(text);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

export const answersJson = (value: unknown): ModelReply => says(JSON.stringify(value));

export const answersStatus =
  (status: number, text = ''): ModelReply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text);

export const neverAnswers: ModelReply = () => undefined;

function textsOf(api: ModelApi, body: Record<string, unknown>): { system: string; user: string } {
  const messages = (body.messages ?? []) as { role: string; content: unknown }[];
  const text = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => joined(content))
      .join('\n');
  return { system: api === 'anthropic' ? joined(body.system) : text('system'), user: text('user') };
}

function joined(content: unknown): string {
  if (!Array.isArray(content)) return String(content);
  return content.map((part: { text?: string }) => part.text ?? '').join('\n');
}

function openAiAnswer(content: string): unknown {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}

/** Older models answer with a call of the tool `json`; newer ones in text, held to a schema. */
function anthropicAnswer(text: string, { tools }: Record<string, unknown>): unknown {
  const content = tools
    ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: parsedOrText(text) }
    : { type: 'text', text };
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [content],
    stop_reason: tools ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  };
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}
