/** Which compression a client takes. */

export type Encoding = 'br' | 'gzip';

/** The smaller one first; a client that names neither, or refuses both with `q=0`, gets none. */
export function preferredEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .slice(0, 1_000)
      .toLowerCase()
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
      .map((range) => range.split(';', 1)[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding));
}
