import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { askedBy } from '../../domain/asker.ts';
import { isQueueFull } from '../../domain/fair-queue.ts';
import { type Fault, onFault, reportFault, workingFor } from '../../domain/fault-report.ts';
import { frameOf } from './frames.ts';
import { ProcessFailed } from './process-failed.ts';
import { createProcessPool, type ProcessPoolSettings } from './process-pool.ts';

const entry = new URL('../../../test/support/misbehaving-process.ts', import.meta.url);
const megabyte = 1024 * 1024;

interface Call {
  readonly deed: string;
  readonly value?: unknown;
}

const pools: { close(): Promise<void> }[] = [];
after(() => Promise.all(pools.map((pool) => pool.close())));

function poolOf(settings: Partial<ProcessPoolSettings> = {}) {
  const pool = createProcessPool<Call, unknown, unknown>({
    entry,
    processesMax: 1,
    memoryBytesMax: 300 * megabyte,
    ...settings,
  });
  pools.push(pool);
  const ask = (deed: string, value?: unknown, options: Partial<Parameters<typeof pool.run>[1]> = {}) =>
    pool.run({ deed, value }, { signal: new AbortController().signal, timeoutMs: 20_000, ...options });
  return { ...pool, ask };
}

const failed = (reason: string) => (error: unknown) =>
  error instanceof ProcessFailed && error.reason === reason;

