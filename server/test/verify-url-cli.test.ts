/** `riscontro verify url`, with pages on a local server. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { TextFindings } from '@riscontro/contract';
import { articlePage } from './support/article-page.ts';
import { startCommands } from './support/commands.ts';
import { type Site, startSite } from './support/recorded-providers.ts';
import { checkEvidence } from './support/text-service.ts';

describe('riscontro verify url', () => {
  let folder: string;
  const commands = startCommands();
  let site: Site;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-url-cli-'));
    site = await startSite();
    site.pages.set(
      '/falso',
      articlePage({
        title: 'I vaccini causano l’autismo',
        author: 'Anna &#27;[31mNeri',
        published: '2015-03-12',
        paragraphs: [
          'I vaccini causano l’autismo. Se ne parla in paese da settimane, e la voce corre di casa in casa.',
          'Il muro di Berlino cadde nel 1989.',
        ],
      }),
    );
  });
  after(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (parameters: readonly string[], settings: Record<string, string> = {}) =>
    commands.run(
      {
        DATA_DIR: join(folder, 'data'),
        FETCH_ALLOW: site.place,
        WIKIPEDIA: 'off',
        WIKIDATA: 'off',
        ...settings,
      },
      'verify',
      'url',
      ...parameters,
    );

  test('--json prints the findings and nothing else; progress goes to standard error', async () => {
    const { code, stdout, stderr } = await run([`${site.baseUrl}/falso`, '--json']);
    assert.equal(code, 0, stderr);
    const findings = JSON.parse(stdout);
    assert.deepEqual(TextFindings.parse(findings), findings);
    checkEvidence(findings);
    assert.equal(findings.livello, 'falso');
    assert.match(
      stderr,
      /^Lettura della pagina\nControllo di 2 affermazioni\n(.*\n)*Valutazione delle prove\n$/,
    );
  });

  test('without it, a report for the terminal, in the language that is asked for, without control characters', async () => {
    const { code, stdout } = await run([`${site.baseUrl}/falso`, '--lang', 'en']);
    assert.equal(code, 0);
    assert.match(stdout, /^FALSE: reliability \d+ of 100/);
    assert.match(stdout, /^Claims\n- I vaccini causano l’autismo \(false, \d+\)$/m);
    assert.match(stdout, /^The page\n- Signed by “Anna/m);
    assert.match(stdout, /12 March 2015/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    assert.doesNotMatch(stdout, /[\u0000-\u0009\u000b-\u001f]/);
    for (const line of stdout.split('\n')) assert.ok(line.length <= 80 || /^\s*https?:/.test(line), line);
  });

  for (const [name, link, code, words, settings] of [
    ['a link that cannot be opened', 'http://127.0.0.1/', 1, /rete privata/, {}],
    ['a page that is not there', '/manca', 1, /Al link non risponde nessuna pagina/, {}],
    ['no network', '/falso', 1, /lavora senza rete/, { OFFLINE: '1' }],
    ['what is no link', 'ponte', 2, /deve essere un indirizzo completo/, {}],
    ['credentials in the link', 'http://a:b@example.org/', 2, /senza nome utente e password/, {}],
  ] as const) {
    test(`exit ${code} for ${name}, told in plain words`, async () => {
      const url = link.startsWith('/') ? `${site.baseUrl}${link}` : link;
      const outcome = await run([url, '--json'], { KNOWLEDGE: 'off', ...settings });
      assert.equal(outcome.code, code, outcome.stderr);
      assert.equal(outcome.stdout, '');
      assert.match(outcome.stderr, words);
      assert.doesNotMatch(outcome.stderr, /\n\s+at |Error:/, 'no trace of the program');
    });
  }

  test('exit 2 without a link', async () => {
    const { code, stderr } = await run([]);
    assert.equal(code, 2);
    assert.match(stderr, /The link is missing/);
  });
});
