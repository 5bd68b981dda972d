/** A query built and compiled once, for the look-ups that every request makes. */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** Stands in the compiled query for a value that comes later. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds the query with `value(name)` where a value belongs; the function returned runs it with the values.
 * Kysely's own building takes longer than SQLite's answer to a look-up by key.
 */
export function prepared<D, Name extends string, Row>(
  db: Kysely<D>,
  build: (value: (name: Name) => never) => Compilable<Row>,
): (values: Record<Name, string | number>) => Promise<Row[]> {
  const compiled = build((name) => new Placeholder(name) as never).compile();
  return async (values) => {
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as Name] : parameter,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
