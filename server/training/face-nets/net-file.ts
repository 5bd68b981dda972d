/** Puts a net together, operation by operation, and writes it as an ONNX file for the runtime. */

export type Attributes = Readonly<Record<string, number | string | readonly number[]>>;

export interface NetFile {
  /** Numbers that belong to the net. Gives the name by which operations take them. */
  constant(shape: readonly number[], values: Float32Array): string;
  /** Gives the name of what comes out. */
  add(operator: string, inputs: readonly string[], attributes?: Attributes): string;
  /** With what `output` names as the only result. */
  bytes(output: string): Uint8Array<ArrayBuffer>;
}

export interface NetInput {
  readonly name: string;
  readonly type: 'uint8' | 'float32';
  /** A name stands for a side that may differ from run to run. */
  readonly shape: readonly (number | string)[];
}

/** ONNX's numbers for the types of tensors and attributes, and the versions of its format and operators. */
const elementTypes = { float32: 1, uint8: 2 } as const;
const attributeTypes = { whole: 2, text: 3, wholes: 7, fraction: 1 } as const;
const formatVersion = 8;
const operatorVersion = 13;

export function createNetFile(input: NetInput): NetFile {
  const nodes: Uint8Array[] = [];
  const constants: Uint8Array[] = [];
  return {
    constant(shape, values) {
      const name = `constant_${constants.length}`;
      constants.push(
        message(
          ...shape.map((side) => whole(1, side)),
          whole(2, elementTypes.float32),
          text(8, name),
          bytes(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
        ),
      );
      return name;
    },
    add(operator, inputs, attributes = {}) {
      const output = `${operator}_${nodes.length}`;
      nodes.push(
        message(
          ...inputs.map((name) => text(1, name)),
          text(2, output),
          text(4, operator),
          ...Object.entries(attributes).map(([name, value]) => bytes(5, attribute(name, value))),
        ),
      );
      return output;
    },
    bytes(output) {
      const graph = message(
        ...nodes.map((node) => bytes(1, node)),
        text(2, 'net'),
        ...constants.map((constant) => bytes(5, constant)),
        bytes(11, described(input.name, input.type, input.shape)),
        bytes(12, described(output, 'float32')),
      );
      return message(whole(1, formatVersion), bytes(7, graph), bytes(8, whole(2, operatorVersion)));
    },
  };
}

function attribute(name: string, value: Attributes[string]): Uint8Array {
  if (typeof value === 'string')
    return message(text(1, name), text(4, value), whole(20, attributeTypes.text));
  if (typeof value !== 'number')
    return message(text(1, name), ...value.map((each) => whole(8, each)), whole(20, attributeTypes.wholes));
  return Number.isInteger(value)
    ? message(text(1, name), whole(3, value), whole(20, attributeTypes.whole))
    : message(text(1, name), fraction(2, value), whole(20, attributeTypes.fraction));
}

/** Without a shape the runtime works it out by itself. */
function described(name: string, type: keyof typeof elementTypes, shape?: NetInput['shape']): Uint8Array {
  const sides = shape?.map((side) => bytes(1, typeof side === 'string' ? text(2, side) : whole(1, side)));
  const tensor = message(whole(1, elementTypes[type]), ...(sides ? [bytes(2, message(...sides))] : []));
  return message(text(1, name), bytes(2, bytes(1, tensor)));
}

// From here on the wire format of protocol buffers: a field's number and kind, then its value.

function whole(field: number, value: number): Uint8Array {
  return message(variable(field * 8), variable(value));
}

function fraction(field: number, value: number): Uint8Array {
  return message(variable(field * 8 + 5), new Uint8Array(Float32Array.of(value).buffer));
}

function text(field: number, value: string): Uint8Array {
  return bytes(field, new TextEncoder().encode(value));
}

function bytes(field: number, value: Uint8Array): Uint8Array {
  return message(variable(field * 8 + 2), variable(value.length), value);
}

/** Seven bits a byte, the lowest first. */
function variable(value: number): Uint8Array {
  const out: number[] = [];
  let rest = value;
  while (rest > 127) {
    out.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...out, rest]);
}

function message(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
