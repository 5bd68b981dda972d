/** Messages arrive as they are, and a mail server that refuses or hangs is told of in time. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type SmtpServer, startSmtpServer } from '../../test/support/smtp-server.ts';
import { createSmtpMailer } from './send-mail.ts';

let server: SmtpServer;
before(async () => {
  server = await startSmtpServer();
});
after(() => server.close());

const mail = {
  to: 'lettrice@example.org',
  subject: 'Prova di città',
  text: 'È così.\nhttps://example.org/a?b=c\n',
};
const mailer = (timeoutMs = 20_000) =>
  createSmtpMailer({ url: server.url, from: 'Riscontro <noreply@example.org>', timeoutMs });

test('a message goes to its one address, letters and links unharmed', async () => {
  await mailer()(mail);
  const received = server.mails.at(-1);
  assert.deepEqual([received?.from, received?.to], ['noreply@example.org', ['lettrice@example.org']]);
  assert.match(received?.text ?? '', /È così\.\r\nhttps:\/\/example\.org\/a\?b=c/);
  assert.match(received?.text ?? '', /^From: Riscontro <noreply@example\.org>/m);
});

test('a text cannot add recipients or headers', async () => {
  await mailer()({
    ...mail,
    subject: 'Uno\r\nBcc: altri@example.org',
    text: '.\r\nRCPT TO:<altri@example.org>\r\n',
  });
  const received = server.mails.at(-1);
  assert.deepEqual(received?.to, ['lettrice@example.org']);
  assert.doesNotMatch((received?.text ?? '').split('\r\n\r\n')[0] ?? '', /^Bcc/m);
});

test('a refusal rejects, and does not say whose address it was', async () => {
  server.recipientAnswer = '550 no mailbox lettrice@example.org here';
  await assert.rejects(
    mailer()(mail),
    (error: Error) =>
      /550/.test(error.message) &&
      !JSON.stringify(error, Object.getOwnPropertyNames(error)).includes('lettrice'),
  );
  server.recipientAnswer = '250 ok';
});

test('a server that says nothing is given up in time', async () => {
  server.greets = false;
  const startedMs = performance.now();
  await assert.rejects(mailer(200)(mail));
  assert.ok(performance.now() - startedMs < 10_000);
  server.greets = true;
});

test('beyond ten messages on their way at once, further ones are refused', async () => {
  server.greets = false;
  const send = mailer(1_000);
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => send(mail)));
  server.greets = true;
  const reasons = outcomes.map((outcome) => String((outcome as PromiseRejectedResult).reason));
  assert.equal(reasons.filter((reason) => reason.includes('too many')).length, 2);
});
