/** When two claims are the same text. */

/** Unicode NFC, trimmed, every run of white space folded to one space. */
export function normaliseClaim(claim: string): string {
  return claim.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Whether a string can be stored and shown as text: no null character, no half of a surrogate pair. */
export function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/** Length as a reader counts: code points, not UTF-16 units. */
export function lengthInCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** The same, without what never shows (zero-width and control characters): is there anything to read at all? */
export function visibleLength(text: string): number {
  return lengthInCharacters(text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, ''));
}
