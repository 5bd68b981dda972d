/** Which texts can be claims, and when two of them are the same. */
import { AppError } from './app-error.ts';

export interface ClaimLimits {
  readonly claimCharactersMin: number;
  readonly claimCharactersMax: number;
}

/** The claim in its one spelling; throws the AppError of a text that cannot be one. */
export function claimFrom(
  input: string,
  { claimCharactersMin: charactersMin, claimCharactersMax: charactersMax }: ClaimLimits,
): string {
  if (!isText(input)) throw new AppError('textInvalid');
  const claim = normaliseClaim(input);
  if (!hasVisibleCharacters(claim, charactersMin)) throw new AppError('textTooShort', { charactersMin });
  // A text never has more characters than UTF-16 units, and those need no counting.
  if (claim.length > charactersMax && lengthInCharacters(claim) > charactersMax) {
    throw new AppError('textTooLong', { charactersMax, characters: lengthInCharacters(claim) });
  }
  return claim;
}

/** Unicode NFC, trimmed, every run of white space folded to one space. */
export function normaliseClaim(claim: string): string {
  // Single plain spaces, nearly all there are, are left alone rather than replaced by themselves.
  return claim
    .normalize('NFC')
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ');
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

const neverShows = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Whether there are so many characters that show (zero-width and control characters do not). */
export function hasVisibleCharacters(text: string, count: number): boolean {
  let missing = count;
  for (const character of text) {
    if (missing <= 0) break;
    if (!neverShows.test(character)) missing -= 1;
  }
  return missing <= 0;
}
