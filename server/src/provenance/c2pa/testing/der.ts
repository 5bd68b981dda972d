/** For tests: the little of DER that a certificate needs. */

type Part = Uint8Array;

function tagged(tag: number, ...parts: readonly Part[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

export const sequence = (...parts: readonly Part[]) => tagged(0x30, ...parts);
export const set = (...parts: readonly Part[]) => tagged(0x31, ...parts);
export const octets = (...parts: readonly Part[]) => tagged(0x04, ...parts);
export const integer = (bytes: Part) => tagged(0x02, bytes);
export const text = (value: string) => tagged(0x0c, Buffer.from(value));
export const truth = () => Buffer.from([0x01, 0x01, 0xff]);
export const bits = (bytes: Part, unused = 0) => tagged(0x03, Buffer.from([unused]), bytes);
/** `[number]`, holding other elements. */
export const context = (number: number, ...parts: readonly Part[]) => tagged(0xa0 + number, ...parts);
/** `[number]`, standing for one element's own tag. */
export const implicit = (number: number, bytes: Part) => tagged(0x80 + number, bytes);

export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) {
      groups.unshift((left & 0x7f) | 0x80);
    }
    bytes.push(...groups);
  }
  return tagged(0x06, Buffer.from(bytes));
}

/** UTCTime below 2050, as certificates want it. */
export function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
