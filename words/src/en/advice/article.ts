/** The next useful step for somebody who has read the verdict on an article. */

export const article = {
  byLevel: {
    true: 'Open the sources cited beside each claim, and look for the same news in another paper.',
    false: 'Read the sources cited beside the refuted claim before you share the article.',
    misleading: 'Read the claims one by one: some may be true, but the whole leads astray.',
    unverifiable:
      'Look for the original source of the news: a document, a statement, a study, or another paper that has verified it.',
  },
  satire: 'Do not share it as if it were news: whoever gets it may not notice that it is satire.',
  old: 'Check also whether anything has changed since.',
  nothingToCheck: 'If a particular fact matters to you, put it in one sentence and verify that by itself.',
};
