/** What the text in an image says about it: little about the image, much about what to check next. */
import type { MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../domain/media-signal.ts';
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

const claimLengthMax = 500;
const claimWordsMin = 4;

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** What the text claims: all of it where it is short, the longest of its sentences otherwise; undefined where it claims nothing. */
function claimInText(text: string): string | undefined {
  const whole = proseLines(text.split('\n')).join(' ').trim();
  const claim = whole.length <= claimLengthMax ? whole : longestSentence(whole);
  return wordsIn(claim) >= claimWordsMin ? claim : undefined;
}

/** Without names, buttons and counters: short lines that neither go on from the line before nor end a sentence. */
function proseLines(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => wordsIn(line) >= claimWordsMin)) return lines;
  return lines.filter(
    (line, index) =>
      wordsIn(line) >= claimWordsMin ||
      (index > 0 &&
        wordsIn(lines[index - 1] ?? '') >= claimWordsMin &&
        /^\p{Ll}|[.!?…]["”»]?$/u.test(line)) ||
      isAllCapitals(lines),
  );
}

/** Then a line's beginning says nothing about whether it goes on. */
const isAllCapitals = (lines: readonly string[]) => !/\p{Ll}/u.test(lines.join(''));

function longestSentence(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence.length <= claimLengthMax);
  const [longest = ''] = sentences.sort((a, b) => b.length - a.length);
  if (wordsIn(longest) >= claimWordsMin) return longest;
  const start = text.slice(0, claimLengthMax);
  return start.slice(0, Math.max(start.lastIndexOf(' '), 0));
}

/** Texts that speak to programs instead of people, each in words that are found in orders to language models and hardly in what people tell each other. */
const machineOrders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|all|your)\b.{0,20}\b(?:instructions?|prompts?|rules|directions|guidelines)\b/u,
  /\b(?:ignora|ignorate|ignorare|dimentica|dimenticate|trascura|trascurate)\b.{0,30}\b(?:istruzioni|regole|indicazioni|direttive|prompt)\b/u,
  /\b(?:system|developer) prompt\b|\bprompt di sistema\b/u,
  /\b(?:you are|sei|act as|agisci come)\b.{0,12}\b(?:an? )?(?:ai|ia|language model|modello linguistico|assistente virtuale|chatbot|gpt)\b/u,
  /\b(?:ai|ia|llm|language model|modello linguistico|assistant)\b.{0,40}\b(?:must|should|deve|devono)\b.{0,20}\b(?:answer|respond|reply|output|classify|label|rispondere|classificare|dichiarare)\b/u,
  /\b(?:answer|respond|reply|rispondi|rispondete)\b.{0,12}\b(?:only|that|always|che|solo|sempre)\b.{0,30}\b(?:picture|image|photo|immagine|foto|claim|affermazione)\b.{0,20}\b(?:real|true|authentic|vera|vero|autentica)\b/u,
];

/** `text` on one line or more; capitals make no difference. */
function ordersMachines(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return machineOrders.some((order) => order.test(plain));
}
