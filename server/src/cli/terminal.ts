/** The terminal as the commands see it: its language, and that nothing which they show steers it, whoever wrote it. */
import { type Language, type Words, wordsIn } from '@riscontro/words';
import { steeringCharacters } from '../domain/steering-characters.ts';

/** Where a command writes. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Terminal {
  readonly language: Language;
  /** What commands say, in that language. */
  readonly words: Words['terminal'];
  readonly output: Output;
  readonly errors: Output;
  /** For bars that draw over themselves. What they show beside the bar goes through `visible` or `oneLine` first. */
  readonly drawingBoard: Output;
  readonly columns: number;
}

const columnsMin = 60;
/** Longer lines are hard to read. */
const columnsMax = 110;
/** Where the output is a file or another program. */
const columnsElsewhere = 80;

export function openTerminal(language: Language): Terminal {
  return {
    language,
    words: wordsIn(language).terminal,
    output: guarded(process.stdout),
    errors: guarded(process.stderr),
    drawingBoard: process.stderr,
    columns: Math.min(columnsMax, Math.max(columnsMin, process.stdout.columns ?? columnsElsewhere)),
  };
}

/**
 * What a terminal would obey becomes an escape that can be read, as JSON writes it: JSON text stays the same JSON.
 * New lines stay.
 */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(steeringCharacters, (character) => (character === '\n' ? character : escaped(character)));
}

/** The same for a name that stands within a line: it cannot begin a line of its own. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(steeringCharacters, escaped);
}

const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

export type Print = (value: unknown, text: string) => void;

/** Prints the object with `--json`, else the text. */
export function createPrint({ output }: Terminal, json: boolean | undefined): Print {
  return (value, text) => void output.write(`${json ? JSON.stringify(value, null, 2) : text}\n`);
}

function guarded(stream: NodeJS.WriteStream): Output {
  return { isTTY: stream.isTTY, write: (text) => stream.write(visible(text)) };
}
