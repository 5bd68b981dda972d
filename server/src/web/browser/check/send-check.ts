/** Sends a check and reads its events as they come. */
import { createEventStreamParser } from '@riscontro/client';
import type { Problem, Progress, VerificationResult } from '@riscontro/contract';

export interface CheckWatcher {
  /** The check has begun under this id, and goes on whatever happens to this page. */
  begun(id: string): void;
  progress(event: Progress): void;
  /** What the page needs for its next check. */
  standing(standing: Standing): void;
}

/** Where a visitor stands, and what the next check takes. */
export interface Standing {
  readonly rimanenti: number;
  readonly token: string;
  /** Zero bits of work. */
  readonly difficolta: number;
}

export type CheckEnd =
  | { readonly end: 'result'; readonly result: VerificationResult }
  | { readonly end: 'problem'; readonly problem: Problem }
  /** No answer, or one that broke off. */
  | { readonly end: 'broken' }
  | { readonly end: 'stopped' };

export async function sendCheck(
  address: string,
  form: FormData,
  watcher: CheckWatcher,
  signal: AbortSignal,
): Promise<CheckEnd> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      signal,
      headers: { accept: 'text/event-stream' },
    });
    if (!response.ok) return { end: 'problem', problem: await response.json() };
    return await readEvents(response, watcher);
  } catch {
    return { end: signal.aborted ? 'stopped' : 'broken' };
  }
}

async function readEvents(response: Response, watcher: CheckWatcher): Promise<CheckEnd> {
  const take = createEventStreamParser();
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return { end: 'broken' };
    for (const { event, data } of take(chunk.value)) {
      const value = JSON.parse(data);
      if (event === 'risultato') return { end: 'result', result: value };
      if (event === 'errore') return { end: 'problem', problem: value };
      if (event === 'inizio') watcher.begun(value.id);
      else if (event === 'rimanenti') watcher.standing(value);
      else watcher.progress({ evento: event, dati: value } as Progress);
    }
  }
}

/** The standing of a page that was open for too long; undefined where it cannot be had. */
export async function askStanding(address: string): Promise<Standing | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
