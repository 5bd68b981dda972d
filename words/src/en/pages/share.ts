/** The public page of a result, and of its earlier versions. */
import { format } from '../format.ts';

export const share = {
  confidential: ({ day }: { day: string }) =>
    `**Confidential.** This page opens only with its whole link: whoever is given it can read it. It will be deleted on ${day}.`,
  byModel: 'The texts were written by a language model.',
  otherLanguage: ({ language }: { language: string }) =>
    `The texts of this verdict are in ${format.languageName(language)}.`,
  copy: 'Copy the link',
  copied: 'Link copied.',
  notCopied: 'The browser does not allow copying: take the address from the bar above.',
  data: 'Download JSON',
  report: 'Report an error',
  changes: 'Corrections',
  before: 'The version before',
  method: 'Method',
  how: 'How a verdict is made',
  replaced: {
    version: ({ number }: { number: number }) => `Version ${number}`,
    title: 'This version has been replaced',
    since: ({ day, note }: { day: string; note: string }) => `It was corrected on ${day}: ${note}`,
    now: ({ level }: { level: string }) => `The verdict is now ${level}`,
    current: 'Read the current version',
  },
};
