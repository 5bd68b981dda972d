/** Parses JSON that programs left in an image: within limits, and with the NaN that Python writes. */

const charactersMax = 2 * 1024 * 1024;
const depthMax = 100;
/** Brackets, commas and colons together: what the parser makes objects and entries of. */
const marksMax = 300_000;

export type JsonObject = Readonly<Record<string, unknown>>;

/** The object that the text is, or undefined: for anything else, and for what is too deep or too large. */
export function parseJsonObject(text: string): JsonObject | undefined {
  const trimmed = text.length <= charactersMax ? text.trim() : '';
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined;
  const strict = withinLimits(trimmed);
  if (strict === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(strict);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Those of the texts that are objects. */
export function parseJsonObjects(texts: readonly string[]): JsonObject[] {
  return texts.map(parseJsonObject).filter((json) => json !== undefined);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One pass that skips strings; replaces the numbers that JSON does not have. */
function withinLimits(text: string): string | undefined {
  const parts: string[] = [];
  let [depth, marks, kept] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === '"') {
      at = stringEnd(text, at);
    } else if (character === '{' || character === '[') {
      depth += 1;
      marks += 1;
    } else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' || character === ':') marks += 1;
    else if (character === 'N' || character === 'I') {
      const word = character === 'N' ? 'NaN' : 'Infinity';
      if (!text.startsWith(word, at)) return undefined;
      parts.push(text.slice(kept, text[at - 1] === '-' ? at - 1 : at), 'null');
      kept = at + word.length;
      at = kept - 1;
    }
    if (depth > depthMax || marks > marksMax) return undefined;
  }
  return parts.length === 0 ? text : [...parts, text.slice(kept)].join('');
}

function stringEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
