/** Why a check came to no verdict, in a form that can be stored and told in either language. */
import { RiscontroError } from '@riscontro/client';

/** Why an image or video could not be read from its page. */
export type UnreadableReason =
  /** The browser does not let extensions into this page, or no longer. */
  | 'no_access'
  /** The file comes from another site, which does not give it to this page. */
  | 'other_site'
  /** A video that arrives in pieces: there is no file. */
  | 'in_pieces'
  /** The file is no longer there, or is empty. */
  | 'gone'
  | 'too_large';

export interface CheckFailure {
  /** The server's `codice`, a failure code of the client, or one of the extension's own. */
  readonly code: string;
  /** What the server said, in the check's language. */
  readonly title?: string | undefined;
  readonly detail?: string | undefined;
  /** Which address was asked. */
  readonly server?: string | undefined;
  readonly reason?: UnreadableReason | undefined;
}

/** The extension's own failures. */
export type OwnFailure = 'no_server' | 'no_permission' | 'unreadable_media';

export class CheckRefused extends Error {
  override readonly name = 'CheckRefused';
  readonly code: OwnFailure;
  readonly reason: UnreadableReason | undefined;
  constructor(code: OwnFailure, reason?: UnreadableReason) {
    super(reason ? `${code}: ${reason}` : code);
    this.code = code;
    this.reason = reason;
  }
}

/** `refusal`: what the server had said before the file was to be sent in place of its address. */
export function failureOf(error: unknown, server: string | undefined, refusal?: string): CheckFailure {
  if (error instanceof CheckRefused) {
    return { code: error.code, reason: error.reason, server, ...(refusal ? { title: refusal } : {}) };
  }
  if (error instanceof RiscontroError) {
    const { title, detail } = error.problem ?? {};
    return { code: error.code, title, detail, server };
  }
  return { code: 'bug', detail: error instanceof Error ? error.message : String(error), server };
}

/** Failures that say nothing about the check itself: asking again may help. */
export const isPassingCode = (code: string): boolean =>
  ['network', 'timeout', 'unreadable_answer', 'answer_too_large'].includes(code);

export const isPassing = (error: unknown): boolean =>
  error instanceof RiscontroError && isPassingCode(error.code);