function isRunning(pid: unknown): boolean {
  try {
    process.kill(Number(pid), 0);
    // Ended, and whoever inherited it has not looked yet.
    return !(existsSync('/proc/self/stat') && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
  } catch {
    return false;
  }
}

/** Looks again and again; the test runner's limit ends what never becomes true. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a process pool', () => {
  test('answers what was sent, bytes included, and uses a process again', async () => {
    const { ask } = poolOf();
    const value = { text: 'perché', bytes: Uint8Array.from([0, 255]), list: [1, null, { deep: true }] };
    assert.deepEqual(await ask('echo', value), value);
    assert.equal(await ask('calls'), 1);
    assert.equal(await ask('calls'), 2);
  });

  test('what a call reports is reported here, for whoever asked, and so often', async (t) => {
    const { ask } = poolOf();
    const faults: Fault[] = [];
    t.after(onFault((fault) => faults.push(fault)));
    const asked = (checkId: string, times: number) => workingFor({ checkId }, () => ask('report', times));
    assert.deepEqual(await Promise.all([asked('one', 1), asked('two', 1)]), ['went on', 'went on']);
    assert.deepEqual(
      faults.map(({ place, method, checkId }) => [place, method, checkId]),
      [
        ['misdeeds', 'prova', 'one'],
        ['misdeeds', 'prova', 'two'],
      ],
    );
    const [{ error }] = faults as [Extract<Fault, { error: unknown }>];
    assert.equal(error.name, 'TypeError');
    assert.match(error.frames[0] ?? '', /misbehaving-process\.ts/);
    await asked('three', 1_000);
    assert.ok(faults.length < 50, `${faults.length} faults`);
  });

  test('a mistake in a process is thrown here with the place that it was made at', async (t) => {
    const { ask } = poolOf();
    const faults: Fault[] = [];
    t.after(onFault((fault) => faults.push(fault)));
    await ask('mistake', {}).catch((error) => reportFault(error, { place: 'test' }));
    const [{ error }] = faults as [Extract<Fault, { error: unknown }>];
    assert.equal(error.name, 'TypeError');
    assert.match(error.frames[0] ?? '', /misbehaving-process\.ts/);
  });

  test('carries twenty-five megabytes there and back', async () => {
    const { ask } = poolOf();
    const bytes = new Uint8Array(25 * megabyte).fill(7);
    const answer = await ask('echo', bytes);
    assert.ok(answer instanceof Uint8Array && Buffer.compare(answer, bytes) === 0);
  });

  test('tells of progress in order, before the answer', async () => {
    const { ask } = poolOf();
    const steps: unknown[] = [];
    assert.equal(await ask('count', 3, { onProgress: (step) => steps.push(step) }), 'counted');
    assert.deepEqual(steps, [1, 2, 3]);
    assert.equal(await ask('count', 3), 'counted', 'and may go unheard');
  });

  test('runs as many at once as allowed', async () => {
    const { ask } = poolOf({ processesMax: 2 });
    const pids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask('who')));
    assert.equal(new Set(pids).size, 2);
  });

  test('lets the others wait in order', async () => {
    const { ask } = poolOf();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('calls')));
    assert.deepEqual(answers, [1, 2, 3, 4]);
  });

  test('tells those who wait how many come before them, whenever it changes', async () => {
    const { ask } = poolOf();
    const told: Record<string, number[]> = { first: [], second: [], third: [], gone: [] };
    const giveUp = new AbortController();
    const waits = (name: string) => ({ onWait: (before: number) => told[name]?.push(before) });
    const gone = () => ask('who', undefined, { ...waits('gone'), signal: giveUp.signal });
    const calls = [ask('who', undefined, waits('first')), ask('who', undefined, waits('second')), gone()];
    calls.push(ask('who', undefined, waits('third')));
    giveUp.abort();
    assert.equal((await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length, 3);
    assert.deepEqual(told, { first: [], second: [1], gone: [2], third: [3, 2, 1] });
  });

  test('two hundred calls of one asker hold up the single one of another by no more than the one at work', async () => {
    const { ask } = poolOf();
    const many = Array.from({ length: 200 }, () => askedBy('A', () => ask('calls')));
    const told: number[] = [];
    const onWait = (before: number) => told.push(before);
    assert.equal(await askedBy('B', () => ask('calls', undefined, { onWait })), 2);
    assert.deepEqual(told, [2], 'at most: the one at work, and one that may go first');
    assert.equal((await Promise.all(many)).at(-1), 1, 'a new process after its 200 calls');
  });

  test('refuses calls for which there is no room, first those of whoever brings most', async () => {
    const { ask } = poolOf({ waitingMax: 4 });
    const calls = ['A', 'A', 'B', 'C', 'D'].map((asker) => askedBy(asker, () => ask('who')));
    await assert.rejects(
      askedBy('A', () => ask('who')),
      isQueueFull,
    );
    await assert.rejects(
      askedBy('E', () => ask('who')),
      isQueueFull,
    );
    await Promise.all(calls);
    await askedBy('A', () => ask('who'));
  });

  test('replaces a process after its number of calls', async () => {
    const { ask } = poolOf({ callsMax: 2 });
    assert.deepEqual([await ask('calls'), await ask('calls'), await ask('calls')], [1, 2, 1]);
  });

  test('ends a process that nobody needs', async () => {
    const { ask } = poolOf({ idleMs: 1 });
    const pid = await ask('who');
    await until(() => !isRunning(pid));
  });

  test('gives the handler the data of the pool, and the process no environment', async () => {
    const { ask } = poolOf({ workerData: { models: 'here' }, environment: { MALLOC_ARENA_MAX: '2' } });
    assert.deepEqual(await ask('data'), { models: 'here' });
    const names = (await ask('environment')) as string[];
    assert.deepEqual(
      names.filter((name) => ['MALLOC_ARENA_MAX', 'PATH', 'HOME'].includes(name)),
      ['MALLOC_ARENA_MAX'],
    );
  });

  test('hands over the file of a call, and none with the next one', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'handed-over-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const { ask } = poolOf();
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    for (const sizeBytes of [0, 1, 3 * megabyte + 1]) {
      const bytes = randomBytes(sizeBytes);
      const file = join(folder, `${sizeBytes}`);
      writeFileSync(file, bytes);
      assert.equal(await ask('file', undefined, { file }), hash(bytes));
    }
    assert.equal(await ask('file'), hash(Buffer.alloc(0)));
  });

  test('refuses a file that is not there or larger than the memory, and uses the process again', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'handed-over-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const { ask } = poolOf();
    const before = await ask('who');
    await assert.rejects(ask('file', undefined, { file: join(folder, 'missing') }), { code: 'ENOENT' });
    const large = join(folder, 'large');
    writeFileSync(large, '');
    truncateSync(large, 301 * megabyte);
    await assert.rejects(ask('file', undefined, { file: large }), failed('memory'));
    assert.equal(await ask('who'), before);
  });

  test('gives its processes low priority', { skip: process.platform === 'win32' }, async () => {
    assert.ok(Number(await poolOf().ask('priority')) >= constants.priority.PRIORITY_BELOW_NORMAL);
  });

  test('refuses new calls once closed, and those under way and waiting', async () => {
    const { ask, close } = poolOf();
    const calls = Promise.allSettled([ask('loop'), ask('who')]);
    await close();
    for (const call of await calls) assert.ok(call.status === 'rejected' && failed('closed')(call.reason));
    await assert.rejects(ask('who'), failed('closed'));
  });
});

describe('a caller who gives up', () => {
  test('gets the reason, and the process at work is ended', async () => {
    const { ask } = poolOf();
    const pid = await ask('who');
    const giveUp = new AbortController();
    const call = ask('count', 1, { signal: giveUp.signal });
    await call;
    const looping = ask('loop', undefined, { signal: giveUp.signal });
    giveUp.abort(new Error('enough'));
    await assert.rejects(looping, /enough/);
    await until(() => !isRunning(pid));
    assert.equal(await ask('echo', 'next'), 'next');
  });

  test('leaves the queue without harm to the others', async () => {
    const { ask } = poolOf();
    const giveUp = new AbortController();
    const first = ask('who');
    const second = ask('who', undefined, { signal: giveUp.signal });
    const third = ask('who');
    giveUp.abort(new Error('enough'));
    await assert.rejects(second, /enough/);
    assert.equal(await third, await first);
  });

  test('leaves no listener on the signal', async () => {
    const { ask } = poolOf();
    const { signal } = new AbortController();
    let listeners = 0;
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...parameters: Parameters<typeof addEventListener>) => {
      listeners += 1;
      return addEventListener.apply(signal, parameters);
    };
    signal.removeEventListener = (...parameters: Parameters<typeof removeEventListener>) => {
      listeners -= 1;
      return removeEventListener.apply(signal, parameters);
    };
    await ask('echo', 1, { signal });
    await assert.rejects(ask('throw', 'why', { signal }));
    assert.ok(listeners <= 0, `${listeners} left`);
  });
});

describe('a process that misbehaves', () => {
  const { ask } = poolOf();
  const andTheNextIsAnswered = async () => assert.equal(await ask('echo', 'next'), 'next');

  for (const deed of ['loop', 'deafLoop', 'wait']) {
    test(`is ended at its time limit: ${deed}`, async () => {
      await assert.rejects(ask(deed, undefined, { timeoutMs: 50 }), failed('time'));
      await andTheNextIsAnswered();
    });
  }

  for (const deed of ['buffers', 'objects']) {
    test(`is ended at its memory limit while it keeps its thread busy: ${deed}`, async () => {
      await assert.rejects(ask(deed), failed('memory'));
      await andTheNextIsAnswered();
    });
  }

  const crashes: [string, unknown?][] = [['exit', 0], ['exit', 3], ['abort'], ['throwLater']];
  for (const [deed, value] of crashes) {
    test(`is replaced when it crashes: ${deed} ${value ?? ''}`, async () => {
      await assert.rejects(ask(deed, value), failed('crash'));
      await andTheNextIsAnswered();
    });
  }

  test('is replaced when it answers too much', async () => {
    const small = poolOf({ answerBytesMax: megabyte });
    assert.equal(((await small.ask('huge', megabyte / 2)) as Uint8Array).length, megabyte / 2);
    await assert.rejects(small.ask('huge', 2 * megabyte), failed('crash'));
    assert.equal(await small.ask('echo', 'next'), 'next');
  });

  const garbage: [string, Uint8Array][] = [
    ['bytes that are no value', Buffer.from([5, 0, 0, 0, 0xde, 0xad, 0xbe, 0xef, 0])],
    ['a length without end', Buffer.from([255, 255, 255, 255])],
    ['an empty message', Buffer.from([0, 0, 0, 0])],
    ['a value of another shape', Buffer.concat(frameOf('hello' as never))],
    ['an error without a name', Buffer.concat(frameOf({ kind: 'error', error: null } as never))],
  ];
  for (const [name, bytes] of garbage) {
    test(`is replaced when it sends ${name}`, async () => {
      await assert.rejects(ask('garbage', bytes), failed('crash'));
      await andTheNextIsAnswered();
    });
  }

  test('is replaced when it speaks without being asked', async () => {
    const before = await ask('who');
    assert.equal(await ask('answerLater'), 'now');
    await until(() => !isRunning(before));
    await andTheNextIsAnswered();
  });

  test('may answer and end: the answer counts', async () => {
    assert.equal(await ask('answerAndExit', 'last words'), 'last words');
    // It may live on for a call or two, and then takes the call at hand with it.
    for (let calls = 0; calls < 1_000; calls += 1) {
      const next = await ask('echo', 'next').catch((error) => error);
      if (next === 'next') continue;
      assert.ok(failed('crash')(next));
      break;
    }
    await andTheNextIsAnswered();
  });

  test('that cannot be started is a crash, in bounded time', async () => {
    const missing = poolOf({ entry: new URL('./no-such-file.ts', import.meta.url) });
    await assert.rejects(missing.ask('who'), failed('crash'));
    const silent = poolOf({ entry: new URL('./process-failed.ts', import.meta.url) });
    await assert.rejects(silent.ask('who'), failed('crash'));
  });
});

describe('what a handler throws', () => {
  test('arrives with its name, text and fields', async () => {
    await assert.rejects(poolOf().ask('throw', 'truncated'), {
      name: 'Refused',
      message: 'refused',
      reason: 'truncated',
    });
  });

  test('arrives as the error of the caller where he knows it', async () => {
    const { ask } = poolOf({ revive: ({ fields }) => new RangeError(`revived ${fields.reason}`) });
    await assert.rejects(ask('throw', 'truncated'), /^RangeError: revived truncated$/);
  });

  test('leaves the process in use, even where it is no error or cannot be sent', async () => {
    const { ask } = poolOf();
    const before = await ask('who');
    await assert.rejects(ask('throwText', 'text'), { name: 'Error', message: 'text' });
    await assert.rejects(ask('unsendable'), /could not be cloned/);
    await assert.rejects(
      ask('echo', () => undefined),
      /could not be cloned/,
    );
    assert.equal(await ask('who'), before);
  });
});

describe('the rights of a process', () => {
  const { ask } = poolOf();
  const denied = { code: 'ERR_ACCESS_DENIED' };

  test('it reads files, as code and models need, and no others', async () => {
    assert.equal(await ask('read', fileURLToPath(entry)), true);
    assert.equal(await ask('read', '/etc/passwd'), false);
    const folder = mkdtempSync(join(tmpdir(), 'a-model-'));
    assert.equal(await ask('read', folder), false);
    const model = poolOf({ readable: [folder] });
    assert.equal(await model.ask('read', join(realpathSync(folder), 'model.onnx')), true);
    rmSync(folder, { recursive: true, force: true });
  });

  test('it writes no file', async () => {
    const path = join(tmpdir(), `riscontro-${process.pid}-never-written`);
    await assert.rejects(ask('write', path), denied);
    assert.equal(existsSync(path), false);
  });

  test('it opens no connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      await assert.rejects(ask('connect', (server.address() as { port: number }).port), denied);
    } finally {
      server.close();
    }
  });

  test('it starts no process', () => assert.rejects(ask('spawn'), denied));
  test('it starts no thread, which could give itself other rights', () =>
    assert.rejects(ask('thread'), denied));
});

const isolates = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

describe('native code in a process', { skip: !isolates && 'only Linux binds it' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'native-'));
  chmodSync(folder, 0o777);
  const image = join(folder, 'somebody.png');
  const server = createServer((socket) => socket.destroy());
  const isolated = poolOf();
  const bare = poolOf({ isolation: 'off' });
  let port = 0;
  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as { port: number });
    await bare.ask('sharpWrite', image);
    chmodSync(image, 0o666);
  });
  after(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const deeds: [title: string, deed: string, value: () => string][] = [
    ['sharp reads no file', 'sharpRead', () => image],
    ['sharp writes no file', 'sharpWrite', () => join(folder, 'by-sharp.png')],
    ['FFmpeg reads no file', 'ffmpegRead', () => `file:${image}`],
    ['FFmpeg writes no file', 'ffmpegWrite', () => `file:${join(folder, 'by-ffmpeg')}`],
    ['FFmpeg opens no connection', 'ffmpegRead', () => `tcp://127.0.0.1:${port}`],
  ];
  for (const [title, deed, value] of deeds) {
    test(`${title}; with Node's permission flags alone it would`, async () => {
      await bare.ask(deed, value());
      if (deed.endsWith('Write')) rmSync(value().replace('file:', ''));
      await assert.rejects(isolated.ask(deed, value()));
      if (deed.endsWith('Write')) assert.equal(existsSync(value().replace('file:', '')), false);
    });
  }

  test('reads a model that only the service can read', async (t) => {
    const own = mkdtempSync(join(tmpdir(), 'own-model-'));
    t.after(() => rmSync(own, { recursive: true, force: true }));
    const model = join(own, 'model.png');
    await bare.ask('sharpWrite', model);
    chmodSync(model, 0o600);
    const { ask } = poolOf({ readable: [own] });
    assert.equal(((await ask('sharpRead', model)) as { width: number }).width, 9);
    await assert.rejects(ask('sharpRead', image));
  });

  test('is still there after all of it', async () =>
    assert.equal(await isolated.ask('echo', 'here'), 'here'));
});

describe('the service and its processes', () => {
  const service = (work: string) => `
    import { createProcessPool } from ${JSON.stringify(new URL('./process-pool.ts', import.meta.url).href)};
    const pool = createProcessPool({ entry: new URL(${JSON.stringify(entry.href)}), processesMax: 1, memoryBytesMax: 3e8 });
    const ask = (deed, onProgress) =>
      pool.run({ deed }, { signal: new AbortController().signal, timeoutMs: 60_000, onProgress });
    ${work}`;
  const start = async (work: string) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', service(work)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [line] = await once(child.stdout, 'data');
    const pid = Number(line);
    assert.ok(pid > 0, `${line} is the process of the pool`);
    return { child, ended, pid };
  };

  test('a process without a call does not keep the service running, and ends with it', async () => {
    const { ended, pid } = await start("console.log(await ask('who'));");
    assert.deepEqual(await ended, [0, null]);
    await until(() => !isRunning(pid));
  });

  test('a process at work ends when the service is killed', async () => {
    const { child, ended, pid } = await start("await ask('tellAndLoop', (pid) => console.log(pid));");
    assert.ok(isRunning(pid));
    child.kill('SIGKILL');
    await ended;
    await until(() => !isRunning(pid));
  });
});
