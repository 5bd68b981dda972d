/** A check as the extension knows it, from the click to its verdict. Kept until the browser is closed. */
import type { Language, Progress, VerificationResult } from '@riscontro/contract';
import type { CheckContent } from './check-content.ts';
import type { CheckFailure } from './check-failure.ts';

/** The page that a check was started from. */
export interface CheckPlace {
  readonly tabId: number;
  /** The frame of an image or video. */
  readonly frameId?: number | undefined;
  /** Its address; undefined where the extension may not see it. */
  readonly page?: string | undefined;
  /** Which panel started it, where the page's address is not known: in no other panel it is shown. */
  readonly panel?: string | undefined;
}

export type CheckStage = 'starting' | 'reading' | 'sending' | 'running' | 'done' | 'failed';

export interface CheckRecord {
  readonly id: string;
  readonly content: CheckContent;
  readonly place: CheckPlace;
  readonly startedAtMs: number;
  /** Of the texts that the server writes. */
  readonly language: Language;
  readonly isConfidential: boolean;
  readonly stage: CheckStage;
  /** Whether the file itself is sent, because the server cannot get it from its address. */
  readonly asFile: boolean;
  /** Where it was sent. */
  readonly server?: string | undefined;
  readonly withKey?: boolean | undefined;
  /** What the server calls it: with this it can be taken up again. */
  readonly serverId?: string | undefined;
  /** What deletes the result on the server that it came from. */
  readonly deletionToken?: string | undefined;
  readonly events: readonly Progress[];
  readonly result?: VerificationResult | undefined;
  /** What the server said of the address before the file was to be sent. */
  readonly refusal?: string | undefined;
  readonly failure?: CheckFailure | undefined;
  /** The reader has deleted its result, and nothing of it is kept here either. */
  readonly isDeleted?: boolean | undefined;
  /** The reader is done with it: its page begins anew. */
  readonly isDismissed?: boolean | undefined;
}

export const hasEnded = ({ stage }: Pick<CheckRecord, 'stage'>): boolean =>
  stage === 'done' || stage === 'failed';

export interface NewCheck {
  readonly id: string;
  readonly content: CheckContent;
  readonly place: CheckPlace;
  readonly language: Language;
  readonly isConfidential: boolean;
  readonly startedAtMs: number;
}

export const newRecord = (check: NewCheck): CheckRecord => ({
  ...check,
  stage: 'starting',
  asFile: mustGoAsFile(check),
  events: [],
});

/** What changes when a failed check is tried again: one that the server had begun is looked for first. */
export const retried = (record: CheckRecord, isKnownThere: boolean): Partial<CheckRecord> => ({
  stage: 'starting',
  failure: undefined,
  isDismissed: false,
  ...(isKnownThere
    ? {}
    : {
        serverId: undefined,
        deletionToken: undefined,
        server: undefined,
        events: [],
        refusal: undefined,
        asFile: mustGoAsFile(record),
      }),
});

/** What is left of a check whose result was deleted. */
export const deletedRecord: Partial<CheckRecord> = {
  content: { kind: 'text', text: '' },
  result: undefined,
  serverId: undefined,
  deletionToken: undefined,
  isDeleted: true,
};

/** What has no web address can only be sent as it is. */
const mustGoAsFile = ({ content }: Pick<CheckRecord, 'content'>) =>
  content.kind !== 'text' && !/^https?:/i.test(content.url);
