import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type EncodeOptions, encodeClip } from '../../../made-clips/encode-clip.ts';
import { videoScene } from '../../../made-clips/video-scene.ts';
import { VideoRefused } from '../media-refused.ts';
import { decodeVideo } from './decode-video.ts';
import { openVideo, type VideoLimits } from './open-video.ts';

const take = videoScene({ scene: 'street', width: 96, height: 64, seconds: 0.4 });
const silent = { ...take, sound: undefined } as unknown as typeof take;
const mp4 = Buffer.from(await encodeClip(take));

const refused = (reason: string) => (error: unknown) =>
  error instanceof VideoRefused && error.reason === reason;

function refuses(bytes: Uint8Array | string, reason: string, limits?: VideoLimits) {
  assert.throws(() => openVideo(Buffer.from(bytes), limits).close(), refused(reason));
}

/** With the last appearance of one word replaced by another. */
function patched(bytes: Buffer, from: string, to: string): Buffer {
  const at = bytes.lastIndexOf(from, bytes.length, 'latin1');
  assert.ok(at > 0, `there is no ${from}`);
  const copy = Buffer.from(bytes);
  copy.write(to, at, 'latin1');
  return copy;
}

async function frames(bytes: Uint8Array): Promise<number> {
  const video = openVideo(Buffer.from(bytes));
  try {
    return (await decodeVideo(video)).shown;
  } finally {
    video.close();
  }
}

describe('a film is opened and decoded', () => {
  const pairs: readonly (readonly [
    EncodeOptions,
    format: string,
    codec: string,
    sound: string | undefined,
  ])[] = [
    [{ container: 'mp4', codec: 'libx264' }, 'mp4', 'h264', 'aac'],
    [{ container: 'mp4', codec: 'libx264', tenBits: true }, 'mp4', 'h264', 'aac'],
    [{ container: 'mp4', codec: 'libx265', soundCodec: 'libmp3lame' }, 'mp4', 'hevc', 'mp3'],
    [{ container: 'mov', codec: 'libx264', soundCodec: 'pcm_s16le' }, 'mov', 'h264', 'pcm_s16le'],
    [{ container: '3gp', codec: 'mpeg4' }, '3gp', 'mpeg4', 'aac'],
    [{ container: 'webm', codec: 'libvpx', soundCodec: 'libvorbis' }, 'webm', 'vp8', 'vorbis'],
    [{ container: 'webm', codec: 'libvpx-vp9' }, 'webm', 'vp9', 'opus'],
    [{ container: 'matroska', codec: 'libsvtav1', soundCodec: 'flac' }, 'matroska', 'av1', 'flac'],
    [{ container: 'avi', codec: 'mpeg4' }, 'avi', 'mpeg4', 'mp3'],
    [{ container: 'avi', codec: 'mjpeg', soundCodec: 'pcm_s16le' }, 'avi', 'mjpeg', 'pcm_s16le'],
    [{ container: 'mpegts', codec: 'libx264' }, 'mpegts', 'h264', 'aac'],
    [{ container: 'mpegts', codec: 'mpeg2video', soundCodec: 'ac3' }, 'mpegts', 'mpeg2video', 'ac3'],
    [{ container: 'gif' }, 'gif', 'gif', undefined],
    [{ container: 'webp' }, 'webp', 'webp_anim', undefined],
  ];
  for (const [encoding, format, codec, sound] of pairs) {
    const bits = encoding.tenBits ? ' with ten bits' : '';
    test(`${format} with ${codec}${bits}${sound ? ` and ${sound}` : ''}`, async () => {
      const video = openVideo(Buffer.from(await encodeClip(take, encoding)));
      const { track, shown } = await decodeVideo(video);
      video.close();
      const { facts } = video;
      assert.equal(facts.format, format);
      assert.equal(facts.videoCodec, codec);
      assert.equal(facts.sound?.codec, sound);
      assert.deepEqual([facts.width, facts.height], [96, 64]);
      assert.ok(Math.abs(facts.durationSeconds - 0.4) < 0.15, `${facts.durationSeconds} s`);
      assert.equal(shown, take.frames.length);
      assert.equal(track.count, take.frames.length);
      // GIF knows hundredths of a second only, and in AVI an encoder's delay stays as a frame that lasts twice as long.
      for (const [at, time] of track.times.entries()) assert.ok(Math.abs(time - at / 25) < 0.05, `${time} s`);
    });
  }

  test('as it is turned by the player', async () => {
    const video = openVideo(Buffer.from(await encodeClip(silent, { quarterTurns: 1 })));
    const { stills } = await decodeVideo(video);
    video.close();
    assert.equal(video.facts.quarterTurns, 1);
    assert.deepEqual([video.facts.width, video.facts.height], [96, 64]);
    const { width, height } = stills.best();
    assert.deepEqual([width, height], [64, 96]);
  });

  test('with bytes behind its end that no reader knows', async () => {
    const trailer = Buffer.from('\x7f\xff\0\0SEFH and what a maker of phones puts there', 'latin1');
    assert.equal(await frames(Buffer.concat([mp4, trailer])), take.frames.length);
  });

  test('that has a single frame', async () => {
    assert.equal(await frames(await encodeClip({ ...silent, frames: take.frames.slice(0, 1) })), 1);
  });

  test('as far as a stream goes that was cut off', async () => {
    const webm = await encodeClip(take, { container: 'webm' });
    const found = await frames(webm.subarray(0, Math.round(webm.length * 0.6)));
    assert.ok(found > 0 && found < take.frames.length);
    const stream = await encodeClip(take, { container: 'mpegts', codec: 'mpeg2video' });
    assert.ok((await frames(stream.subarray(0, Math.round(stream.length * 0.6)))) > 0);
  });
});

