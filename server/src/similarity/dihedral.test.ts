/** Variants computed from the coefficients, held against hashing images that were really turned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { dihedralHashes, type Turn } from './dihedral.ts';
import { hammingDistance } from './hamming.ts';
import { pdqHash, pdqTransform } from './pdq.ts';

/** Shapes without any symmetry. */
const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
  <rect width="400" height="300" fill="#888"/>
  <polygon points="20,30 180,10 120,140 60,90" fill="#fff"/>
  <circle cx="300" cy="90" r="55" fill="#111"/>
  <rect x="210" y="180" width="150" height="40" fill="#ddd" transform="rotate(17 285 200)"/>
  <path d="M10 280 C 80 180 140 300 200 230 S 330 250 390 160" stroke="#222" stroke-width="14" fill="none"/>
  <rect x="35" y="160" width="22" height="90" fill="#000"/>
  <ellipse cx="150" cy="200" rx="24" ry="48" fill="#eee"/>
</svg>`);

async function luminanceOf(image: Buffer) {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: Float32Array.from(data) };
}

/** Transposed: turned a quarter, then mirrored. */
const really: Record<Turn, (image: Buffer) => Promise<Buffer>> = {
  original: async (image) => image,
  turned90: (image) => sharp(image).rotate(90).png().toBuffer(),
  turned180: (image) => sharp(image).rotate(180).png().toBuffer(),
  turned270: (image) => sharp(image).rotate(270).png().toBuffer(),
  mirrored: (image) => sharp(image).flop().png().toBuffer(),
  flipped: (image) => sharp(image).flip().png().toBuffer(),
  transposed: async (image) => really.mirrored(await really.turned90(image)),
  transversed: async (image) => really.mirrored(await really.turned270(image)),
};

test('each of the eight variants is the hash of the picture really turned so', async () => {
  const image = await sharp(drawing).png().toBuffer();
  const { coefficients, quality } = pdqTransform(await luminanceOf(image));
  assert.ok(quality >= 50, `a picture with structure (${quality})`);
  const variants = dihedralHashes(coefficients);
  assert.deepEqual(
    variants.map(({ turn }) => turn),
    Object.keys(really),
  );
  for (const { turn, words } of variants) {
    const { words: expected } = pdqHash(await luminanceOf(await really[turn](image)));
    const distance = hammingDistance(words, expected);
    assert.ok(distance <= 10, `${turn}: ${distance}`);
    for (const other of variants) {
      if (other.turn !== turn) assert.ok(hammingDistance(other.words, expected) > 60, `not ${other.turn}`);
    }
  }
});
