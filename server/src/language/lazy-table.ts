/** A table of words in a file, read when first asked for: whoever only tells languages apart does without ten megabytes. */
import { readFileSync } from 'node:fs';

export function lazyTable<Value>(file: URL): () => Readonly<Record<string, Value>> {
  let table: Readonly<Record<string, Value>> | undefined;
  return () => {
    table ??= JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Value>>;
    return table;
  };
}
