/** The thread that looks at frames beside the main one. */
import { parentPort } from 'node:worker_threads';
import { type LookJob, lookingFor } from './look.ts';

parentPort?.on('message', ({ what, still }: LookJob) => {
  parentPort?.postMessage(lookingFor[what](still));
});
