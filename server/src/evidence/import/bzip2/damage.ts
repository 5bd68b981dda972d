/** What is said of a packed file that cannot be unpacked to its end. */

const kept = 'What came before is kept; with the whole file the same command goes on.';

export const damaged = (): Error => new Error(`The bzip2 file is damaged. ${kept}`);
export const endsEarly = (): Error =>
  new Error(`Unexpected end of the bzip2 file: a part of it is missing. ${kept}`);
