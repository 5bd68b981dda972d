import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { makeClip } from '../../made-clips/make-clip.ts';
import { fileFaultIn } from '../../test/support/said-faults.ts';
import { createMediaHasher, type MediaHasher } from './media-hasher.ts';
import { madePhoto } from './testing/made-photo.ts';
import { framesOf } from './video-hashes.ts';

describe('hashes of the files that an operator brings', () => {
  let folder: string;
  let hasher: MediaHasher;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-hash-'));
    hasher = createMediaHasher({ processes: 1, imageBytesMax: 1_000_000, videoBytesMax: 1_000_000 });
  });
  after(async () => {
    await hasher.close();
    await rm(folder, { recursive: true, force: true });
  });
  async function hashed(bytes: Uint8Array) {
    const path = join(folder, 'file.jpg');
    await writeFile(path, bytes);
    return hasher.hashFile(path);
  }

  test('a video by some of its frames, whatever its name; cut off, it is told so', async () => {
    const clip = await makeClip({ scene: 'street', seconds: 1, width: 192, height: 108, sound: false });
    const found = await hashed(clip);
    assert.ok('video' in found, JSON.stringify(found));
    assert.ok(framesOf(found.video.stored) >= 1);
    assert.ok(found.video.stored.every(({ quality, timeSeconds }) => quality >= 50 && timeSeconds <= 1));
    assert.ok('fault' in (await hashed(clip.subarray(0, clip.length >> 1))));
  });

  test('a picture as a picture, and so is a moving one; what is neither is told what is wrong with it', async () => {
    const { rgb, width, height } = madePhoto(4, 64, 48);
    const photo = sharp(rgb, { raw: { width, height, channels: 3 } });
    assert.ok('hashes' in (await hashed(await photo.clone().jpeg().toBuffer())));
    assert.ok('hashes' in (await hashed(await photo.clone().gif().toBuffer())));
    assert.equal(fileFaultIn(await hashed(Buffer.from('una lettera'))), 'is not a picture');
    assert.equal(fileFaultIn(await hasher.hashFile(join(folder, 'manca'))), 'is not there');
    const large = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), Buffer.alloc(1_000_000)]);
    assert.equal(fileFaultIn(await hashed(large)), 'is larger than 1 MB');
  });
});
