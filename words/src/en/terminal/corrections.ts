/** What is wrong with a correction of a verdict, one sentence each. */
import { format } from '../format.ts';

const parts = {
  summary: 'summary',
  advice: 'advice',
  note: 'note',
};

export const corrections = {
  faults: {
    badText: ({ part, max }: { part: keyof typeof parts; max: number }) =>
      `The ${parts[part]} must be a text of 1 to ${max} characters.`,
    badNote: ({ language, max }: { language: string; max: number }) =>
      `The note in ${format.languageName(language)} must be a text of 1 to ${max} characters.`,
    badEvidence: ({ max }: { max: number }) => `Evidence must be a text of 1 to ${max} characters.`,
    badConfidence: ({ choices }: { choices: readonly string[] }) =>
      `The confidence is one of: ${choices.join(', ')}.`,
    badLevel: ({ choices }: { choices: readonly string[] }) =>
      `The level of this kind of content is one of: ${choices.join(', ')}.`,
    badClaimLevel: ({ choices }: { choices: readonly string[] }) =>
      `The level of a claim is one of: ${choices.join(', ')}.`,
    badScore: ({ level, min, max }: { level: string; min: number; max: number }) =>
      `The score of “${level}” is a whole number from ${min} to ${max}.`,
    summaryNeeded: 'Another level needs another summary: the old one was written for the old level.',
    sourceNeeded: ({ level }: { level: string }) =>
      `“${level}” needs a source that readers can open: --source "NAME https://…".`,
    reasonNotHere: 'A reason goes with “non verificabile” only.',
    reasonNeeded: ({ choices }: { choices: readonly string[] }) =>
      `“non verificabile” needs a reason, one of: ${choices.join(', ')}.`,
    noClaim: ({ number, count }: { number: number; count: number }) =>
      `There is no claim ${number}: this verdict has ${count}.`,
    onlyClaim: 'This verdict has one claim, which has the level of the whole.',
    noSource: ({ number, count }: { number: number; count: number }) =>
      `There is no source ${number}: this verdict has ${count}.`,
    noEvidence: ({ number, count }: { number: number; count: number }) =>
      `There is no evidence ${number}: this verdict has ${count}.`,
    evidenceNotHere:
      'Evidence in favour and against goes with texts and articles; an image or a video has signals.',
    badSource: ({ name, url }: { name: string; url: string }) =>
      `“${name} ${url}” is not a source: give its name and its http(s) address.`,
    nothingChanges: 'Nothing would change: the verdict says this already.',
  },
};
