/** A time limit together with the caller's own wish to stop. */

export interface Deadline {
  /** Fires when the time is up or the caller's signal fires, whichever comes first. */
  readonly signal: AbortSignal;
  /** To be called when the work is done; no limit fires afterwards. */
  clear(): void;
}

export function createDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('The time is up')), timeoutMs);
  const stop = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', stop, { once: true });
  if (caller?.aborted) stop();
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}
