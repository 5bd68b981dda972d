/** A clock for bounds on computing: it stands still while a busy machine lets the thread wait. */

/** The processor time of this thread so far. */
export function cpuNowMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
