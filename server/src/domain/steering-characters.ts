/** Characters that are no text but orders: to a terminal, or about the direction in which everything after them is written. */

/** Controls of both blocks, the line and paragraph separators, and whatever turns the direction of writing. */
export const steeringCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a name or an address holds none of them. */
export const isPlainLine = (text: string): boolean => text.search(steeringCharacters) === -1;

/** The same for a text of several lines. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replace(/[\n\r\t]/g, ''));
