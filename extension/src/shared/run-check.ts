/**
 * Brings a check to its end. Worker and panel both try: whoever holds its lock works on it, and when that one is gone,
 * as workers go at any time, the next takes it up from what is stored.
 */
/// <reference types="chrome" />
import { RiscontroError, type RunningCheck, type VerificationResult } from '@riscontro/client';
import type { Progress } from '@riscontro/contract';
import { nameOf } from './check-content.ts';
import { CheckRefused, failureOf, isPassing } from './check-failure.ts';
import { type CheckRecord, hasEnded } from './check-record.ts';
import { changeCheck, loadCheck, loadChecks } from './check-store.ts';
import { addToHistory, entryOf } from './history.ts';
import { readMedia } from './read-media.ts';
import { permissionFor } from './server-address.ts';
import { createServerCalls, type ServerCalls } from './server-calls.ts';
import { loadSettings } from './settings.ts';
import { eventsIn, requireDrawable } from './trusted-answer.ts';

/** What a server says of an address that it cannot get the file from, while the reader's browser may have it. */
const unfetchable = new Set<string>([
  'link_vietato',
  'link_non_valido',
  'link_non_trovato',
  'link_non_raggiungibile',
  'link_troppo_lento',
  'contenuto_non_adatto',
  'non_immagine',
  'non_video',
  'rete_disattivata',
]);

/** Between questions: quick at first, since most checks are. */
const pausesMs = [250, 500, 750, 1_000];
const laterPauseMs = 1_500;
const silentPauseMs = 5_000;
/** Questions in a row that a server may leave unanswered: about a minute. */
const silencesMax = 12;
/** No check is longer under way. */
const durationMsMax = 20 * 60_000;

/** A check that is no longer kept: nobody wants to know how it ends. */
const forgotten = new Error('forgotten');

interface OpenCheck {
  readonly record: CheckRecord;
  /** Throws `forgotten` where the check is no longer kept. */
  set(change: Partial<CheckRecord>): Promise<void>;
}

export function runCheck(id: string): Promise<void> {
  return navigator.locks.request(`check ${id}`, async () => {
    const record = await loadCheck(id);
    if (record && !hasEnded(record)) await finish(open(record));
  });
}

/** Takes up whatever has not ended. */
export async function resumeChecks(): Promise<void> {
  const running = (await loadChecks()).filter((record) => !hasEnded(record));
  await Promise.all(running.map(({ id }) => runCheck(id)));
}

function open(record: CheckRecord): OpenCheck {
  let current = record;
  return {
    get record() {
      return current;
    },
    async set(change) {
      // Known here before it is stored: events follow each other faster than that.
      current = { ...current, ...change };
      if (!(await changeCheck(record.id, change))) throw forgotten;
    },
  };
}

async function finish(check: OpenCheck): Promise<void> {
  try {
    const result = await verdictOf(check);
    requireDrawable(result);
    await addToHistory(entryOf(result, nameOf(check.record.content), Date.now()));
    await check.set({ stage: 'done', result, events: [] });
  } catch (error) {
    if (error === forgotten) return;
    const { server, refusal } = check.record;
    await check.set({ stage: 'failed', failure: failureOf(error, server, refusal) }).catch(() => undefined);
  }
}

async function verdictOf(check: OpenCheck): Promise<VerificationResult> {
  const calls = await callsFor(check);
  try {
    return await sendAndFollow(check, calls);
  } catch (error) {
    if (!canGoAsFile(check.record, error)) throw error;
    await check.set({ asFile: true, serverId: undefined, events: [], refusal: error.problem?.title });
    return sendAndFollow(check, calls);
  }
}

function canGoAsFile({ content, asFile }: CheckRecord, error: unknown): error is RiscontroError {
  const isMedia = content.kind === 'image' || content.kind === 'video';
  return isMedia && !asFile && error instanceof RiscontroError && unfetchable.has(error.code);
}

/** The key goes to the server that it was entered for, and to no other. */
async function callsFor(check: OpenCheck): Promise<ServerCalls> {
  const settings = await loadSettings();
  const server = check.record.server ?? settings.server;
  if (server === '') throw new CheckRefused('no_server');
  const apiKey = server === settings.server ? settings.apiKey : '';
  await check.set({ server, withKey: apiKey !== '' });
  const origins = [permissionFor(new URL(server))];
  if (!(await chrome.permissions.contains({ origins }))) throw new CheckRefused('no_permission');
  const { language, isConfidential } = check.record;
  return createServerCalls({ server, apiKey, language, isConfidential });
}

async function sendAndFollow(check: OpenCheck, calls: ServerCalls): Promise<VerificationResult> {
  if (check.record.serverId === undefined) {
    const result = await send(check, calls);
    if (result) return result;
  }
  return follow(check, calls);
}

/** Undefined where the check goes on under its id. */
async function send(check: OpenCheck, calls: ServerCalls): Promise<VerificationResult | undefined> {
  const { content, asFile, place } = check.record;
  let file: Blob | undefined;
  if (asFile && (content.kind === 'image' || content.kind === 'video')) {
    await check.set({ stage: 'reading' });
    file = await readMedia({ kind: content.kind, url: content.url }, place);
  }
  await check.set({ stage: 'sending' });
  let stored: Promise<void> = Promise.resolve();
  const store = (change: Partial<CheckRecord>) => {
    stored = check.set(change);
    // Waited for at the end.
    stored.catch(() => undefined);
  };
  const watcher = {
    deletionToken: (deletionToken: string) => store({ deletionToken }),
    begun: (serverId: string) => store({ serverId, stage: 'running' }),
    progress: (event: Progress) => store({ events: eventsIn([...check.record.events, event]) }),
  };
  try {
    const result = await calls.send(content, file, watcher);
    await stored;
    return result;
  } catch (error) {
    await stored;
    // The connection broke off after the server had begun: the check goes on there.
    if (check.record.serverId !== undefined && isPassing(error)) return undefined;
    throw error;
  }
}

async function follow(check: OpenCheck, calls: ServerCalls): Promise<VerificationResult> {
  const { serverId = '' } = check.record;
  const endMs = Date.now() + durationMsMax;
  let silences = 0;
  for (let asked = 0; ; asked++) {
    let answer: VerificationResult | RunningCheck | undefined;
    try {
      answer = await calls.ask(serverId);
      silences = 0;
    } catch (error) {
      silences += 1;
      if (!isPassing(error) || silences > silencesMax || Date.now() > endMs) throw error;
    }
    if (answer && !('stato' in answer)) return answer;
    const events = eventsIn(answer?.eventi);
    if (events.length > 0 && !isSame(events, check.record.events)) await check.set({ events });
    // Also keeps the worker awake, which browsers stop when it asks for nothing.
    if (!(await loadCheck(check.record.id))) throw forgotten;
    await new Promise((resolve) =>
      setTimeout(resolve, silences > 0 ? silentPauseMs : (pausesMs[asked] ?? laterPauseMs)),
    );
  }
}

/** By their number and the latest: a server keeps only so many. */
const isSame = (one: readonly Progress[], other: readonly Progress[]) =>
  one.length === other.length && JSON.stringify(one.at(-1)) === JSON.stringify(other.at(-1));
