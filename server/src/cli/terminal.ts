/** The terminal as the commands see it: whoever wrote the names and texts they show, none of it steers the terminal. */
import { steeringCharacters } from '../domain/steering-characters.ts';
import type { Output } from './engine-opening.ts';

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

export const terminalOutput: Output = guarded(process.stdout);
export const terminalErrors: Output = guarded(process.stderr);

/** For bars that draw over themselves. What they show beside the bar goes through `visible` or `oneLine` first. */
export const drawingBoard: Output = process.stderr;

/** Prints the object with `--json`, else the text. */
export function createPrint(json: boolean | undefined): (value: unknown, text: string) => void {
  return (value, text) => void terminalOutput.write(`${json ? JSON.stringify(value, null, 2) : text}\n`);
}

function guarded(stream: NodeJS.WriteStream): Output {
  return { isTTY: stream.isTTY, write: (text) => stream.write(visible(text)) };
}
