/** A terminal for tests of commands: it takes the place of the real one, and tells what was written to it. */
import { type Language, wordsIn } from '@riscontro/words';
import type { Output, Terminal } from '../../src/cli/terminal.ts';

export interface Listener extends Output {
  text(): string;
}

export function createListener(isTTY = false): Listener {
  const texts: string[] = [];
  return { isTTY, write: (text) => texts.push(text), text: () => texts.join('') };
}

export interface TestTerminal extends Terminal {
  readonly output: Listener;
  /** What is drawn goes there too. */
  readonly errors: Listener;
}

export function createTestTerminal(language: Language = 'en'): TestTerminal {
  const errors = createListener();
  return {
    language,
    words: wordsIn(language).terminal,
    output: createListener(),
    errors,
    drawingBoard: errors,
    columns: 80,
  };
}
