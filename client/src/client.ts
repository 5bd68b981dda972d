/** The client: a function for every operation of the API that wants a key. */
import type {
  DailyUsage,
  DeactivatedKey,
  KeyErrors,
  Language,
  MediaResult,
  Progress,
  RotatedKey,
  RunningCheck,
  TextResult,
  UsageRecord,
  VerificationResult,
} from '@riscontro/contract';
import {
  type Answer,
  deletionTokenOf,
  expectFields,
  type Fields,
  readEvents,
  readJson,
  resultFields,
  retryAfterSeconds,
  runningFields,
} from './answer.ts';
import { type Deletion, deleteResult } from './delete-result.ts';
import { exchange } from './exchange.ts';
import { baseAddress, checkedKey, checkedTimeout } from './settings.ts';
import { pause, withTimeLimit } from './time-limit.ts';

export interface RiscontroSettings {
  /** Where the server is, with its path if it has one: `https://verifica.example.org`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Another `fetch`; it has to honour `signal` and `redirect: 'manual'`. */
  readonly fetch?: typeof fetch | undefined;
  /** Language of results and problems. The server's own choice (Italian) when left out. */
  readonly language?: Language | undefined;
  /** For the whole of a call, `waitFor` included. 180 s when left out: no check takes longer. */
  readonly timeoutMs?: number | undefined;
}

export interface CallOptions {
  /** The call rejects with the signal's reason as soon as it aborts. The server may finish the check. */
  readonly signal?: AbortSignal | undefined;
}

export interface SubmitOptions extends CallOptions {
  /**
   * Whether the check is confidential: then the result's page opens only with the whole of `condividi`. As the key and
   * the server have it when left out.
   */
  readonly riservata?: boolean | undefined;
  /** Whether a preview is kept for the page of an image or video: unless the check is confidential, when left out. */
  readonly anteprima?: boolean | undefined;
}

export interface VerifyOptions extends SubmitOptions {
  /** Told what `delete` takes to delete the result. */
  readonly onDeletionToken?: ((token: string) => void) | undefined;
  /** Told of every step while the check runs. What it throws ends the call. */
  readonly onProgress?: ((event: Progress) => void) | undefined;
}

/** A file, or a link to one. */
export type Media = Blob | { readonly url: string };

/** Every call rejects with a RiscontroError, or with the reason of the caller's own signal. Nothing is retried. */
export interface Riscontro {
  verifyText(claim: string, options?: VerifyOptions): Promise<TextResult>;
  verifyUrl(url: string, options?: VerifyOptions): Promise<TextResult>;
  verifyImage(image: Media, options?: VerifyOptions): Promise<MediaResult>;
  verifyVideo(video: Media, options?: VerifyOptions): Promise<MediaResult>;
  /** The `submit` functions return as soon as the check has begun; `waitFor` its end. */
  submitText(claim: string, options?: SubmitOptions): Promise<Submitted>;
  submitUrl(url: string, options?: SubmitOptions): Promise<Submitted>;
  submitImage(image: Media, options?: SubmitOptions): Promise<Submitted>;
  submitVideo(video: Media, options?: SubmitOptions): Promise<Submitted>;
  /** Asks for the check as often as the server allows, until it has ended. */
  waitFor(id: string, options?: CallOptions): Promise<VerificationResult>;
  /** The result, or `stato: 'in_corso'`; rejects with the check's problem when it has failed. */
  verification(id: string, options?: CallOptions): Promise<VerificationResult | RunningCheck>;
  /** Deletes a result with the token that came with it, or lets go of it where others were answered with it too. */
  delete(id: string, deletionToken: string, options?: CallOptions): Promise<Deletion>;
  /** What the key has used this month. */
  usage(options?: CallOptions): Promise<UsageRecord>;
  /** The same for every day up to today. */
  dailyUsage(options?: CallOptions): Promise<DailyUsage>;
  /** The last errors that the key was answered with, newest first. */
  keyErrors(options?: CallOptions): Promise<KeyErrors>;
  /** A new key in place of this one, which goes on working for `graceHours` (24 when left out). This client keeps the old one. */
  rotateKey(options?: RotateOptions): Promise<RotatedKey>;
  /** Switches the key off. Only the operator can switch it on again. */
  deactivateKey(options?: CallOptions): Promise<DeactivatedKey>;
}

export interface RotateOptions extends CallOptions {
  /** 0 to 168; 0 ends the old key at once. */
  readonly graceHours?: number | undefined;
}

export interface Submitted {
  readonly id: string;
  /** Deletes the result once there is one. */
  readonly deletionToken?: string;
}

/** How long `waitFor` pauses when the server does not say, and at least and at most when it does. */
const pauseSeconds = { usual: 2, min: 0.5, max: 30 };

