import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { said } from '../../media-methods/testing/said.ts';
import { c2paSignal } from './c2pa-signal.ts';
import { readC2pa } from './read-c2pa.ts';
import { createTestSigner } from './testing/certificates.ts';
import { signImage } from './testing/sign-image.ts';

const source = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;
const shot = { action: 'c2pa.created', digitalSourceType: source('digitalCapture') };
const madeByAi = {
  action: 'c2pa.created',
  digitalSourceType: source('trainedAlgorithmicMedia'),
  softwareAgent: { name: 'Generatore di prova' },
};
const use = (action: string) => ({ action, parameters: { ingredientIds: ['ingredient-0'] } });

const signer = createTestSigner();
const trust = { anchorsPem: signer.rootPem };
const noTrust = { anchorsPem: '' };
let image: Uint8Array;
let signed: Uint8Array;
let signedAi: Uint8Array;

before(async () => {
  const noise = { create: { width: 160, height: 120, channels: 3 as const, background: '#456' } };
  image = await sharp(noise).jpeg().toBuffer();
  signed = await signImage(image, signer, { actions: [shot, { action: 'c2pa.cropped' }] });
  signedAi = await signImage(image, signer, { actions: [madeByAi] });
});

test('a picture without credentials is no reason for a word', async () => {
  const reading = await readC2pa(image, 'jpeg', trust);
  assert.equal(reading.status, 'none');
  assert.equal(c2paSignal(reading).outcome, 'not_applicable');
});

test('an intact signature of a trusted signer is valid, trusted, and told with its steps', async () => {
  const reading = await readC2pa(signed, 'jpeg', trust);
  assert.equal(reading.status, 'valid');
  assert.equal(reading.trusted, true);
  assert.deepEqual(reading.actions, ['c2pa.created', 'c2pa.cropped']);
  assert.equal(reading.digitalSource, 'digitalCapture');
  assert.deepEqual(reading.signer, { name: 'Apparecchio 1', issuer: 'Fotocamere di prova' });
  const signal = c2paSignal(reading);
  assert.equal(signal.outcome, 'ok');
  assert.equal(signal.vouched, true);
  assert.match(
    said(signal).it,
    /Apparecchio 1.*fra quelli riconosciuti.*ripresa di una fotocamera.*ritaglio/,
  );
  assert.match(said(signal).en, /recognises.*taken with a camera.*cropped/);
});

test('integrity and trust are two things: an unknown signer is valid and not trusted', async () => {
  for (const other of [noTrust, { anchorsPem: createTestSigner().rootPem }]) {
    const reading = await readC2pa(signed, 'jpeg', other);
    assert.equal(reading.status, 'valid');
    assert.equal(reading.trusted, false);
    const signal = c2paSignal(reading);
    assert.equal(signal.outcome, 'ok');
    assert.equal(signal.vouched, false);
    assert.match(said(signal).it, /non è fra quelli riconosciuti/);
  }
});

test('notes between the certificates of the trust file do no harm, nor does a file without any', async () => {
  const noted = { anchorsPem: `# Prova\n${createTestSigner().rootPem}\n# Fotocamere\n${signer.rootPem}` };
  assert.equal((await readC2pa(signed, 'jpeg', noted)).trusted, true);
  const reading = await readC2pa(signed, 'jpeg', { anchorsPem: 'niente' });
  assert.deepEqual([reading.status, reading.trusted], ['valid', false]);
});

test('declared AI is an alarm, nearly certain where the signer is trusted', async () => {
  const vouched = c2paSignal(await readC2pa(signedAi, 'jpeg', trust));
  assert.deepEqual(
    [vouched.outcome, vouched.meaning, vouched.vouched, vouched.strength],
    ['alarm', 'made_by_ai', true, 0.99],
  );
  assert.match(said(vouched).it, /intelligenza artificiale/);
  assert.match(said(vouched).it, /Generatore di prova/);
  const declared = c2paSignal(await readC2pa(signedAi, 'jpeg', noTrust));
  assert.deepEqual(
    [declared.outcome, declared.meaning, declared.vouched, declared.strength],
    ['alarm', 'made_by_ai', false, 0.9],
  );
});

test('an edit with AI makes a part of the picture, not the whole', async () => {
  for (const type of ['compositeWithTrainedAlgorithmicMedia', 'trainedAlgorithmicMedia']) {
    const actions = [shot, { action: 'c2pa.edited', digitalSourceType: source(type) }];
    const edited = await signImage(image, signer, { actions });
    assert.equal(c2paSignal(await readC2pa(edited, 'jpeg', trust)).meaning, 'part_made_by_ai');
  }
});

test('a program known for making pictures from words counts where no source is declared', async () => {
  const actions = [{ action: 'c2pa.created', softwareAgent: { name: 'Adobe Firefly' } }];
  const made = await signImage(image, signer, { actions });
  assert.equal(c2paSignal(await readC2pa(made, 'jpeg', trust)).meaning, 'made_by_ai');
});

