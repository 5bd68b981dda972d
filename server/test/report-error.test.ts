/** “Report an error”: a plain form that anybody can send, a few times a day, from its own page. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestApp, type TestApp } from './support/test-app.ts';

const good = {
  motivo: 'fonte',
  testo: 'La fonte citata dice il contrario, si veda https://www.example.org/atto.',
  email: 'lettrice@example.org',
};

describe('reporting an error', () => {
  let service: TestApp;
  let id: string;
  before(async () => {
    service = await startTestApp({ settings: { OPERATOR_EMAIL: 'redazione@example.org' } });
    id = await newResult();
  });
  after(() => service.close());

  let made = 0;
  async function newResult(): Promise<string> {
    made += 1;
    const { key } = await service.createKey();
    return (await service.verifyText(key, `Una frase da segnalare, numero ${made}`)).json.id;
  }
  let networks = 0;
  const newNetwork = () => {
    networks += 1;
    return `10.0.${networks}.1`;
  };
  const page = (path: string, headers: Record<string, string> = {}) =>
    service.request({ url: path, headers: { accept: 'text/html', ...headers } });
  /** Each from a network of its own, unless told. */
  const send = (
    result: string,
    fields: Record<string, string> = good,
    headers: Record<string, string> = {},
    remoteAddress = newNetwork(),
  ) =>
    service.request({
      method: 'POST',
      url: `/v/${result}/segnala`,
      remoteAddress,
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });

  test('200 with a form that works without scripts and says which verdict it is about', async () => {
    const { status, text, headers } = await page(`/v/${id}/segnala`);
    assert.equal(status, 200);
    assert.match(text, new RegExp(`<form method="post" action="/v/${id}/segnala"`));
    assert.match(text, /Risposta di prova\./);
    assert.equal(text.match(/type="radio"/g)?.length, 6);
    assert.match(String(headers['x-robots-tag']), /noindex/);
    assert.match((await page(`/v/${id}/segnala?lang=en`)).text, /action="\/v\/[\w-]+\/segnala\?lang=en"/);
  });

  test('303 to a page that says what happens next; the report is there for the operator', async () => {
    const result = await newResult();
    const sent = await send(result);
    assert.equal(sent.status, 303);
    assert.equal(sent.headers.location, `/v/${result}/segnala/grazie`);
    const thanks = await page(String(sent.headers.location));
    assert.equal(thanks.status, 200);
    assert.match(thanks.text, /Una persona legge la segnalazione/);
    assert.match(thanks.text, /mailto:redazione@example\.org/);
    const [report, ...others] = await service.store.listReports({ resultId: result });
    assert.deepEqual(others, []);
    assert.deepEqual(
      [report?.reason, report?.text, report?.email, report?.version, report?.resolution],
      ['source', good.testo, good.email, 1, null],
    );
  });

  test('400 with the form as it was written, each fault said beside its field, nothing kept', async () => {
    const result = await newResult();
    const attack = '"><script>alert(1)</script>';
    const { status, text } = await send(result, { motivo: 'fonte', testo: 'breve', email: attack });
    assert.equal(status, 400);
    assert.match(text, /<title>Errore: Segnala un errore/);
    assert.match(text, /value="fonte" required checked/);
    assert.match(text, /id="errore-testo"/);
    assert.match(text, /id="errore-email"/);
    assert.doesNotMatch(text, /id="errore-motivo/);
    assert.ok(text.includes('value="&quot;&gt;&lt;script&gt;'));
    assert.doesNotMatch(text, /<script>alert/);
    assert.deepEqual(await service.store.listReports({ resultId: result }), []);
  });

  for (const [name, headers, status] of [
    ['another site, as browsers say it', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site, as older browsers say it', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['the page itself', { 'sec-fetch-site': 'same-origin' }, 303],
  ] as const) {
    test(`${status} for a form sent from ${name}`, async () => {
      const result = await newResult();
      const { 'sec-fetch-site': site, ...rest } = { ...headers } as Record<string, string>;
      const answer = await service.request({
        method: 'POST',
        url: `/v/${result}/segnala`,
        remoteAddress: newNetwork(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(site ? { 'sec-fetch-site': site } : {}),
          ...rest,
        },
        payload: new URLSearchParams(good).toString(),
      });
      assert.equal(answer.status, status);
      if (status === 403) assert.equal(answer.json.codice, 'richiesta_da_altro_sito');
      assert.equal((await service.store.listReports({ resultId: result })).length, status === 303 ? 1 : 0);
    });
  }

  test('400 for a body that is no form, or larger than 16 kB', async () => {
    const json = await send(id, good, { 'content-type': 'application/json', accept: '*/*' });
    assert.equal(json.json.codice, 'tipo_contenuto_non_accettato');
    const large = await send(id, { ...good, testo: 'a'.repeat(17_000) }, { accept: '*/*' });
    assert.equal(large.json.codice, 'corpo_troppo_grande');
  });

  test('429 after 10 reports a day from one network, whichever results they are about', async () => {
    const results = [await newResult(), await newResult()];
    const fromOne = (turn: number) => send(results[turn % 2] ?? '', good, { accept: '*/*' }, '2001:db8::1');
    for (let turn = 0; turn < 10; turn += 1) assert.equal((await fromOne(turn)).status, 303);
    const refused = await fromOne(10);
    assert.equal(refused.status, 429);
    assert.equal(refused.json.codice, 'troppe_segnalazioni');
    assert.equal(refused.headers['retry-after'], String(12 * 60 * 60));
    const neighbour = await send(results[0] ?? '', good, { accept: '*/*' }, '2001:db8:0:0:ffff::1');
    assert.equal(neighbour.status, 429, 'the same household');
    service.clock.nowMs += 12 * 60 * 60_000;
    assert.equal((await fromOne(11)).status, 303);
  });

  test('429 after 20 reports a day about one result, from wherever they come', async () => {
    const result = await newResult();
    for (let turn = 0; turn < 20; turn += 1) assert.equal((await send(result)).status, 303);
    assert.equal((await send(result)).status, 429);
    assert.equal((await send(await newResult())).status, 303);
  });

  test('404 and 410 for results that are not there', async () => {
    const hidden = await newResult();
    await service.store.setResultHidden(hidden, true, service.clock.nowMs);
    for (const [result, status] of [
      ['nessuna-verifica-qui', 404],
      [hidden, 410],
    ] as const) {
      assert.equal((await page(`/v/${result}/segnala`)).status, status);
      assert.equal((await page(`/v/${result}/segnala/grazie`)).status, status);
      assert.equal((await send(result)).status, status);
    }
  });
});
