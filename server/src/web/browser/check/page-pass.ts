/** What a check is sent with: the page's token, and the work for it, done while the reader writes. */
import { askStanding, type Standing, solveProof } from '@riscontro/client';

export interface PagePass {
  /** Puts what a check takes into what is sent; waits until the work is done. */
  addTo(sent: FormData): Promise<void>;
  renew(standing: Standing): void;
  /** The pass has started a check: without a new one, another is asked for before the next. */
  spend(): void;
  /** Asks for a new pass; undefined where none can be had. */
  refresh(): Promise<Standing | undefined>;
}

/** `isStale`: the pass in the form is no good, another one is asked for before anything is sent. */
export function keepPass(form: HTMLFormElement, stateAddress: string, isStale = false): PagePass {
  const token = form.elements.namedItem('token') as HTMLInputElement;
  const site = form.elements.namedItem('sito') as HTMLInputElement | null;
  let bits = Number(form.dataset.work);
  let work: Promise<string> | undefined;
  let stop = new AbortController();
  let needsPass = isStale;

  function begin(): Promise<string> {
    work ??= bits > 0 ? solveProof(token.value, bits, { signal: stop.signal }) : Promise.resolve('');
    // Whoever waits for it is told; it may also be given up before anybody does.
    work.catch(() => undefined);
    return work;
  }

  function renew(standing: Standing): void {
    stop.abort();
    stop = new AbortController();
    work = undefined;
    token.value = standing.token;
    needsPass = false;
    bits = standing.difficolta;
  }

  async function refresh(): Promise<Standing | undefined> {
    // Without an answer the page goes on with the token that it has.
    const standing = await askStanding(stateAddress).catch(() => undefined);
    if (standing) renew(standing);
    return standing;
  }

  form.addEventListener('focusin', () => {
    if (!needsPass) void begin();
  });
  return {
    async addTo(sent) {
      if (needsPass) await refresh();
      // A token that was renewed meanwhile has work of its own.
      let solution: string | undefined;
      for (let begun = ''; begun !== token.value; ) {
        begun = token.value;
        // Given up for a newer token, or not solved: then the service refuses and says so.
        solution = await begin().catch(() => undefined);
      }
      sent.set('token', token.value);
      sent.set('lavoro', solution ?? '');
      if (site) sent.set('sito', site.value);
    },
    renew,
    spend() {
      needsPass = true;
    },
    refresh,
  };
}
