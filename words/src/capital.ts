/** The first letter of a sentence that begins with words made for the middle of one. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
