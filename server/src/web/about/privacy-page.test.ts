import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readConfig } from '../../config.ts';
import { installationOf } from '../../wiring/installation.ts';
import { privacyPage } from './privacy-page.ts';

const told = (settings: Record<string, string>, language: 'it' | 'en' = 'it') =>
  privacyPage(installationOf(readConfig(settings), { looksForAi: false }), language).body.text;

describe('the privacy page', () => {
  test('names the operator, and says plainly when there is no name', () => {
    const named = told({ OPERATOR_NAME: 'Scuola & <Prova>', OPERATOR_EMAIL: 'scuola@example.org' });
    assert.match(named, /Scuola &amp; &lt;Prova&gt;/);
    assert.match(named, /href="mailto:scuola@example\.org"/);
    const nameless = told({});
    assert.match(nameless, /non ha indicato il proprio nome/);
    assert.match(nameless, /non ha indicato un indirizzo e-mail/);
    assert.doesNotMatch(nameless, /mailto:/);
  });

  test('tells the real time for which results are kept', () => {
    assert.match(told({}), /365 giorni, poi/);
    assert.match(told({ RETENTION_DAYS: '1' }, 'en'), /1 day, then/);
    assert.match(told({ RETENTION_DAYS: '2000' }), /2\.000 giorni/);
    assert.match(told({ RETENTION_DAYS: '0' }), /finché qualcuno non lo toglie/);
  });

  test('tells how long confidential results are kept, and whether the box is ticked', () => {
    assert.match(told({}), /riservata[\s\S]*30 giorni, poi/);
    assert.match(
      told({ RETENTION_DAYS: '7' }, 'en'),
      /confidential[\s\S]*7 days, then it is deleted[\s\S]*Who holds/,
    );
    assert.doesNotMatch(told({}, 'en'), /ticked already/);
    assert.match(told({ CONFIDENTIAL: 'on' }, 'en'), /ticked already/);
  });

  test('tells what the browser keeps, and how visitors delete a result that others hold too', () => {
    assert.match(told({}), /finché non chiudi la scheda, soltanto il codice/);
    assert.match(told({}, 'en'), /until you close the tab, only the code/);
    assert.match(told({}, 'en'), /goes when nobody holds it any more/);
  });

  test('tells whether previews and fingerprints of pictures are kept', () => {
    assert.match(told({}, 'en'), /A small copy of the picture/);
    assert.match(told({ PREVIEWS: 'off' }, 'en'), /makes no copies of pictures/);
    assert.match(told({}, 'en'), /a fingerprint stays/);
    assert.match(told({ REMEMBER_PICTURES: 'off' }, 'en'), /This installation keeps none/);
  });

  test('tells of the log of changes, and that the code of a deleted result stays in it', () => {
    assert.match(
      told({}),
      /registro delle modifiche[\s\S]*di un risultato eliminato resta così il solo codice/,
    );
    assert.match(told({}, 'en'), /log of changes[\s\S]*of a deleted result only its code stays there/);
  });

  test('says that faces are measured, and neither recognised nor kept', () => {
    assert.match(told({}), /volti in un video.*non vengono riconosciuti, e nulla di ciò che si misura resta/);
    assert.match(told({}, 'en'), /they are not recognised, and nothing of what is measured stays/);
  });

  test('names those that see a claim or a preview, and nobody who is not asked', () => {
    const plain = told({}, 'en');
    assert.match(plain, /<strong>Wikipedia and Wikidata<\/strong> get the words/);
    assert.match(plain, /No picture and no video that is sent leaves this server/);
    assert.match(plain, /No language model reads what you send/);
    assert.doesNotMatch(plain, /Brave|Tavily|SearXNG|Google|TinEye/);

    const keys = { BRAVE_API_KEY: 'hidden-brave', TINEYE_API_KEY: 'hidden-tineye' };
    const asked = told({ ...keys, WIKIDATA: 'off' }, 'en');
    assert.match(asked, /<strong>Wikipedia and Brave Search<\/strong> get/);
    assert.match(asked, /<strong>TinEye<\/strong> gets a preview/);
    assert.doesNotMatch(asked, /hidden/);
  });

  test('tells of the language model, and whether it is on this machine', () => {
    const model = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'a-model' };
    const near = told({ ...model, LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'en');
    assert.match(near, /<strong>a-model<\/strong>\).*runs on this very server/);
    const far = told({ ...model, LLM_BASE_URL: 'https://models.example/v1', LLM_API_KEY: 'hidden' }, 'en');
    assert.match(far, /<strong>a-model<\/strong>\), on the server that the operator has chosen/);
    assert.doesNotMatch(far, /models\.example|hidden/);
  });

  test('tells who gets the e-mail address of those who ask for a key, where it is confirmed', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'a@example.org' };
    assert.match(told(smtp, 'en'), /mail server that the operator has chosen gets the e-mail address/);
    assert.match(told(smtp), /senza la conferma dell’indirizzo, 24 ore/);
    assert.doesNotMatch(told({}, 'en'), /mail server/);
    assert.doesNotMatch(told({ ...smtp, REGISTRATION_DAILY_LIMIT: '0' }, 'en'), /mail server/);
  });

  test('offline, nobody else sees anything', () => {
    const text = told({ OFFLINE: '1', BRAVE_API_KEY: 'b', TINEYE_API_KEY: 't' });
    assert.match(text, /nessuna richiesta esce da qui/);
    assert.doesNotMatch(text, /Brave|TinEye|Wikipedia/);
  });
});
