/** Sends a plain message to one address through the operator's mail server. */
import nodemailer from 'nodemailer';
import { inTime } from '../domain/in-time.ts';

export interface Mail {
  /** One address, checked before. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Resolves when the server has taken the message; rejects when it refuses, or is too slow. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface SmtpSettings {
  /** `smtp://user:password@mail.example.org:587`, or `smtps://`. */
  readonly url: string;
  readonly from: string;
  readonly timeoutMs?: number;
}

/** Longer than a mail server takes that greets slowly on purpose, shorter than a visitor waits. */
const timeoutMsUsual = 20_000;
/** Messages on their way at once; beyond it the mail server is the one that cannot keep up. */
const atOnceMax = 10;

export function createSmtpMailer({ url, from, timeoutMs = timeoutMsUsual }: SmtpSettings): SendMail {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A message is what it is given, and reads nothing else.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let underWay = 0;
  return async ({ to, subject, text }) => {
    if (underWay >= atOnceMax) throw new Error('too many messages at once');
    underWay += 1;
    const sending = transport
      .sendMail({ from, to: { name: '', address: to }, subject, text, textEncoding: 'quoted-printable' })
      .catch((error) => {
        throw nameless(error);
      })
      .finally(() => {
        underWay -= 1;
      });
    await inTime(sending, AbortSignal.timeout(timeoutMs));
  };
}

/** What went wrong, without the address that the mail server's own words may hold: it would end up in a log. */
function nameless({ code, responseCode }: { code?: unknown; responseCode?: unknown }): Error {
  return new Error(`the message was not sent (${[code, responseCode].filter(Boolean).join(' ')})`);
}
