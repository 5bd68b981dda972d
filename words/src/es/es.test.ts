/** Spanish writes lists, numbers, days and quotations as Spanish does, and its sentences agree with what fills them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { es } from './index.ts';

test('lists, numbers, days, quotations', () => {
  const { format } = es;
  assert.equal(format.list(['textos', 'imágenes']), 'textos e imágenes');
  assert.equal(format.either(['uno', 'otro']), 'uno u otro');
  assert.equal(format.count(1234), '1.234');
  assert.equal(format.day(new Date('2026-03-01T23:59:00Z')), '1 de marzo de 2026');
  assert.equal(format.clock(67.4), '1:07,4');
  assert.equal(format.languageName('en'), 'inglés');
  assert.equal(format.quote('verdadero'), '«verdadero»');
});

test('one and several', () => {
  const { jumps } = es.signals.cuts;
  assert.match(jumps({ seconds: [7.4], more: 1 }), / en 0:07,4 y otro punto:/);
  assert.match(jumps({ seconds: [7.4, 9], more: 2 }), / en 0:07,4, 0:09,0 y otros 2 puntos:/);
});

test('what is feminine and what is masculine', () => {
  const signature = { extent: 'whole', agent: 'Pincel' } as const;
  assert.match(
    es.signals.c2pa.declaredAi({ ...signature, subject: 'image' }),
    /la imagen fue creada con «Pincel» por/,
  );
  assert.match(
    es.signals.c2pa.declaredAi({ ...signature, subject: 'video' }),
    /el vídeo fue creado con «Pincel» por/,
  );
});

test('a claim that is not read is told so, with what is read', () => {
  assert.match(
    es.summaries.claim.unreadLanguage({ read: ['it', 'en'] }),
    /todavía no lee. Por ahora lee textos en italiano e inglés\./,
  );
  assert.match(
    es.advice.claim.unreadLanguage({ read: ['it', 'en'] }),
    /^Escribe la afirmación en italiano o inglés/,
  );
});
