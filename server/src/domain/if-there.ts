/** Files that need not be there. */

const notThere: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

/** Undefined where what was asked for does not exist; what else goes wrong with it is told. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && notThere.has(error.code)) return undefined;
    throw error;
  }
}
