/** A mail server that takes what it is sent and shows it to the test. Knows as much of SMTP as one message needs. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, with its encoding undone. */
  readonly text: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** What every recipient is answered: `250 ok` unless the test says otherwise. */
  recipientAnswer: string;
  /** Whether it greets those who connect; a server that does not is one that hangs. */
  greets: boolean;
  close(): Promise<void>;
}

const messageBytesMax = 100_000;

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const mails: ReceivedMail[] = [];
  const listener = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()));
    if (server.greets) converse(socket);
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    recipientAnswer: '250 ok',
    greets: true,
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };

  function converse(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [waiting, from] = ['', ''];
    let to: string[] = [];
    let isMessage = false;
    say('220 test');
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      waiting += chunk;
      if (waiting.length > messageBytesMax) socket.destroy();
      for (;;) {
        const end = isMessage ? '\r\n.\r\n' : '\r\n';
        const at = waiting.indexOf(end);
        if (at < 0) return;
        const line = waiting.slice(0, at);
        waiting = waiting.slice(at + end.length);
        if (isMessage) {
          isMessage = false;
          mails.push({ from, to, text: decoded(line) });
          say('250 taken');
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
        if (verb === 'MAIL') [from, to] = [address, []];
        if (verb === 'RCPT') to.push(address);
        isMessage = verb === 'DATA';
        if (verb === 'RCPT') say(server.recipientAnswer);
        else say(isMessage ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
  }
  return server;
}

/** Quoted-printable, as UTF-8. */
function decoded(message: string): string {
  const bytes = message
    // A dot at the beginning of a line travels as two.
    .replaceAll('\r\n..', '\r\n.')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
