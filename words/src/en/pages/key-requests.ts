/** What the pages for developers say while they work, in the browser. */

export const keyRequests = {
  working: 'Solving the sum…',
  sending: 'Making the key…',
  updated: 'Figures updated.',
  oldUntil: ({ moment }: { moment: string }) => `The old key works until ${moment}.`,
  oldEnded: 'The old key no longer works.',
  noAnswer: {
    title: 'The service does not answer',
    detail: 'The request did not arrive. Check the connection and try again.',
  },
};