test('a part placed in a picture that AI made is a part; a picture that AI made stays one when edited', async () => {
  const composed = await signImage(image, signer, {
    actions: [shot, use('c2pa.placed')],
    ingredients: [{ bytes: signedAi, relationship: 'componentOf' }],
  });
  const reading = await readC2pa(composed, 'jpeg', trust);
  assert.equal(reading.status, 'valid');
  assert.deepEqual(reading.ingredients, [
    { relationship: 'componentOf', broken: false, declaredAi: 'whole' },
  ]);
  assert.equal(c2paSignal(reading).meaning, 'part_made_by_ai');

  const converted = await signImage(image, signer, {
    actions: [use('c2pa.opened'), { action: 'c2pa.converted' }],
    ingredients: [{ bytes: signedAi, relationship: 'parentOf' }],
  });
  assert.equal(c2paSignal(await readC2pa(converted, 'jpeg', trust)).meaning, 'made_by_ai');
});

test('a broken ingredient leaves the picture valid, is told, and its words do not count', async () => {
  const broken = changedAt(signedAi, signedAi.length - 40);
  const composed = await signImage(image, signer, {
    actions: [shot, use('c2pa.placed')],
    ingredients: [{ bytes: broken, relationship: 'componentOf' }],
  });
  const reading = await readC2pa(composed, 'jpeg', trust);
  assert.equal(reading.status, 'valid');
  assert.equal(reading.ingredients[0]?.broken, true);
  const signal = c2paSignal(reading);
  assert.equal(signal.outcome, 'ok');
  assert.match(said(signal).it, /firma non valida/);
});

test('pixels changed after signing break the seal, even where the history speaks of AI', async () => {
  for (const [bytes, faults] of [
    [changedAt(signed, signed.length - 40), ['image_changed']],
    [changedAt(signedAi, signedAi.length - 40), ['image_changed']],
  ] as const) {
    const reading = await readC2pa(bytes, 'jpeg', trust);
    assert.equal(reading.status, 'invalid');
    assert.equal(reading.tampered, true);
    assert.deepEqual(reading.faults, faults);
    const signal = c2paSignal(reading);
    assert.deepEqual([signal.outcome, signal.meaning, signal.strength], ['alarm', 'broken_seal', 0.6]);
    assert.match(said(signal).it, /cambiato dopo la firma/);
  }
});

test('a word of the history changed after signing breaks the seal', async () => {
  const at = Buffer.from(signed).indexOf('digitalCapture');
  assert.ok(at > 0);
  const reading = await readC2pa(changedAt(signed, at), 'jpeg', trust);
  assert.equal(reading.status, 'invalid');
  assert.deepEqual(reading.faults, ['history_changed']);
  assert.equal(c2paSignal(reading).meaning, 'broken_seal');
});

test('a signature moved onto another picture breaks the seal', async () => {
  const other = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const at = Buffer.from(signed).indexOf(Buffer.from([0xff, 0xeb]));
  const manifest = signed.subarray(at, at + signed.length - image.length);
  const forged = Buffer.concat([other.subarray(0, at), manifest, other.subarray(at)]);
  const reading = await readC2pa(forged, 'jpeg', trust);
  assert.equal(reading.status, 'invalid');
  assert.ok(reading.faults.includes('image_changed'));
});

test('an expired certificate proves nothing and is no alarm', async () => {
  const [validFrom, validTo] = [new Date('2020-01-01'), new Date('2020-02-01')];
  const expired = createTestSigner({ validFrom, validTo });
  const bytes = await signImage(image, expired, { actions: [shot] });
  const reading = await readC2pa(bytes, 'jpeg', { anchorsPem: expired.rootPem });
  assert.equal(reading.status, 'invalid');
  assert.equal(reading.tampered, false);
  assert.equal(c2paSignal(reading).outcome, 'inconclusive');
  assert.match(said(c2paSignal(reading)).it, /scaduto/);
});

test('what a signer writes into names comes out short, on one line and without control characters', async () => {
  const loud = createTestSigner({ name: `a\u202e\nb <b>${'x'.repeat(300)}` });
  const reading = await readC2pa(await signImage(image, loud, { actions: [shot] }), 'jpeg', noTrust);
  assert.equal(reading.signer?.name?.startsWith('a b b'), true);
  assert.ok((reading.signer?.name?.length ?? 0) <= 80);
});

test('PNG and WebP are read as well; a kind of file that cannot be signed says so', async () => {
  for (const format of ['png', 'webp'] as const) {
    const bytes = await sharp(image)[format]().toBuffer();
    const file = await signImage(bytes, signer, { actions: [madeByAi], format: `image/${format}` });
    const reading = await readC2pa(file, format, trust);
    assert.deepEqual([reading.status, reading.trusted, reading.declaredAi], ['valid', true, 'whole'], format);
    assert.equal((await readC2pa(bytes, format, trust)).status, 'none');
  }
  const reading = await readC2pa(image, 'bmp', trust);
  assert.equal(reading.absence, 'unsupported_format');
  assert.equal(c2paSignal(reading).outcome, 'not_applicable');
});

test('no damage to a signed file makes the reading throw or a changed picture valid', async () => {
  const imageBegins = signed.length - image.length + Buffer.from(signed).indexOf(Buffer.from([0xff, 0xeb]));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: signed.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, bits) => {
        const reading = await readC2pa(changedAt(signed, at, bits), 'jpeg', trust);
        assert.ok(reading.status !== 'valid' || at < imageBegins);
        assert.ok(said(c2paSignal(reading)).it.length > 0);
      },
    ),
    {
      numRuns: 60,
      examples: [
        [signed.length - 1, 1],
        [imageBegins, 1],
      ],
    },
  );
});

function changedAt(bytes: Uint8Array, at: number, bits = 0x15): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ bits;
  return changed;
}
