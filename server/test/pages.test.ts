/** The pages about the service: method, privacy, status, and what machines may visit. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { StatusReport } from '@riscontro/contract';
import type { DecoderIsolation } from '../src/domain/installation.ts';
import { type RecordedProviders, startRecordedProviders } from './support/recorded-providers.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { startTextService } from './support/text-service.ts';

describe('pages about the service', () => {
  let service: TestApp;
  before(async () => {
    service = await startTestApp({ settings: { OPERATOR_NAME: 'Chi prova' } });
  });
  after(() => service.close());

  for (const path of ['/metodo', '/privacy', '/stato', '/metodo/misure']) {
    test(`200 for ${path} in both languages, the address winning over the browser`, async () => {
      const italian = await service.request({ url: path, headers: { 'accept-language': 'it' } });
      assert.equal(italian.status, 200);
      assert.match(italian.text, /<html lang="it">/);
      const english = await service.request({
        url: `${path}?lang=en`,
        headers: { 'accept-language': 'it' },
      });
      assert.match(english.text, /<html lang="en">/);
      assert.doesNotMatch(italian.text + english.text, /undefined|NaN|\[object/);
    });
  }

  test('English names lead to the English pages', async () => {
    for (const [name, page] of [
      ['/method', '/metodo?lang=en'],
      ['/status', '/stato?lang=en'],
    ] as const) {
      const { status, headers } = await service.request({ url: name });
      assert.equal(status, 302);
      assert.equal(headers.location, page);
    }
  });

  test('search engines may list the pages about the service, and are kept from verdicts', async () => {
    const { text, headers } = await service.request({ url: '/robots.txt' });
    assert.match(String(headers['content-type']), /^text\/plain/);
    const [everybody = ''] = text.split('\n\n');
    assert.match(everybody, /^User-agent: \*$/m);
    for (const path of ['/v/', '/api/', '/verifica']) assert.ok(everybody.includes(`Disallow: ${path}\n`));
    for (const url of ['/metodo', '/privacy', '/stato']) {
      assert.doesNotMatch((await service.request({ url })).text, /name="robots"/, url);
    }
    const gone = await service.request({ url: '/v/non-esiste', headers: { accept: 'text/html' } });
    assert.match(gone.text, /name="robots" content="noindex/);
  });

  test('the preview of a posted link may be fetched', async () => {
    const { text } = await service.request({ url: '/robots.txt' });
    const [, previews = ''] = text.split('\n\n');
    assert.match(previews, /^User-agent: facebookexternalhit$/m);
    assert.doesNotMatch(previews, /Disallow: \/v\//);
  });

  test('the status says what isolates the processes that read files', async () => {
    assert.equal('isolamento' in (await service.request({ url: '/stato.json' })).json, false);
    const said = async (isolation: DecoderIsolation) => {
      const one = await startTestApp({ isolation });
      const { isolamento } = StatusReport.parse((await one.request({ url: '/stato.json' })).json);
      const [it, en] = await Promise.all(
        ['/stato', '/stato?lang=en'].map(async (url) => (await one.request({ url })).text),
      );
      await one.close();
      return { isolamento, it: it ?? '', en: en ?? '' };
    };
    const whole = await said({ isWhole: true, means: ['landlock', 'seccomp', 'utente_proprio'] });
    assert.deepEqual(whole.isolamento, { completo: true, mezzi: ['landlock', 'seccomp', 'utente_proprio'] });
    assert.match(whole.it, /isolati: Landlock, seccomp, utente proprio/);
    assert.match(whole.en, /isolated: Landlock, seccomp, own user/);
    const none = await said({ isWhole: false, means: [] });
    assert.match(none.it, /isolati solo in parte: permessi di Node/);
    assert.match(none.en, /isolated in part only: Node’s permission flags/);
  });

  test('the status says stopped when the store is gone', async () => {
    const broken = await startTestApp();
    await broken.store.close();
    const { status, json } = await broken.request({ url: '/stato.json' });
    assert.equal(status, 200);
    assert.equal(json.stato, 'fermo');
    assert.equal(json.archivio, 'non_disponibile');
    assert.match((await broken.request({ url: '/stato' })).text, /L’archivio non risponde/);
    await broken.app.close();
  });
});

describe('the status of outside services', () => {
  let providers: RecordedProviders;
  let service: TestApp;
  before(async () => {
    providers = await startRecordedProviders();
    service = await startTextService({
      settings: { ...providers.settings, TAVILY_API_KEY: '', TINEYE_API_KEY: 'a-secret-of-the-tests' },
    });
  });
  after(async () => {
    await service.close();
    await providers.close();
  });

  const report = async () => StatusReport.parse((await service.request({ url: '/stato.json' })).json);
  const stateOf = async (id: string) => (await report()).servizi.find((one) => one.id === id);

  test('nobody is asked for the page, and whoever was not asked is told as such', async () => {
    const { stato, motori, servizi } = await report();
    assert.equal(stato, 'regolare');
    assert.deepEqual(motori, {
      testo: 'pronto',
      articolo: 'pronto',
      immagine: 'pronto',
      video: 'pronto',
    });
    const states = Object.fromEntries(servizi.map(({ id, stato: state }) => [id, state]));
    assert.equal(states.brave, 'non_ancora_interrogato');
    assert.equal(states.tavily, 'non_configurato');
    assert.equal(states.tineye, 'non_ancora_interrogato');
    assert.equal(states['google-vision'], 'non_configurato');
    assert.equal(states['language-model'], 'non_configurato');
    assert.equal(providers.brave.requests.length, 0);
  });

  test('a check tells who answered and who failed, and when; keys and addresses are not told', async () => {
    providers.brave.state = 'too many requests';
    const { key } = await service.createKey();
    const before = new Date().toISOString();
    await service.verifyText(key, 'La Torre Eiffel è alta 330 metri.');
    const brave = await stateOf('brave');
    assert.equal(brave?.stato, 'non_risponde');
    assert.equal(brave.motivo, 'troppe_richieste');
    assert.ok((brave.ultimo_esito_il ?? '') >= before);
    assert.equal((await stateOf('searxng'))?.stato, 'risponde');
    assert.equal((await report()).stato, 'ridotto');

    const page = (await service.request({ url: '/stato' })).text;
    assert.match(page, /Brave Search[\s\S]*non risponde: troppe richieste/);
    const { text } = await service.request({ url: '/stato.json' });
    for (const hidden of ['a-secret-of-the-tests', providers.brave.baseUrl, '127.0.0.1']) {
      assert.ok(!text.includes(hidden) && !page.includes(hidden), hidden);
    }
  });

  test('whoever answers again is told so', async () => {
    providers.brave.state = 'answers';
    const { key } = await service.createKey();
    await service.verifyText(key, 'La Torre Eiffel è alta 300 metri.');
    assert.equal((await stateOf('brave'))?.stato, 'risponde');
    assert.equal((await report()).stato, 'regolare');
  });

  test('offline, configured services are told to be off', async () => {
    const offline = await startTestApp({ settings: { OFFLINE: '1', BRAVE_API_KEY: 'b' } });
    try {
      const { servizi } = (await offline.request({ url: '/stato.json' })).json as StatusReport;
      assert.equal(servizi.find(({ id }) => id === 'brave')?.stato, 'fuori_rete');
      assert.equal(servizi.find(({ id }) => id === 'tavily')?.stato, 'non_configurato');
    } finally {
      await offline.close();
    }
  });
});
