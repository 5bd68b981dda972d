import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Signal } from '@riscontro/contract';
import { type MediaFindings, signal as signalNames, type TextFindings } from '@riscontro/contract/inside';
import fc from 'fast-check';
import type { AttachmentLabel } from './attachment.ts';
import type { Content } from './content.ts';
import { answerText, storedText } from './result-text.ts';

test('an answer is the stored result with the id, the share link and, from the cache, cache: true', () => {
  const field = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(
      field,
      fc.dictionary(
        field.filter((name) => name !== '[object Object]'),
        fc.jsonValue(),
        { minKeys: 1 },
      ),
      fc.boolean(),
      (id, rest, cached) => {
        const own = new Set(['id', 'condividi', 'cache']);
        const stored = Object.fromEntries(
          Object.entries({ tipo: 'testo', ...rest }).filter(([name]) => !own.has(name)),
        );
        const answer: unknown = JSON.parse(
          answerText({ id, body: JSON.stringify(stored) }, 'https://x.example', cached),
        );
        const expected = {
          id,
          condividi: `https://x.example/v/${id}`,
          ...(cached ? { cache: true } : {}),
          ...stored,
        };
        assert.deepEqual(answer, JSON.parse(JSON.stringify(expected)));
      },
    ),
  );
});

const uploaded: Content = { kind: 'image', file: { path: '', sizeBytes: 1, sha256: '' } };

test('what was checked is told: a claim, a link with the title of its page, and nothing of an uploaded file', () => {
  const subject = (content: Content, findings: object) =>
    JSON.parse(storedText(content, 'it', 0, findings as TextFindings)).contenuto;
  assert.deepEqual(subject({ kind: 'text', claim: 'Il Sole è una stella' }, {}), {
    testo: 'Il Sole è una stella',
  });
  const url = 'https://x.example/a';
  assert.deepEqual(subject({ kind: 'article', url }, { subject: { title: 'Titolo' } }), {
    url,
    titolo: 'Titolo',
  });
  assert.equal(subject(uploaded, {}), undefined);
});

const attachments = [
  { name: 'copia_incolla', mediaType: 'image/png' as const },
  { name: 'livello_errore', mediaType: 'image/webp' as const },
];
const signal = (mappa: string | undefined, dettaglio = 'x') => ({
  tipo: 'forense' as const,
  esito: 'ok' as const,
  dettaglio,
  ...(mappa === undefined ? {} : { mappa }),
});

function segnaliOf(signals: Signal[], labels: readonly AttachmentLabel[]): Signal[] {
  const findings = { signals: signals.map(signalNames.fromWire) } as unknown as MediaFindings;
  const stored = storedText(uploaded, 'it', 0, findings, labels);
  return JSON.parse(answerText({ id: 'ID', body: stored }, 'https://x.example', true)).segnali;
}

test('a map is answered with its whole address', () => {
  const signals = [
    signal('attachment:copia_incolla'),
    signal('attachment:livello_errore'),
    signal(undefined),
  ];
  assert.deepEqual(segnaliOf(signals, attachments), [
    signal('https://x.example/v/ID/copia_incolla.png'),
    signal('https://x.example/v/ID/livello_errore.webp'),
    signal(undefined),
  ]);
});

test('a map that was not kept, or lies elsewhere, is not linked', () => {
  const signals = [signal('attachment:copia_incolla'), signal('https://elsewhere.example/m.png')];
  assert.deepEqual(segnaliOf(signals, []), [signal(undefined), signal(undefined)]);
});

test('the picture of a moment is answered with its whole address where it was kept, the moment in any case', () => {
  const moment = (fotogramma?: string) => ({ inizio: 1, fine: 2.5, ...(fotogramma ? { fotogramma } : {}) });
  const kept = [{ name: 'fotogramma_1', mediaType: 'image/webp' as const }];
  const momenti = [
    moment('attachment:fotogramma_1'),
    moment('attachment:fotogramma_2'),
    moment('https://elsewhere.example/f.webp'),
    moment(),
  ];
  const signals = [{ ...signal(undefined), momenti }];
  assert.deepEqual(segnaliOf(signals, kept), [
    {
      ...signal(undefined),
      momenti: [moment('https://x.example/v/ID/fotogramma_1.webp'), moment(), moment(), moment()],
    },
  ]);
});

test('texts that look like a link to a map stay as they are', () => {
  const field = fc.string({
    unit: fc.constantFrom(
      '"mappa":"attachment:',
      '"fotogramma":"attachment:',
      '\\',
      '"',
      ',',
      'mappa',
      '$&',
      ' ',
    ),
  });
  fc.assert(
    fc.property(field, (text) => {
      assert.deepEqual(segnaliOf([signal(undefined, text)], attachments), [signal(undefined, text)]);
    }),
  );
});

test('of a checked link only what says which page it is is stored', () => {
  const url = 'https://example.org/foto.jpg?id=7&chi=anna%40example.org';
  const stored = JSON.parse(storedText({ kind: 'image', url }, 'it', 0, {} as never));
  assert.deepEqual(stored.contenuto, { url: 'https://example.org/foto.jpg?id=7' });
});
