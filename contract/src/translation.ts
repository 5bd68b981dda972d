/**
 * Shapes and values in both of their forms: as the code has them, in English, and as the wire does. A table says what
 * each is called; a name that is missing or too much does not compile. What a table does not know, because another
 * version wrote it, passes as it is, and fields stay in their order.
 */

export interface Translation<Inside, Wire> {
  toWire(inside: Inside): Wire;
  fromWire(wire: Wire): Inside;
}

/** What the code has of what a translation is for. */
export type InsideOf<T> = T extends { fromWire(wire: never): infer Inside } ? Inside : never;

/** One value of an enumeration; the table has the names of the code on its left, those of the wire on its right. */
export function oneOf<const Table extends Readonly<Record<string, string>>>(
  table: Table,
): Translation<keyof Table & string, Table[keyof Table]> {
  const wireNames = new Map(Object.entries(table));
  const insideNames = new Map(Object.entries(table).map(([inside, wire]) => [wire, inside]));
  return {
    toWire: (inside) => (wireNames.get(inside) ?? inside) as Table[keyof Table],
    fromWire: (wire) => (insideNames.get(wire) ?? wire) as keyof Table & string,
  };
}

/** The name that the code has for a value of the wire; undefined for one that the table does not have. */
export function nameOf<const Table extends Readonly<Record<string, string>>>(
  table: Table,
  wire: string,
): (keyof Table & string) | undefined {
  return Object.keys(table).find((name) => table[name] === wire);
}

/** What is the same in both forms. */
export function asItIs<Value>(): Translation<Value, Value> {
  return { toWire: (value) => value, fromWire: (value) => value };
}

export function listOf<Inside, Wire>({
  toWire,
  fromWire,
}: Translation<Inside, Wire>): Translation<Inside[], Wire[]> {
  return {
    toWire: (list) => (Array.isArray(list) ? list.map((one) => toWire(one)) : list),
    fromWire: (list) => (Array.isArray(list) ? list.map((one) => fromWire(one)) : list),
  };
}

/** An object, by the name of the wire for each field; with the translation of its value where that has names too. */
export function shape<Wire extends object>() {
  return <const Table extends FieldTable<Wire>>(
    table: Table & Complete<Wire, Table>,
  ): Translation<InsideShape<Wire, Table>, Wire> => {
    const fields = Object.entries(table as FieldTable<Wire>).map(([inside, field]) => {
      const [wire, translation] = typeof field === 'string' ? [field, asItIs<unknown>()] : field;
      return { inside, wire, translation: translation as Translation<unknown, unknown> };
    });
    const byInside = new Map(
      fields.map(({ inside, wire, translation: { toWire } }) => [inside, { name: wire, value: toWire }]),
    );
    const byWire = new Map(
      fields.map(({ inside, wire, translation: { fromWire } }) => [wire, { name: inside, value: fromWire }]),
    );
    return {
      toWire: (inside) => renamed(inside, byInside) as Wire,
      fromWire: (wire) => renamed(wire, byWire) as InsideShape<Wire, Table>,
    };
  };
}

interface Renaming {
  readonly name: string;
  readonly value: (value: unknown) => unknown;
}

/** What is no object is left to whoever holds it against the contract. */
function renamed(object: unknown, names: ReadonlyMap<string, Renaming>): unknown {
  if (typeof object !== 'object' || object === null) return object;
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      const field = names.get(key);
      return field ? [field.name, value === undefined ? value : field.value(value)] : [key, value];
    }),
  );
}

type FieldTable<Wire> = Readonly<Record<string, Field<Wire>>>;

type Field<Wire> = {
  [Name in keyof Wire & string]-?: FieldOf<Name, Exclude<Wire[Name], undefined>>;
}[keyof Wire & string];

type FieldOf<Name, Value> =
  | readonly [Name, Translation<unknown, Value>]
  | (IsNameless<Value> extends true ? Name : never);

/** Whether a value has no names in it: numbers, yes and no, any text, and lists of them. */
type IsNameless<Value> = [Value] extends [number | boolean]
  ? true
  : [Value] extends [string]
    ? string extends Value
      ? true
      : false
    : Value extends readonly (infer One)[]
      ? IsNameless<One>
      : false;

type WireName<F> = F extends readonly [infer Name, unknown] ? Name : F;

/** Every field of the wire has a name in the table. */
type Complete<Wire, Table> = [Exclude<keyof Wire, WireName<Table[keyof Table]>>] extends [never]
  ? unknown
  : { readonly missing: Exclude<keyof Wire, WireName<Table[keyof Table]>> };

type InsideShape<Wire, Table> = Flat<
  {
    -readonly [K in keyof Table as IsOptional<Wire, Table[K]> extends true ? never : K]: InsideValue<
      Wire,
      Table[K]
    >;
  } & {
    -readonly [K in keyof Table as IsOptional<Wire, Table[K]> extends true ? K : never]?: InsideValue<
      Wire,
      Table[K]
    >;
  }
>;

type Flat<T> = { [K in keyof T]: T[K] };

type IsOptional<Wire, F> = Record<never, never> extends Pick<Wire, WireName<F> & keyof Wire> ? true : false;

type InsideValue<Wire, F> = F extends readonly [unknown, infer T]
  ? InsideOf<T>
  : F extends keyof Wire
    ? Exclude<Wire[F], undefined>
    : never;
