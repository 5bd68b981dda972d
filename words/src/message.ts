/** A sentence as data: made where something is found, said where somebody reads it, in that reader's language. */

/** One entry of a table of words: its code, and what fills it where it has gaps. Can be stored and sent as JSON. */
export type Message<Table> = {
  [Code in keyof Table & string]: Table[Code] extends (values: infer Values) => string
    ? { readonly code: Code; readonly values: Values }
    : { readonly code: Code };
}[keyof Table & string];

/** The sentence. A code that the table does not have is a bug, and thrown. */
export function say<Table extends object>(table: Table, message: Message<Table>): string {
  const { code, values } = message as { code: keyof Table; values?: unknown };
  const entry: unknown = Object.hasOwn(table, code) ? table[code] : undefined;
  if (typeof entry === 'string') return entry;
  if (typeof entry === 'function') return String(entry(values));
  throw new Error(`There are no words for “${String(code)}”.`);
}
