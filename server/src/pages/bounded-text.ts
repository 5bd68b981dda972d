/** The text of a page, as far as anybody reads it. */

/**
 * Three times the longest articles. What comes after is not read: all that is done with a text later is done in the
 * thread that answers requests.
 */
const charactersMax = 200_000;

export function boundedText(text: string): string {
  // The cut may go through a pair that is one character.
  return text.length <= charactersMax ? text : text.slice(0, charactersMax).toWellFormed();
}