describe('a file is refused', () => {
  test('that is empty, no video, or a list of other files', () => {
    refuses('', 'empty');
    refuses('a text that somebody called a film', 'not_a_video');
    refuses('#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:9,\nfile:///etc/hostname\n', 'not_a_video');
    refuses("ffconcat version 1.0\nfile '/etc/hostname'\n", 'not_a_video');
    refuses('<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>', 'not_a_video');
    refuses('WEBVTT\n\n00:00.000 --> 00:01.000\nhello\n', 'not_a_video');
    refuses(Buffer.from('\xff\xd8\xff\xe0photo', 'latin1'), 'not_a_video');
    refuses(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'not_a_video');
  });

  test('of a format or with a codec that is not read', () => {
    refuses(Buffer.from('FLV\x01\x05\0\0\0\x09', 'latin1'), 'unsupported_format');
    refuses(Buffer.from('OggS\0\x02', 'latin1'), 'unsupported_format');
    refuses(patched(mp4, 'avc1', 'xyzw'), 'unsupported_codec');
  });

  test('that breaks off, whether its index comes last or first', async () => {
    const indexFirst = await encodeClip(take, { muxing: { movflags: 'faststart' } });
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      refuses(mp4.subarray(0, Math.round(mp4.length * share)), 'truncated');
      refuses(indexFirst.subarray(0, Math.round(indexFirst.length * share)), 'truncated');
    }
  });

  test('whose beginning is right and whose rest is not', () => {
    const webm = Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3', 'latin1'), Buffer.alloc(3_000, 7)]);
    refuses(webm, 'damaged');
    refuses(Buffer.concat([Buffer.from('RIFF\xff\0\0\0AVI ', 'latin1'), Buffer.alloc(3_000)]), 'damaged');
    refuses(Buffer.concat([mp4.subarray(0, 40), Buffer.alloc(5_000, 1)]), 'truncated');
  });

  test('that is encrypted', () => refuses(patched(mp4, 'avc1', 'encv'), 'encrypted'));

  test('that holds only sound', () => {
    const images = mp4.indexOf('trak', mp4.lastIndexOf('moov'));
    refuses(Buffer.from(mp4).fill('free', images, images + 4), 'no_images');
  });

  test('that lasts ten hours, however few its frames are', async () => {
    const times = take.frames.map((_, at) => (at === take.frames.length - 1 ? 36_000 : at));
    for (const container of ['mp4', 'matroska'] as const)
      refuses(await encodeClip(silent, { container, times }), 'too_long');
    refuses(mp4, 'too_long', { durationSecondsMax: -1 });
  });

  test('whose frames are larger than 4K', async () => {
    const gif = Buffer.from(await encodeClip(take, { container: 'gif' }));
    gif.writeUInt16LE(7_680, 6);
    gif.writeUInt16LE(4_320, 8);
    refuses(gif, 'too_many_pixels');
    refuses(mp4, 'too_many_pixels', { pixelsMax: 96 * 63 });
  });
});
