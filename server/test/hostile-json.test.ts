/** Broken and hostile JSON requests: each is refused with a 400 that says how to mend it, and costs nothing. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { ProblemCode } from '@riscontro/contract';
import fc from 'fast-check';
import { createCountingEngines } from './support/counting-engines.ts';
import { type Answer, startTestApp, type TestApp } from './support/test-app.ts';

/** What the texts must name, in Italian and in English, for a reader to get it right the next time. */
const mending = {
  corpo_mancante: [/Invia .*application\/json con il campo «/, /Send .*application\/json with the field “/],
  tipo_contenuto_non_accettato: [
    /Invia .*application\/json con il campo «/,
    /Send .*application\/json with the field “/,
  ],
  codifica_non_accettata: [/UTF-8 e non compresso/, /UTF-8 and not compressed/],
  json_non_valido: [/esempio corretto: \{"(claim|url)": "/, /correct example: \{"(claim|url)": "/],
  corpo_troppo_grande: [/limite di 256 kB/, /limit of 256 kB/],
  campo_non_valido: [/«(claim|url)».*tra virgolette/, /“(claim|url)”.*in quotes/],
  testo_troppo_corto: [/almeno 3 caratteri.*frase intera/, /at least 3 characters.*whole sentence/],
  testo_troppo_lungo: [/al massimo 10000 caratteri.*ne ha 10001/, /at most 10000 characters.*has 10001/],
  testo_non_valido: [/Copialo di nuovo/, /Copy it again/],
  link_non_valido: [
    /http:\/\/ o https:\/\/.*senza nome utente.*2048 caratteri/,
    /http:\/\/ or https:\/\/.*without user name.*2048 characters/,
  ],
} satisfies Partial<Record<ProblemCode, readonly [RegExp, RegExp]>>;

interface Refusal {
  readonly name: string;
  readonly body: string | Buffer;
  readonly code: keyof typeof mending;
  /** Instead of `application/json`; null sends none. */
  readonly contentType?: string | null;
  readonly headers?: Record<string, string>;
}

const claim = (value: unknown) => JSON.stringify({ claim: value });
const good = claim('Il mare è salato');
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const brokenBodies: readonly Refusal[] = [
  ...Object.entries({
    'cut off in the middle': good.slice(0, -3),
    'with a trailing comma': '{"claim": "Il mare è salato",}',
    'with single quotes': "{'claim': 'Il mare è salato'}",
    'with a bare key': '{claim: "Il mare è salato"}',
    'with NaN': '{"claim": NaN}',
    'with a comment': '{"claim": "Il mare è salato" /* sì */}',
    'with a raw line break in a string': '{"claim": "Il mare\nè salato"}',
    'with text after the end': `${good}x`,
    'that is two objects': good + good,
    'that is an array': `[${good}]`,
    'that is a string': '"Il mare è salato"',
    'that is null': 'null',
    'that is a number': '1e999',
    'that is only white space': ' \r\n\t ',
    'of 100,000 opening brackets': '['.repeat(100_000),
    'of 100,000 nested arrays': nested(100_000),
    'of a form': 'claim=Il+mare',
    'with two byte order marks': `\uFEFF\uFEFF${good}`,
  }).map(([name, body]): Refusal => ({ name: `JSON ${name}`, body, code: 'json_non_valido' })),
  { name: 'an empty body', body: '', code: 'corpo_mancante' },
  { name: 'a body of 300 kB', body: claim('a'.repeat(300_000)), code: 'corpo_troppo_grande' },
];

const brokenTypes: readonly Refusal[] = [
  ...[
    null,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'application/json, text/plain',
    'json',
    '/',
    'application/',
    'application / json',
    ';charset=utf-8',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'a'.repeat(5_000),
    '\u00ff\u00fe',
    '__proto__',
  ].map(
    (contentType): Refusal => ({
      name: `the Content-Type ${contentType === null ? 'missing' : JSON.stringify(contentType.slice(0, 40))}`,
      body: good,
      contentType,
      code: 'tipo_contenuto_non_accettato',
    }),
  ),
  ...['utf-16', 'iso-8859-1', '"windows-1252"', 'utf-8x', ''].map(
    (charset): Refusal => ({
      name: `the charset ${charset || '(none)'}`,
      body: good,
      contentType: `application/json; charset=${charset}`,
      code: 'codifica_non_accettata',
    }),
  ),
  ...['gzip', 'br', 'identity, gzip', 'nonsense'].map(
    (encoding): Refusal => ({
      name: `the Content-Encoding ${encoding}`,
      body: gzipSync(good),
      headers: { 'content-encoding': encoding },
      code: 'codifica_non_accettata',
    }),
  ),
  ...Object.entries({
    'Latin-1 bytes': Buffer.from(good, 'latin1'),
    'UTF-16 bytes': Buffer.from(`\uFEFF${good}`, 'utf16le'),
    'a byte that no UTF-8 has': Buffer.concat([
      Buffer.from('{"claim":"mare '),
      Buffer.from([0xff, 0x22, 0x7d]),
    ]),
    'the bytes of half a surrogate pair': Buffer.from('7b22636c61696d223a22eda080616263227d', 'hex'),
    'an overlong zero': Buffer.from('7b22636c61696d223a22c080616263227d', 'hex'),
    'a compressed body that does not say so': gzipSync(good),
  }).map(([name, body]): Refusal => ({ name, body, code: 'codifica_non_accettata' })),
];

const wrongTypes: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  12.5,
  [],
  ['Il mare'],
  {},
  { toString: 'x' },
  [[[]]],
];
const wrongFields = (field: 'claim' | 'url'): Refusal[] => [
  ...wrongTypes.map(
    (value): Refusal => ({
      name: `${field}: ${JSON.stringify(value)}`,
      body: JSON.stringify({ [field]: value }),
      code: 'campo_non_valido',
    }),
  ),
  ...Object.entries({
    'under another name': `{"${field.toUpperCase()}": "https://www.example.org/"}`,
    'only in __proto__': `{"__proto__": {"${field}": "https://www.example.org/"}}`,
    'only in constructor.prototype': `{"constructor": {"prototype": {"${field}": "https://www.example.org/"}}}`,
    'of 50,000 nested arrays': `{"${field}": ${nested(50_000)}}`,
  }).map(([name, body]): Refusal => ({ name: `${field} ${name}`, body, code: 'campo_non_valido' })),
];

