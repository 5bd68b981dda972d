/** What the browser extension says. */

export const extension = {
  /** What browsers and stores show. */
  manifest: {
    name: 'Riscontro: check what you read',
    description:
      'Check sentences, links, images and videos right where you find them, with the Riscontro service of your choice.',
    action: 'Check with Riscontro',
  },
  menus: {
    selection: 'Check the selected text',
    link: 'Check this link',
    image: 'Check this image',
    video: 'Check this video',
    page: 'Check this page',
  },
  panelTitle: 'Riscontro: check',
  startTitle: 'What do you want to check?',
  fieldLabel: 'A claim or a link',
  fieldHint: 'Enter sends, Shift+Enter begins a new line.',
  send: 'Check',
  checkPage: 'Check this page',
  menuHint: 'Or use the right mouse button on a page: on a selected text, a link, an image or a video.',
  nothingWritten: 'Write a claim or a link first.',
  runningTitle: 'Check under way',
  stages: {
    starting: 'Getting ready to send…',
    reading: 'Reading the file from the page…',
    sending: 'Sending…',
    sendingFile: 'Sending the file…',
    running: 'The service has begun.',
  },
  asFile: ({ refusal }: { refusal: string }) =>
    `The service could not get the file from its address (${refusal}), so it is sent as it is in the page.`,
  goesOn: 'The check goes on even if you close this panel or go to another page.',
  stopWaiting: 'Stop waiting',
  subjects: { text: 'Text', article: 'Page', image: 'Image', video: 'Video' },
  unnamed: {
    text: 'a text',
    article: 'a page',
    image: 'an image of the page',
    video: 'a video of the page',
  },
  ready: ({ level }: { level: string }) => `The result is ready: ${level}.`,
  openShare: 'Open the whole page',
  again: 'Check something else',
  deleteResult: 'Delete',
  deleteQuestion:
    'Delete this verification? This cannot be undone. If others were given the same result, the page stays for them.',
  deleteNow: 'Delete for good',
  deleteNot: 'No, keep it',
  deleting: 'Deleting…',
  deleteFailed: 'The service does not answer: the verification may still be there. Try again.',
  deleted: 'Verification deleted',
  deletedDetail: 'The result and its page have been deleted, and its line in the list below too.',
  confidentialNote: 'Confidential: the page opens only with its whole link, which is in the list below.',
  confidentialMark: 'confidential',
  details: 'Evidence, sources and tests',
  otherPage: 'This check is about another page.',
  back: 'Back to the open page',
  historyTitle: 'Latest checks',
  historyNote: 'The list stays in this browser.',
  historyEmpty: 'None yet.',
  clearHistory: 'Erase the list',
  historyCleared: 'List erased.',
  remove: ({ name }: { name: string }) => `Remove from the list: ${name}`,
  removed: 'Removed from the list.',
  show: 'Show',
  underWay: 'under way',
  failed: 'did not succeed',
  options: 'Options',
  openPanel: 'Open the panel',
  popupTitle: 'Riscontro',
  quotaUnknown: 'Checks left: not known, the service does not answer.',
  quotaAsking: 'Asking how many checks are left…',
  quotaLeft: ({ left, quota, day }: { left: number; quota: number; day: string }) =>
    `${left} of ${quota} checks are left until ${day}.`,
  quotaKeyRefused: 'The service does not accept the key: look at it in the options.',
  quotaNeedsKey: 'This service asks for a key: enter it in the options.',
  noServerYet: 'The address of the service is missing: enter it in the options.',
  noPage: 'This page has no web address that could be checked.',
  optionsTitle: 'Options of Riscontro',
  optionsLead: 'Nothing is sent without a click of yours.',
  serverTitle: 'The service',
  serverLabel: 'Address',
  serverHint:
    'The address of the Riscontro installation that you want to use, for example https://verify.example.org. The browser will ask you for permission for that site alone.',
  serverSave: 'Save and try',
  serverBad: 'This is no web address. Write it like https://verify.example.org.',
  serverRefused: ({ host }: { host: string }) =>
    `Without the permission for ${host} the extension cannot ask it anything. The address was not saved.`,
  serverTrying: ({ base }: { base: string }) => `Trying ${base}…`,
  serverSilent: ({ base }: { base: string }) =>
    `The address is saved, but ${base} does not answer. Check that it is right and that the service is running.`,
  serverForeign: ({ base }: { base: string }) =>
    `The address is saved, but what answers at ${base} is not Riscontro. Check that it is right.`,
  serverFree: ({ base, limit, left }: { base: string; limit: number; left: number }) =>
    `${base} is a Riscontro service. Without a key it gives ${limit} checks a day; ${left} are left today.`,
  serverKeyOnly: ({ base }: { base: string }) =>
    `${base} is a Riscontro service. It asks for a key to check anything.`,
  serverPlain:
    'The connection is not encrypted (http): fine on this computer or in a network of your own; use https elsewhere.',
  keyDropped: 'The key was for the address before and has been removed.',
  keyTitle: 'The key',
  keyLabel: 'API key',
  keyHint:
    'Optional. Without a key you have the free checks of the day. The key stays in this browser and goes to the service above alone.',
  keySave: 'Save and check',
  keyRemove: 'Remove the key',
  keyRemoved: 'Key removed: now the free checks of the day apply.',
  keyEmpty: 'Enter the key, or leave it as it is: without a key the free checks apply.',
  keyBad: 'This key holds characters that no key has. Copy it again.',
  keyChecking: 'Checking the key…',
  keyGood: ({ client, left, quota, day }: { client: string; left: number; quota: number; day: string }) =>
    `Key saved (${client}): ${left} of ${quota} checks are left until ${day}.`,
  keyUnchecked: ({ base }: { base: string }) =>
    `The key is saved but not checked: ${base} does not answer in a readable way.`,
  keyNotSaved: ({ why }: { why: string }) => `The key was not saved. ${why}`,
  keyNotAllowed: 'The browser does not allow the key to be sent to the service: it was not saved.',
  keyNeedsServer: 'Save the address of the service first.',
  keyShow: 'Show the key',
  languageTitle: 'Language',
  languageLabel: 'Language of the extension and of verdicts',
  languageBrowser: 'The browser’s',
  languageSaved: 'Language changed.',
  confidentialTitle: 'Confidential checks',
  confidentialLabel: 'All my checks are confidential',
  confidentialHint:
    'The page of a confidential result opens only with its whole link, is in no index, keeps no preview and is deleted sooner. The list in this browser keeps the link.',
  confidentialOn: 'From now on checks are confidential.',
  confidentialOff: 'From now on checks are as the service has them.',
  clearTitle: 'Stored data',
  clearHint:
    'The extension keeps the address, the key, your choices and the list of the last 50 checks in this browser.',
  clearAll: 'Erase everything',
  cleared: 'The address, the key, the choices and the list have been erased.',
  /** On from a failure. */
  ways: { options: 'Open the options', retry: 'Try again', website: 'Open the page of Riscontro' },
  failures: {
    noServer: {
      title: 'The address of the service is missing',
      detail: 'Say in the options which Riscontro installation you want to use, then try again.',
    },
    noPermission: {
      title: 'The permission for the service is missing',
      detail: ({ server }: { server: string }) =>
        `The browser does not let the extension ask ${server}. Save the address again in the options and grant the permission.`,
    },
    network: {
      title: 'The service does not answer',
      detail: ({ server }: { server: string }) =>
        `${server} was tried. Check the connection and that the address is right, then try again. If the check had begun already, it is found again.`,
    },
    timeout: {
      title: 'The service is too slow',
      detail: ({ server }: { server: string }) => `${server} did not answer in time. Try again shortly.`,
    },
    foreign: {
      title: 'The answer is not one of Riscontro',
      detail: ({ server }: { server: string }) =>
        `What answers at ${server} is not a Riscontro service. Check the address in the options.`,
    },
    lost: {
      title: 'The check is no longer found',
      detail: 'The service knows nothing of it: it may have been restarted or emptied. Try again.',
    },
    bug: {
      title: 'The check has stopped',
      detail: ({ what }: { what: string }) => `The extension made an error (${what}). Try again.`,
    },
    key: 'Look at the key in the options, or remove it to use the free checks.',
    unreadable: { image: 'The image cannot be read', video: 'The video cannot be read' },
    refused: ({ refusal }: { refusal: string }) =>
      `The service could not get the file from its address (${refusal}).`,
    reasons: {
      no_access:
        'The browser does not let the extension into this page, or no longer: the tab has moved on, or the frame around it belongs to another site.',
      other_site:
        'The file comes from another site, which does not let this page read it. Drawing it anew from the screen would wipe out the traces that are looked for.',
      in_pieces: 'The video arrives in pieces while you watch: there is no file in the page to send.',
      gone: 'The file is no longer in the page, or it is empty. Reload the page and try again.',
    },
    tooLarge: ({ megabytes }: { megabytes: number }) =>
      `The file exceeds the limit of ${megabytes} MB and was not sent.`,
    byHand: 'If you can, save the original file and upload it on the page of Riscontro.',
  },
};
