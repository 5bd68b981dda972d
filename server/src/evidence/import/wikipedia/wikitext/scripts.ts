/** Raised and lowered digits: “10<sup>6</sup>” is not 106. */

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** The number raised, or undefined where it is none. */
export const superscript = (text: string) => inScript(text, raised, { '-': '⁻', '−': '⁻', '+': '⁺' });
export const subscript = (text: string) => inScript(text, lowered, { '-': '₋', '−': '₋', '+': '₊' });

function inScript(text: string, digits: string, signs: Readonly<Record<string, string>>): string | undefined {
  if (!/^[-−+]?\d{1,6}[-−+]?$/.test(text)) return undefined;
  return Array.from(text, (character) => signs[character] ?? digits[Number(character)] ?? '').join('');
}
