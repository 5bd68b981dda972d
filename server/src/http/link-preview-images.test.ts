/** Images of link previews: of the promised size, different for each level, and drawn from any text without harm. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextResult } from '@riscontro/contract/inside';
import { languages } from '@riscontro/words';
import sharp from 'sharp';
import { hostileTexts, resultsOfAllLevels, textResult } from '../../test/support/shared-results.ts';
import { AppError } from '../domain/app-error.ts';
import { colours, levelColour } from '../web/link-preview/preview-colours.ts';
import { previewFacts } from '../web/link-preview/preview-facts.ts';
import { createLinkPreviewImages } from './link-preview-images.ts';

const baseUrl = 'https://verifica.example.org';
const images = createLinkPreviewImages();
const facts = (changes: Partial<TextResult> = {}) => previewFacts(textResult(changes), 'it', baseUrl);

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (pixel: number) => data.readUIntBE(pixel * info.channels, 3);
  const ground = Number.parseInt(colours.ground.slice(1), 16);
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) =>
      `#${colourAt(y * info.width + x)
        .toString(16)
        .padStart(6, '0')}`,
    /** How many pixels of these lines are not of the ground's colour. */
    inked(top: number, bottom: number) {
      let count = 0;
      for (let pixel = top * info.width; pixel < bottom * info.width; pixel += 1) {
        if (colourAt(pixel) !== ground) count += 1;
      }
      return count;
    },
  };
}

/** Between the label and the scale, where the claim is written. */
const claimLines = [250, 450] as const;

test('1200 by 630, the level on its colour, and no two levels alike', async () => {
  const seen = new Set<string>();
  for (const { level, result } of resultsOfAllLevels) {
    for (const language of languages) {
      const png = await images.image(previewFacts(result, language, baseUrl));
      const { width, height, at, inked } = await pixels(png);
      assert.deepEqual([width, height], [1200, 630]);
      assert.equal(at(5, 5), levelColour(level));
      assert.ok(inked(...claimLines) > 2_000, `${level} says what was checked`);
      assert.ok(png.byteLength < 200_000);
      seen.add(png.toString('base64'));
    }
  }
  assert.equal(seen.size, resultsOfAllLevels.length * languages.length);
});

test('any text gives a picture within its margins; what the font cannot write is not drawn as boxes', async () => {
  const nameless = await images.image(facts({ subject: {}, claims: [] }));
  for (const text of hostileTexts) {
    const png = await images.image(facts({ subject: { text } }));
    const { at, inked } = await pixels(png);
    assert.ok(inked(...claimLines) > 1_000, text.slice(0, 40));
    for (let y = 200; y < 630; y += 1) assert.equal(at(1_160, y), colours.ground);
    const isForeign = /\p{Script=Arabic}|\p{Script=Han}/u.test(text);
    assert.equal(png.equals(nameless), isForeign, text.slice(0, 40));
  }
});

test('letters of other Latin alphabets are drawn from the further file of the same family', async () => {
  const polish = await images.image(facts({ subject: { text: 'Księżyc zrobiono z sera, ğış' } }));
  const nameless = await images.image(facts({ subject: {}, claims: [] }));
  assert.ok(!polish.equals(nameless));
});

test('the same picture asked for at once or again is drawn once', async () => {
  const [first, second] = await Promise.all([images.image(facts()), images.image(facts())]);
  assert.equal(first, second);
  assert.equal(await images.image(facts()), first);
});

test('a queue that is full answers 503, and those in it still get their pictures', async () => {
  const narrow = createLinkPreviewImages({ atOnceMax: 1, waitingMax: 1, keptBytesMax: 1_000_000 });
  const asked = [1, 2, 3].map((score) => narrow.image(facts({ score })));
  const [first, second, third] = await Promise.allSettled(asked);
  assert.deepEqual([first?.status, second?.status, third?.status], ['fulfilled', 'fulfilled', 'rejected']);
  assert.ok(third?.status === 'rejected' && third.reason instanceof AppError);
  assert.equal(third.reason.code, 'serviceUnavailable');
  assert.ok(await narrow.image(facts({ score: 3 })));
});