export function createRiscontro(settings: RiscontroSettings): Riscontro {
  const base = baseAddress(settings.baseUrl);
  const apiKey = checkedKey(settings.apiKey);
  const timeoutMs = checkedTimeout(settings.timeoutMs);
  const send = settings.fetch ?? globalThis.fetch;
  const usualHeaders = {
    accept: 'application/json',
    ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
    ...(settings.language === undefined ? {} : { 'accept-language': settings.language }),
  };

  function request(
    path: string,
    signal: AbortSignal,
    content?: object,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const isForm = content instanceof FormData;
    const type = content && !isForm ? { 'content-type': 'application/json' } : {};
    const init: RequestInit = {
      method: content ? 'POST' : 'GET',
      headers: { ...usualHeaders, ...type, ...headers },
      ...(content ? { body: isForm ? content : JSON.stringify(content) } : {}),
    };
    return exchange({ send, address: `${base}/api/v1/${path}`, init, signal, server: base, apiKey });
  }

  function verify<T extends VerificationResult>(
    path: string,
    content: object,
    { signal, onProgress, onDeletionToken, ...wishes }: VerifyOptions = {},
  ): Promise<T> {
    return withTimeLimit(timeoutMs, signal, async (limit) => {
      const accept = onProgress && { accept: 'text/event-stream' };
      const answer = await request(path, limit, withWishes(content, wishes), accept);
      const token = deletionTokenOf(answer);
      if (token !== undefined && answer.response.ok) onDeletionToken?.(token);
      const isStream = answer.response.headers.get('content-type')?.startsWith('text/event-stream');
      const value =
        onProgress && isStream && answer.response.ok
          ? await readEvents(answer, onProgress)
          : await readJson(answer);
      return expectFields<T>(value, resultFields, answer);
    });
  }

  function submit(
    path: string,
    content: object,
    { signal, ...wishes }: SubmitOptions = {},
  ): Promise<Submitted> {
    return withTimeLimit(timeoutMs, signal, async (limit) => {
      const answer = await request(path, limit, withWishes(content, wishes), { prefer: 'respond-async' });
      // A whole result when it was in the cache: its id can be asked for just the same.
      const { id } = expectFields<Submitted>(await readJson(answer), { id: 'string' }, answer);
      const deletionToken = deletionTokenOf(answer);
      return { id, ...(deletionToken === undefined ? {} : { deletionToken }) };
    });
  }

  async function ask(id: string, signal: AbortSignal) {
    const answer = await request(`verifiche/${encodeURIComponent(id)}`, signal);
    const value = await readJson(answer);
    if (answer.response.status !== 202) {
      return { result: expectFields<VerificationResult>(value, resultFields, answer) };
    }
    return {
      running: expectFields<RunningCheck>(value, runningFields, answer),
      againAfterSeconds: retryAfterSeconds(answer.response) ?? pauseSeconds.usual,
    };
  }

  function call<T>(path: string, fields: Fields, { signal }: CallOptions = {}, content?: object): Promise<T> {
    return withTimeLimit(timeoutMs, signal, async (limit) => {
      const answer = await request(path, limit, content);
      return expectFields<T>(await readJson(answer), fields, answer);
    });
  }

  return {
    verifyText: (claim, options) => verify('verify-text', { claim }, options),
    verifyUrl: (url, options) => verify('verify-url', { url }, options),
    verifyImage: (image, options) => verify('verify-image', mediaContent(image), options),
    verifyVideo: (video, options) => verify('verify-video', mediaContent(video), options),
    submitText: (claim, options) => submit('verify-text', { claim }, options),
    submitUrl: (url, options) => submit('verify-url', { url }, options),
    submitImage: (image, options) => submit('verify-image', mediaContent(image), options),
    submitVideo: (video, options) => submit('verify-video', mediaContent(video), options),
    waitFor: (id, { signal } = {}) =>
      withTimeLimit(timeoutMs, signal, async (limit) => {
        for (;;) {
          const { result, againAfterSeconds = 0 } = await ask(id, limit);
          if (result) return result;
          const seconds = Math.min(Math.max(againAfterSeconds, pauseSeconds.min), pauseSeconds.max);
          await pause(seconds * 1000, limit);
        }
      }),
    verification: (id, { signal } = {}) =>
      withTimeLimit(timeoutMs, signal, async (limit) => {
        const { result, running } = await ask(id, limit);
        return result ?? running;
      }),
    delete: (id, deletionToken, { signal } = {}) =>
      deleteResult(`${base}/v/${encodeURIComponent(id)}`, deletionToken, {
        language: settings.language,
        fetch: send,
        timeoutMs,
        signal,
      }),
    usage: (options) => call('usage', { usate: 'number', quota: 'number' }, options),
    dailyUsage: (options) => call('usage/giorni', { mese: 'string', giorni: 'list' }, options),
    keyErrors: (options) => call('usage/errori', { errori: 'list' }, options),
    rotateKey: ({ graceHours, ...options } = {}) =>
      call('chiave/rotazione', { chiave: 'string', vecchia_scade_il: 'string' }, options, {
        ...(graceHours === undefined ? {} : { ore_di_grazia: graceHours }),
      }),
    deactivateKey: (options) => call('chiave/disattivazione', { id: 'string' }, options, {}),
  };
}

/** What a request wishes for its check beside the content: in JSON as truth values, in forms as words. */
function withWishes(content: object, { riservata, anteprima }: SubmitOptions): object {
  const wishes = Object.entries({ riservata, anteprima }).filter(([, wish]) => wish !== undefined);
  if (!(content instanceof FormData)) return { ...content, ...Object.fromEntries(wishes) };
  for (const [name, wish] of wishes) content.set(name, String(wish));
  return content;
}

/** A file goes without its name, which says more than the check needs. */
function mediaContent(media: Media): object {
  if ('url' in media) return { url: media.url };
  const form = new FormData();
  form.append('file', media, 'file');
  return form;
}
