/** The next useful step for somebody who has read the verdict on a claim. */
import { format } from '../format.ts';

export const claim = {
  decided: {
    true: 'Open the cited sources and check that they speak of the same fact, the same date and the same place.',
    false:
      'Open the cited sources to see what they say, and look for the date and the context in which the claim arose.',
    misleading:
      'Ask which data, which period and which place are meant, and look for the sentence or figure in its original context.',
  },
  /** The verdict is not sure. */
  weak: 'Open the cited sources and look for at least one more independent source, ideally a primary one, before you rely on this.',
  undecided: {
    opinion: 'Weigh the arguments for and against; the facts they lean on can be verified one by one.',
    forecast:
      'See which data and assumptions the prediction rests on and who puts it forward, and come back to verify it when the time has come.',
    privateFact:
      'Ask those who tell it how they know, and do not pass it on without word from those involved or a public document.',
    tooRecent: 'Come back in a few hours or days; meanwhile follow the official statements.',
    conflictingSources:
      'Compare the dates, definitions and method of the cited sources, and give more weight to primary ones.',
    insufficientEvidence:
      'Ask which data the claim rests on and look for a primary source: an official document, statistics, a study.',
    serviceUnavailable:
      'Try again later; meanwhile you can look for a primary source, such as an official document or statistics.',
  },
  unreadLanguage: ({ read }: { read: readonly string[] }) =>
    `Write the claim in ${format.either(read.map(format.languageName))} and verify it again; meanwhile look for a fact-check in its own language.`,
  nothingFound:
    'Try to rewrite the claim with exact names, dates and places, or look for a primary source, such as an official document.',
  differentOutcomes: 'Read the claims one by one, because they came out differently.',
  silent: ({ count }: { count: number }) =>
    format.plural(count, {
      one: 'Try again later: one source did not answer and might add something.',
      other: 'Try again later: some sources did not answer and might add something.',
    }),
  /** The pages that say so, for whoever wants to read it there. */
  readMore: ({ pages }: { pages: readonly { readonly name: string; readonly url: string }[] }) =>
    `To read more: ${pages.map(({ name, url }) => `${name} (${url})`).join('; ')}.`,
  /** People who looked into it have written down more than a verdict can hold. */
  factCheck: ({ publisher }: { publisher?: string | undefined }) =>
    `Read the whole of ${publisher ? `the fact-check by ${format.quote(publisher)}` : 'the cited fact-check'}, which gives evidence and context, and check that it is about the same claim.`,
};
