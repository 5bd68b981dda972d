/** What the form says while it works, in the browser. */

export const checkUnderWay = {
  working: 'Check under way',
  preparing: 'Getting ready to send…',
  sending: 'Sending…',
  uploading: 'Sending the file…',
  elapsed: ({ seconds }: { seconds: number }) => `For ${seconds} s.`,
  stop: 'Stop waiting',
  stopped: 'You have stopped waiting',
  stoppedDetail: 'The check goes on. You can come back to it whenever you like, or send something else.',
  open: 'Open the whole page',
  again: 'Check something else',
  ready: ({ level }: { level: string }) => `The result is ready: ${level}.`,
  remove: 'Remove the file',
  chosen: ({ name }: { name: string }) => `File chosen: ${name}.`,
  removed: 'File removed.',
  tooLarge: 'The file is too large',
  tooLargeDetail: ({ limit }: { limit: string }) =>
    `The file exceeds the limit of ${limit}. Choose a smaller version.`,
  oneFile: 'One file at a time',
  oneFileDetail: 'You dropped more than one file. The first one was taken.',
  offline: 'You are offline',
  offlineDetail: 'Your text is still in the field. When the connection is back, try again.',
  broken: 'The connection was interrupted',
  brokenDetail: 'The check had begun and goes on: take it up again where it is.',
  notSent: 'The service does not answer',
  notSentDetail:
    'The request did not arrive or the answer cannot be read. Your text is still in the field: try again.',
  resume: 'Resume',
};
