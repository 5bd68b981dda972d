/** A process that only says what isolates it: the same that isolates those which read files. */
import type { Isolation } from '../isolation/isolation.ts';
import type { SealOrder } from '../isolation/seal.ts';
import { serveProcess } from './serve-process.ts';

const { isolation } = JSON.parse(process.argv[2] ?? '') as SealOrder;

serveProcess<'which', Isolation>(async () => isolation);
