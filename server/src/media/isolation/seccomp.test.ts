import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decoderFilter, type Instruction } from './seccomp.ts';
import { type Architecture, callNumber, type SystemCall } from './system-calls.ts';

const own = 4_321;
const architectures = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;

/** What the kernel would answer: a reading of the filter as its machine reads it. */
function answer(filter: readonly Instruction[], call: number, values: readonly number[], machine: number) {
  const at = (offset: number) => {
    if (offset === 0) return call;
    return offset === 4 ? machine : (values[(offset - 16) / 8] ?? 0);
  };
  let held = 0;
  for (let place = 0; place < filter.length; place += 1) {
    const { code, value, yes = 0, no = 0 } = filter[place] as Instruction;
    if (code === 0x06) return value >>> 0;
    if (code === 0x20) held = at(value);
    else {
      const isTrue = { 21: held === value, 37: held > value, 69: (held & value) !== 0 }[code];
      place += isTrue ? yes : no;
    }
  }
  throw new Error('the filter has no end');
}

const pass = 0x7fff0000;
const kill = 0x80000000;

for (const on of ['x64', 'arm64'] satisfies Architecture[]) {
  describe(`the filter on ${on}`, () => {
    const filter = decoderFilter(on, own);
    const ask = (call: SystemCall, ...values: number[]) =>
      answer(filter, callNumber(call, on) ?? -1, values, architectures[on]);

    test('refuses connections, programs, processes, rights and writing', () => {
      const refused: SystemCall[] = ['socket', 'connect', 'sendmsg', 'execve', 'ptrace', 'unshare', 'mount'];
      const more: SystemCall[] = [
        'setns',
        'bpf',
        'io_uring_setup',
        'keyctl',
        'unlinkat',
        'fchmodat',
        'setuid',
      ];
      for (const call of [...refused, ...more]) assert.equal(ask(call), 0x00050001, call);
    });

    test('lets threads start, and no processes', () => {
      const [threads, process] = [0x3d0f00, 0x1200011];
      assert.equal(ask('clone', threads), pass);
      assert.notEqual(ask('clone', process), pass);
      assert.notEqual(ask('clone3'), pass);
    });

    test('lets files be opened for reading alone', () => {
      assert.equal(ask('openat', 0, 0, 0o2000000), pass);
      for (const flags of [0o1, 0o2, 0o102, 0o1000]) assert.notEqual(ask('openat', 0, 0, flags), pass);
      assert.notEqual(ask('openat2'), pass);
    });

    test('lets it signal itself alone', () => {
      assert.equal(ask('kill', own), pass);
      assert.equal(ask('tgkill', own), pass);
      for (const other of [1, 0, 0xffffffff, own + 1]) assert.notEqual(ask('kill', other), pass);
    });

    test('knows no newer calls, and ends programs of another architecture', () => {
      assert.equal(answer(filter, 467, [], architectures[on]), 0x00050026);
      assert.equal(answer(filter, 0, [], 0x40000003), kill);
      if (on === 'x64') assert.equal(answer(filter, 0x40000000 + 41, [], architectures.x64), kill);
    });

    test('lets what Node lives on pass', () => {
      const living = { x64: [0, 1, 9, 202, 232, 281, 290, 318], arm64: [63, 64, 222, 98, 22, 19, 278] }[on];
      for (const call of living) assert.equal(answer(filter, call, [], architectures[on]), pass, `${call}`);
    });
  });
}
