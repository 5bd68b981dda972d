/** Writes Matroska, AVI and MPEG transport streams for tests: whole in structure, with hardly any image. */

/** An element of EBML: its number as in the tables of the format, with its marker. */
export function element(id: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([name, size, body]);
}

const words = (text: string) => Buffer.from(text);

export interface TestMatroska {
  readonly muxer?: string;
  readonly writer?: string;
  readonly created?: Date;
  readonly tags?: Readonly<Record<string, string>>;
  readonly coded?: string;
}

export function buildMatroska({
  muxer = 'libebml',
  writer = 'prova',
  created,
  tags = {},
  coded = '',
}: TestMatroska = {}) {
  const date = Buffer.alloc(8);
  date.writeBigInt64BE(BigInt((created?.getTime() ?? 0) - Date.UTC(2001, 0, 1)) * 1_000_000n);
  const duration = Buffer.alloc(4);
  duration.writeFloatBE(4000);
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, words('matroska'))),
    element(
      0x18538067,
      element(
        0x1549a966,
        element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
        element(0x4489, duration),
        element(0x4d80, words(muxer)),
        element(0x5741, words(writer)),
        ...(created ? [element(0x4461, date)] : []),
      ),
      element(
        0x1654ae6b,
        element(
          0xae,
          element(0x83, Buffer.from([1])),
          element(0x86, words('V_VP9')),
          element(0x536e, words('Traccia')),
          element(0xe0, element(0xb0, Buffer.from([64])), element(0xba, Buffer.from([48]))),
        ),
        element(0xae, element(0x83, Buffer.from([2])), element(0x86, words('A_OPUS'))),
      ),
      element(
        0x1254c367,
        element(
          0x7373,
          ...Object.entries(tags).map(([name, text]) =>
            element(0x67c8, element(0x45a3, words(name)), element(0x4487, words(text))),
          ),
        ),
      ),
      element(0x1f43b675, words(coded)),
    ),
  ]);
}

export function chunk(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length % 2)]);
}

export interface TestAvi {
  readonly info?: Readonly<Record<string, string>>;
  readonly date?: string;
  readonly filling?: string;
  readonly xmp?: string;
  readonly coded?: string;
}

export function buildAvi({ info = {}, date, filling, xmp, coded = '' }: TestAvi = {}): Buffer {
  const list = (type: string, ...parts: readonly Uint8Array[]) => chunk('LIST', words(type), ...parts);
  const head = Buffer.alloc(56);
  head.write('vidsXVID');
  for (const [at, value] of [
    [20, 1],
    [24, 25],
    [32, 100],
  ] as const)
    head.writeUInt32LE(value, at);
  const form = Buffer.alloc(40);
  form.writeUInt32LE(64, 4);
  form.writeInt32LE(-48, 8);
  return chunk(
    'RIFF',
    words('AVI '),
    list(
      'hdrl',
      chunk('avih', Buffer.alloc(56)),
      list('strl', chunk('strh', head), chunk('strf', form)),
      ...(date === undefined ? [] : [chunk('IDIT', words(`${date}\n\0`))]),
    ),
    list('INFO', ...Object.entries(info).map(([name, text]) => chunk(name, words(`${text}\0`)))),
    ...(filling === undefined ? [] : [chunk('JUNK', words(filling))]),
    ...(xmp === undefined ? [] : [chunk('_PMX', words(xmp))]),
    list('movi', chunk('00dc', words(coded))),
  );
}

/** One packet with the table of services, `timed` with four bytes before each packet. */
export function buildMpegTs(provider: string, name: string, timed = false): Buffer {
  const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), words(text)]);
  const service = Buffer.concat([Buffer.from([1]), counted(provider), counted(name)]);
  const descriptor = Buffer.concat([Buffer.from([0x48, service.length]), service]);
  const loop = Buffer.concat([Buffer.from([0, 1, 0xfc, 0x80, descriptor.length]), descriptor]);
  const body = Buffer.concat([Buffer.from([0, 1, 0xc1, 0, 0, 0, 1, 0xff]), loop, Buffer.alloc(4)]);
  const table = Buffer.concat([Buffer.from([0x42, 0xf0, body.length]), body]);
  const packet = (pid: number, payload: Uint8Array) => {
    const bytes = Buffer.alloc(188, 0xff);
    bytes.set([0x47, 0x40 | (pid >> 8), pid & 255, 0x10, 0]);
    bytes.set(payload, 5);
    return timed ? Buffer.concat([Buffer.alloc(4), bytes]) : bytes;
  };
  return Buffer.concat([packet(0, Buffer.alloc(8)), packet(0x11, table), packet(0x100, Buffer.alloc(8))]);
}
