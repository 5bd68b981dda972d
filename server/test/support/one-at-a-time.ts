/** Work that processes of this machine do one after another. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 100;

/** `lockFile` holds the process that works; what a process left behind when it died holds nobody up. */
export async function oneAtATime<T>(lockFile: string, waitMsMax: number, work: () => Promise<T>): Promise<T> {
  const giveUpMs = performance.now() + waitMsMax;
  while (!(await take(lockFile))) {
    if (performance.now() > giveUpMs)
      throw new Error(`${lockFile} is still held: end its process or remove it.`);
    await delay(pauseMs);
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function take(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(lockFile, 'utf8').catch(() => ''));
    // Empty: its holder is about to write its name, or has just gone.
    if (holder > 0 && !isAlive(holder)) await rm(lockFile, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