const brokenClaims: readonly Refusal[] = [
  ...wrongFields('claim'),
  ...Object.entries({
    'the empty text': '',
    'two characters': 'no',
    'two characters in white space': ' \n\t no \u00a0\u3000 ',
    'only white space': ' \t\r\n\u00a0\u2003\u3000\ufeff'.repeat(50),
    'only zero-width characters': '\u200b\u200c\u200d\u2060\ufe0f\u00ad'.repeat(50),
    'zero-width characters around white space': '\u200b \u200b \u200b',
    'only control characters': '\u0001\u0007\u001b\u007f\u0085',
    'two emoji': '🌊🧂',
  }).map(([name, text]): Refusal => ({ name, body: claim(text), code: 'testo_troppo_corto' })),
  { name: '10,001 characters', body: claim('a'.repeat(10_001)), code: 'testo_troppo_lungo' },
  { name: '10,001 emoji', body: claim('🌊'.repeat(10_001)), code: 'testo_troppo_lungo' },
  ...Object.entries({
    'a null character': '"il mare \\u0000 salato"',
    'a first half of a pair alone': '"il mare \\ud83c salato"',
    'a second half of a pair alone': '"il mare \\udf0a salato"',
    'the halves of a pair in the wrong order': '"il mare \\udf0a\\ud83c salato"',
  }).map(([name, text]): Refusal => ({ name, body: `{"claim": ${text}}`, code: 'testo_non_valido' })),
];

