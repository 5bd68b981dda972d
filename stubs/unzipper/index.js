/** Stands where unzipper would be, which node-av asks for: the download of FFmpeg as a program is not used here. Whoever loads it is told. */

// The names that node-av imports, without which Node would complain about the first of them instead.
export const Open = undefined;

throw new Error(
  'unzipper is left out of this installation on purpose: node-av wants it to download FFmpeg as a program, which Riscontro does not use. See stubs/ in its repository.',
);
