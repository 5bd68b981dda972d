/** What the sources that were searched are called in front of people. */
import type { Words } from '@riscontro/words';

/** The local ones are named for what they are; `ownName` is what any other calls itself. */
export function sourceName(id: string, { local }: Words['summaries']['sources'], ownName = id): string {
  return Object.hasOwn(local, id) ? local[id as keyof typeof local] : ownName;
}
