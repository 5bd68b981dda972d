/** Finds the line in which encoders sign the images and the sound that they coded. */

/** How their lines begin. x264 and x265 add all their settings; Lavc stands for FFmpeg's own encoders. */
const beginnings = ['x264 - core', 'x265 (build', 'Lavc', 'XviD', 'DivX', 'libfaac', 'LAME3'];
const lookBytesMax = 256 * 1024;
const lineBytesMax = 1500;

/** At most 1,500 characters, from the first 256 KB of a coded piece. */
export function encoderText(coded: Uint8Array): string | undefined {
  const bytes = Buffer.from(coded.buffer, coded.byteOffset, Math.min(coded.byteLength, lookBytesMax));
  for (const beginning of beginnings) {
    const at = bytes.indexOf(beginning, 0, 'latin1');
    if (at === -1) continue;
    const line = bytes.toString('latin1', at, at + lineBytesMax);
    const text = /^[\x20-\x7e]+/.exec(line)?.[0] ?? '';
    // Four letters alone are found by chance in any compressed data.
    if (/^\D*\d/.test(text) && text.length >= 8) return text.trim();
  }
  return undefined;
}
