/** How a server is asked: with a key through the API, without one as its own pages do. */
import {
  askFreeCheck,
  askStanding,
  createRiscontro,
  type Deletion,
  deleteResult,
  type FreeCheckWatcher,
  type Riscontro,
  RiscontroError,
  type RunningCheck,
  type Standing,
  type SubmitOptions,
  sendFreeCheck,
  solveProof,
  type VerificationResult,
} from '@riscontro/client';
import type { Language } from '@riscontro/contract';
import { mediaKinds } from '@riscontro/contract/inside';
import type { CheckContent } from './check-content.ts';

export interface ServerAbout {
  readonly server: string;
  /** Empty: none. */
  readonly apiKey: string;
  readonly language: Language;
  /** Whether its checks are asked for as confidential ones. */
  readonly isConfidential: boolean;
}

export interface SendWatcher {
  deletionToken(token: string): void;
  begun(id: string): void;
  progress: FreeCheckWatcher['progress'];
}

export interface ServerCalls {
  /** Its result where it comes at once; undefined where it is to be asked for under the id that was told. */
  send(
    content: CheckContent,
    file: Blob | undefined,
    watcher: SendWatcher,
  ): Promise<VerificationResult | undefined>;
  ask(id: string): Promise<VerificationResult | RunningCheck>;
}

/** Nobody waits longer for a question that is answered from memory. */
const askTimeoutMs = 20_000;

/** Problems that a new pass may mend: one that was used elsewhere meanwhile, or for which more work is asked. */
const mendable = new Set<string>(['pagina_scaduta', 'lavoro_richiesto']);

export function createServerCalls(about: ServerAbout): ServerCalls {
  return about.apiKey === '' ? freeCalls(about) : keyedCalls(about);
}

/** With the token that came with the result: no key is needed, and none is sent. */
export const deleteOnServer = (
  server: string,
  id: string,
  deletionToken: string,
  language: Language,
): Promise<Deletion> =>
  deleteResult(`${server}/v/${encodeURIComponent(id)}`, deletionToken, { language, timeoutMs: askTimeoutMs });

export const freeAddress = (server: string, language: Language, path = ''): string =>
  `${server}/verifica${path}?lang=${language}`;

export const askFreeStanding = (server: string, language: Language): Promise<Standing> =>
  askStanding(freeAddress(server, language), { timeoutMs: askTimeoutMs });

export const keyedClient = (server: string, apiKey: string, language: Language): Riscontro =>
  createRiscontro({ baseUrl: server, apiKey, language, timeoutMs: askTimeoutMs });

function keyedCalls({ server, apiKey, language, isConfidential }: ServerAbout): ServerCalls {
  const asking = keyedClient(server, apiKey, language);
  const sending = createRiscontro({ baseUrl: server, apiKey, language });
  return {
    async send(content, file, watcher) {
      const wishes = isConfidential ? { riservata: true } : {};
      const { id, deletionToken } = await submit(sending, content, file, wishes);
      if (deletionToken !== undefined) watcher.deletionToken(deletionToken);
      watcher.begun(id);
      return undefined;
    },
    ask: (id) => asking.verification(id),
  };
}

function submit(client: Riscontro, content: CheckContent, file: Blob | undefined, wishes: SubmitOptions) {
  switch (content.kind) {
    case 'text':
      return client.submitText(content.text, wishes);
    case 'article':
      return client.submitUrl(content.url, wishes);
    case 'image':
      return client.submitImage(file ?? { url: content.url }, wishes);
    case 'video':
      return client.submitVideo(file ?? { url: content.url }, wishes);
  }
}

function freeCalls({ server, language, isConfidential }: ServerAbout): ServerCalls {
  const address = freeAddress(server, language);
  async function sendOnce(content: CheckContent, file: Blob | undefined, watcher: SendWatcher) {
    const { token, difficolta } = await askFreeStanding(server, language);
    const form = new FormData();
    form.set('token', token);
    form.set('lavoro', difficolta > 0 ? await solveProof(token, difficolta) : '');
    if (content.kind === 'image' || content.kind === 'video') form.set('tipo', mediaKinds[content.kind]);
    if (isConfidential) form.set('riservata', 'on');
    // Last, so that the server knows before the file whether it will take it. Its name says more than a check needs.
    if (file) form.set('file', file, 'file');
    else form.set('q', content.kind === 'text' ? content.text : content.url);
    return sendFreeCheck(address, form, { ...watcher, standing: () => undefined });
  }
  return {
    send: (content, file, watcher) =>
      sendOnce(content, file, watcher).catch((error: unknown) => {
        if (!(error instanceof RiscontroError) || !mendable.has(error.code)) throw error;
        return sendOnce(content, file, watcher);
      }),
    ask: (id) =>
      askFreeCheck(freeAddress(server, language, `/${encodeURIComponent(id)}`), { timeoutMs: askTimeoutMs }),
  };
}