const brokenLinks: readonly Refusal[] = [
  ...wrongFields('url'),
  ...[
    '',
    '   ',
    'il mare è salato',
    'www.example.org/articolo',
    '//www.example.org/',
    '/articolo',
    'http://',
    'https://?x',
    'http://.',
    'http://exa mple.org/',
    'http://www.example.org:99999/',
    'http://[::1/',
    'http://256.256.256.256/',
    'ftp://www.example.org/a',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<p>ciao</p>',
    'file:///etc/hosts',
    'blob:https://www.example.org/1',
    'ws://www.example.org/',
    'https://user:password@www.example.org/',
    'https://user@www.example.org/',
    'https://:password@www.example.org/',
    `https://www.example.org/${'a'.repeat(2_025)}`,
    'https://www.example.org/\0',
    'https://www.example.org/\ud800',
  ].map(
    (url): Refusal => ({
      name: `the link ${JSON.stringify(url.slice(0, 50))}${url.length > 50 ? `… of ${url.length} characters` : ''}`,
      body: JSON.stringify({ url }),
      code: 'link_non_valido',
    }),
  ),
];

describe('hostile JSON', () => {
  const { engines, contents } = createCountingEngines();
  let app: TestApp;
  let key: string;

  before(async () => {
    app = await startTestApp({ engines });
    key = (await app.createKey(1_000_000)).key;
  });
  after(() => app.close());

  function send(
    url: string,
    { body, contentType, headers }: Partial<Refusal>,
    language?: string,
  ): Promise<Answer> {
    return app.request({
      method: 'POST',
      url,
      key,
      headers: {
        ...(contentType === null ? {} : { 'content-type': contentType ?? 'application/json' }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...headers,
      },
      payload: body ?? '',
    });
  }

  function refuses(url: string, cases: readonly Refusal[]): void {
    for (const refusal of cases) {
      test(`400 ${refusal.code} for ${refusal.name}`, async () => {
        const [usageBefore, runsBefore] = [await app.usage(key), contents.length];
        for (const [index, language] of [undefined, 'en-GB, it;q=0.5'].entries()) {
          const answer = await send(url, refusal, language);
          assert.equal(answer.status, 400);
          assert.equal(answer.json.codice, refusal.code);
          assert.match(answer.json.detail, mending[refusal.code][index] as RegExp);
        }
        assert.equal(contents.length, runsBefore, 'no engine ran');
        assert.deepEqual(await app.usage(key), usageBefore, 'nothing was charged');
      });
    }
  }

  async function accepts(url: string, request: Partial<Refusal>): Promise<void> {
    const runsBefore = contents.length;
    const answer = await send(url, request);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(contents.length, runsBefore + 1, 'an engine ran');
  }

  describe('bodies', () => refuses('/api/v1/verify-text', brokenBodies));
  describe('types and encodings', () => refuses('/api/v1/verify-text', brokenTypes));
  describe('claims', () => refuses('/api/v1/verify-text', brokenClaims));
  describe('links of articles', () => refuses('/api/v1/verify-url', brokenLinks));
  // A form without a boundary is an upload there; see hostile-uploads.test.ts.
  const notAsUpload = brokenTypes.filter(({ contentType }) => !contentType?.startsWith('multipart/'));
  describe('links of images', () => refuses('/api/v1/verify-image', [...brokenBodies, ...notAsUpload]));
  describe('links of videos', () => refuses('/api/v1/verify-video', brokenLinks));

  for (const [name, text] of Object.entries({
    'exactly 3 characters': 'mah',
    'exactly 10,000 characters': 'a'.repeat(10_000),
    '10,000 emoji': '🌊'.repeat(10_000),
    '10,000 characters in white space': ` \n${'b'.repeat(10_000)}\t `,
    'letters joined by zero-width characters': 'a\u200bb\u200bc',
    'markup and a statement in SQL': `<script>alert(1)</script>'; DROP TABLE keys; --`,
  })) {
    test(`200 for ${name}`, () => accepts('/api/v1/verify-text', { body: claim(text) }));
  }

  for (const [name, request] of Object.entries<Partial<Refusal>>({
    'a byte order mark': { body: `\uFEFF${claim('con il segno')}` },
    'every character escaped': {
      body: `{"claim": "${[...'🧂'.repeat(10_000)].map((c) => `\\u${c.charCodeAt(0).toString(16)}\\u${c.charCodeAt(1).toString(16)}`).join('')}"}`,
    },
    'a key twice, of which the last counts': { body: '{"claim": null, "claim": "due volte"}' },
    'keys called __proto__ and constructor': {
      body: '{"__proto__": {"claim": 1}, "constructor": null, "claim": "chiavi strane"}',
    },
    'another field of 50,000 nested arrays': { body: `{"claim": "annidato", "x": ${nested(50_000)}}` },
    'a charset in capitals and quotes': {
      body: claim('maiuscole'),
      contentType: 'Application/JSON; Charset="UTF-8"',
    },
    'the Content-Encoding identity': {
      body: claim('identità'),
      headers: { 'content-encoding': 'identity' },
    },
  })) {
    test(`200 for JSON with ${name}`, () => accepts('/api/v1/verify-text', request));
  }

  test('200 for a link with spaces around it, and for one of exactly the limit', async () => {
    await accepts('/api/v1/verify-url', { body: '{"url": " \\n https://www.example.org/spazi \\t "}' });
    assert.deepEqual(contents.at(-1), { kind: 'article', url: 'https://www.example.org/spazi' });
    const link = `https://www.example.org/${'a'.repeat(2_024)}`;
    await accepts('/api/v1/verify-url', { body: JSON.stringify({ url: link }) });
  });

  test('a hostile __proto__ changes no object of the service', async () => {
    await send('/api/v1/verify-text', { body: '{"__proto__": {"polluted": true}, "claim": "inquinato"}' });
    assert.equal((Object.create(Object.prototype) as { polluted?: boolean }).polluted, undefined);
    assert.ok(!('polluted' in (contents.at(-1) as object)));
  });

  const endpoints = ['verify-text', 'verify-url', 'verify-image', 'verify-video', 'registrazione'];
  const endpoint = fc.constantFrom(...endpoints.map((name) => `/api/v1/${name}`));
  const fieldNames = ['claim', 'url', 'nome', 'email', 'uso', 'prova', '__proto__'];
  const fuzz: Record<string, fc.Arbitrary<string | Buffer>> = {
    'random bytes': fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    'random JSON': fc.json(),
    'random JSON under the names of the fields': fc
      .dictionary(fc.constantFrom(...fieldNames), fc.jsonValue(), { minKeys: 1 })
      .map((fields) => JSON.stringify(fields)),
    'random texts as claims and links': fc
      .string({ unit: 'binary', maxLength: 50 })
      .chain((text) => fc.constantFrom(text, `http://${text}`, `https://www.example.org/${text}`))
      .map((text) => JSON.stringify({ claim: text, url: text })),
    'JSON with one byte changed': fc.tuple(fc.nat(good.length - 1), fc.nat(255)).map(([at, byte]) => {
      const bytes = Buffer.from(good);
      bytes[at] = byte;
      return bytes;
    }),
  };
  for (const [name, body] of Object.entries(fuzz)) {
    test(`only 200 or 400 for ${name}, at any endpoint`, () =>
      fc.assert(
        fc.asyncProperty(endpoint, body, async (url, payload) => {
          const { status } = await send(url, { body: payload });
          assert.ok(status === 200 || status === 400, `${status}`);
        }),
        { numRuns: 200 },
      ));
  }

  test('only 200 or 400 for random Content-Types', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'aj/;="\\ \t,*'), maxLength: 30 }),
        async (field) => {
          const { status, json } = await send('/api/v1/verify-text', { body: good, contentType: field });
          assert.equal(status, 400);
          assert.equal(json.codice, 'tipo_contenuto_non_accettato');
        },
      ),
      { numRuns: 200 },
    ));

  test('none of this was a bug of the service', () => {
    const bugs = app.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    assert.deepEqual(bugs, []);
  });
});
