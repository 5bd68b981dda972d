/** The steps of a check of a text or an article, as they are told to those who wait. */
import type { Language, Progress, TextPhase } from '@riscontro/contract/inside';
import { type Message, say, type Words, wordsIn } from '@riscontro/words';

type PhaseWords = Words['progress']['text'];

export function phase(message: Message<PhaseWords>, language: Language): Progress {
  const text = say(wordsIn(language).progress.text, message);
  return { event: 'phase', data: { name: message.code satisfies TextPhase, text } };
}
