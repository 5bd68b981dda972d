/** Writes that are gathered for a moment and done together, one batch after the other, without anybody waiting for them. */

export interface GatheredWrites {
  /** There is something to write: it is written soon. */
  soon(): void;
  /** Resolves when what was gathered so far is written, or has been tried. */
  flush(): Promise<void>;
}

/**
 * `take` hands over what was gathered and forgets it: a function that writes it and does not reject, or undefined where
 * there is nothing.
 */
export function createGatheredWrites(
  delayMs: number,
  take: () => (() => Promise<void>) | undefined,
): GatheredWrites {
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const write = take();
    if (write) writing = writing.then(write);
    return writing;
  }

  return {
    soon() {
      timer ??= setTimeout(flush, delayMs).unref();
    },
    flush,
  };
}
