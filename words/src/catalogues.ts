/** The languages in which the service speaks: a folder and a line each. */
export const catalogues = {
  en: './en/index.ts',
  es: './es/index.ts',
  it: './it/index.ts',
} as const;
