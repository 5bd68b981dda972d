/** What the text in an image says about it: little about the image, much about what to check next. */
import type { MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../domain/media-signal.ts';
import { claimInText } from './claim-in-text.ts';
import { ordersMachines } from './machine-orders.ts';
import type { TextReading } from './text-reading.ts';

const method = 'textInImage';

export const textInImage = {
  id: method,
  kind: 'text',
  families: ['other'],
  outcomes: ['ok', 'attention'],
  meanings: [],
  looksAt: {
    image:
      'text in the picture, read on this machine (Italian, English); a picture that is mostly text is offered as a claim, a text that gives orders to machines calls for attention',
  },
} satisfies MethodDescriptor<typeof method>;

type TextSignal = MediaSignal<typeof method>;

/** What came of reading. `unseen`: a quick look saw no text, so that none was read. */
export type TextOutcome = TextReading | 'unseen' | 'too_slow' | 'failed';

export interface TextFinding {
  readonly signal: TextSignal;
  readonly isMostlyText: boolean;
  /** Of an image that is mostly text: what it claims, at most 500 characters, word for word and not to be trusted. */
  readonly claim?: string;
}

/** A single word is as often a scratch as a word. */
const wordsMin = 2;
const ordersStrength = 0.2;

export function textSignal(outcome: TextOutcome): TextFinding {
  if (typeof outcome === 'string') return { signal: unread[outcome], isMostlyText: false };
  const { text, words } = outcome;
  if (words < wordsMin) return { signal: signalOf('ok', { code: 'illegible' }), isMostlyText: false };
  const isMostly = isMostlyText(outcome);
  const values = { text: quotable(text) };
  const claim = isMostly ? claimInText(text) : undefined;
  return {
    signal: ordersMachines(text)
      ? { ...signalOf('attention', { code: 'orders', values }), strength: ordersStrength }
      : signalOf('ok', { code: isMostly ? 'mostlyText' : 'someText', values }),
    isMostlyText: isMostly,
    ...(claim === undefined ? {} : { claim }),
  };
}

/** A caption over a photo counts where it is large, a page where it is long; signs and labels in a scene do neither. */
const isMostlyText = ({ words, share }: TextReading) =>
  (words >= 6 && share >= 0.1) || (words >= 20 && share >= 0.05);

const signalOf = (outcome: TextSignal['outcome'], message: SignalMessage<typeof method>): TextSignal => ({
  method,
  outcome,
  detail: [message],
});

const unread: Record<Extract<TextOutcome, string>, TextSignal> = {
  unseen: signalOf('ok', { code: 'unseen' }),
  too_slow: signalOf('not_run', { code: 'tooSlow' }),
  failed: signalOf('error', { code: 'unreadable' }),
};

const quoteLengthMax = 120;

/** The first words on one line, without what does not show or turns it round; inner quotation marks become plain ones, so that nothing ends the quotation early. */
function quotable(text: string): string {
  const shown = text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const line = shown.replaceAll(/[«»„“”‟"‹›＂「」『』]/gu, "'");
  if (line.length <= quoteLengthMax) return line;
  const start = line.slice(0, quoteLengthMax - 1);
  const space = start.lastIndexOf(' ');
  return `${(space > quoteLengthMax / 2 ? start.slice(0, space) : start).toWellFormed()}…`;
}
