/**
 * SHA-256 of short texts. Browsers have their own only on https pages and one promise a hash, which a proof of work
 * that tries a hundred thousand of them cannot wait for.
 */

const sizeBytes = 64;

const isPrime = (number: number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
};
const primes: number[] = [];
for (let number = 2; primes.length < 64; number++) if (isPrime(number)) primes.push(number);

/** The first 32 bits of the fractional part. */
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const begin = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const words = new Int32Array(64);
const word = (of: Int32Array, at: number) => of[at] ?? 0;
const turn = (value: number, bits: number) => (value >>> bits) | (value << (32 - bits));

/** Takes a block of 64 bytes into the state. Spelled out, because it runs some hundred thousand times. */
function mix(state: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = word(words, i - 15);
    const y = word(words, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[i] = word(words, i - 16) + s0 + word(words, i - 7) + s1;
  }
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(constants, i) + word(words, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = word(state, 0) + a;
  state[1] = word(state, 1) + b;
  state[2] = word(state, 2) + c;
  state[3] = word(state, 3) + d;
  state[4] = word(state, 4) + e;
  state[5] = word(state, 5) + f;
  state[6] = word(state, 6) + g;
  state[7] = word(state, 7) + h;
}

/**
 * The hash of `beginning` followed by whatever the returned function is given, as eight words of 32 bits. Whole blocks
 * of the beginning are worked out once. The array is the same every time.
 */
export function hashAfter(beginning: string): (rest: string) => Int32Array {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(beginning);
  const whole = Math.floor(bytes.length / sizeBytes) * sizeBytes;
  const middle = Int32Array.from(begin);
  for (let at = 0; at < whole; at += sizeBytes) mix(middle, new DataView(bytes.buffer), at);
  const tail = bytes.subarray(whole);
  const state = new Int32Array(8);
  let padded = new Uint8Array(2 * sizeBytes);
  let view = new DataView(padded.buffer);

  return (rest) => {
    const restBytes = encoder.encode(rest);
    const length = tail.length + restBytes.length;
    // One bit that ends the text, and 64 that tell its length.
    const end = Math.ceil((length + 9) / sizeBytes) * sizeBytes;
    if (end > padded.length) {
      padded = new Uint8Array(end);
      view = new DataView(padded.buffer);
    }
    padded.set(tail);
    padded.set(restBytes, tail.length);
    padded.fill(0, length, end);
    padded[length] = 0x80;
    view.setUint32(end - 4, (whole + length) * 8);
    state.set(middle);
    for (let at = 0; at < end; at += sizeBytes) mix(state, view, at);
    return state;
  };
}
