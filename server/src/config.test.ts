import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages, wordsIn } from '@riscontro/words';
import { ConfigError, readConfig, readTerminalLanguage } from './config.ts';
import { errorText } from './domain/operator-error.ts';
import { describeSettings } from './settings.ts';

test('nothing has to be set', () => {
  const config = readConfig({});
  assert.equal(config.port, 8080);
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.databaseUrl, undefined);
  assert.equal(config.limits.videoBytesMax, 50 * 1024 * 1024);
});

test('empty means the default', () => {
  assert.deepEqual(
    readConfig({ PORT: '', BASE_URL: '', DATABASE_URL: '', RETENTION_DAYS: '' }),
    readConfig({}),
  );
});

test('all faults come in one message, and secrets are not shown in it', () => {
  const environment = {
    PORT: '99999',
    BASE_URL: 'verifica.example.org',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    OPERATOR_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
    METRICS_TOKEN: 'short',
  };
  assert.throws(
    () => readConfig(environment),
    (error: unknown) => {
      assert.ok(error instanceof ConfigError);
      for (const name of Object.keys(environment))
        assert.match(error.message, new RegExp(`^ {2}${name} = `, 'm'));
      assert.ok(!error.message.includes('hunter2') && !error.message.includes('short'));
      return true;
    },
  );
});

test('the faults are told in the language of whoever reads them', () => {
  const told = (error: unknown) => languages.map((language) => errorText(wordsIn(language).terminal, error));
  const environment = {
    PORT: '99999',
    BASE_URL: 'x',
    LOG_LEVEL: 'loud',
    IMAGE_MB_MAX: '1.5',
    FETCH_ALLOW: 'x',
  };
  assert.throws(
    () => readConfig(environment),
    (error: unknown) => {
      assert.equal(new Set(told(error)).size, languages.length);
      assert.match(
        told(error)[languages.indexOf('it')] ?? '',
        /^ {2}PORT = "99999": deve essere al massimo 65\.535$/m,
      );
      assert.match((error as Error).message, /^ {2}PORT = "99999": must be at most 65,535$/m);
      return true;
    },
  );
});

test('the language of the terminal is that of the first locale that is set, and English where it is unknown', () => {
  assert.equal(readTerminalLanguage({ LANG: 'it_IT.UTF-8' }), 'it');
  assert.equal(readTerminalLanguage({ LC_ALL: '', LC_MESSAGES: 'it', LANG: 'en_GB' }), 'it');
  assert.equal(readTerminalLanguage({ LC_ALL: 'C', LANG: 'it_IT' }), 'en');
  for (const LANG of [undefined, '', 'POSIX', 'C.UTF-8', 'tlh_KX', 'constructor'])
    assert.equal(readTerminalLanguage({ LANG }), 'en');
});

test('the base address loses its final slash, and a retention of 0 keeps results for ever', () => {
  const config = readConfig({
    BASE_URL: 'https://verifica.example.org/',
    RETENTION_DAYS: '0',
    TRUST_PROXY: '1',
  });
  assert.equal(config.baseUrl, 'https://verifica.example.org');
  assert.equal(config.retentionMs, undefined);
  assert.equal(config.trustProxy, 1);
});

test('a mail server needs a sender, and is not used where no request may leave', () => {
  const smtp = { SMTP_URL: 'smtp://name:secret@mail.example.org', SMTP_FROM: 'Riscontro <a@example.org>' };
  assert.deepEqual(readConfig(smtp).smtp, { url: smtp.SMTP_URL, from: smtp.SMTP_FROM });
  assert.equal(readConfig({ ...smtp, OFFLINE: '1' }).smtp, undefined);
  assert.equal(readConfig({}).smtp, undefined);
  assert.throws(() => readConfig({ SMTP_URL: smtp.SMTP_URL }), /SMTP_FROM is needed/);
  assert.throws(
    () => readConfig({ SMTP_URL: 'http://name:secret@mail' }),
    (error: Error) => /SMTP_URL = \(hidden\)/.test(error.message) && !error.message.includes('secret'),
  );
});

test("the README's table lists every setting with its default and its meaning", () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  for (const { name, fallback, meaning } of describeSettings()) {
    assert.ok(readme.includes(`| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${meaning} |`), name);
  }
});
