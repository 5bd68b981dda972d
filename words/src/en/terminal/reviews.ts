/** `riscontro reviews`. */

export const reviews = {
  summary: 'read what readers report, and correct verdicts',
  help: {
    actions: {
      list: 'open reports, oldest first',
      show: 'a report, and the verdict that it is about',
      dismiss: 'close it without a change; the note stays here',
      resolve: 'close it with a correction',
      revise: 'correct a verdict that nobody has reported',
    },
    groups: {
      correction:
        'A correction makes a new version of the verdict, reviewed by a person. Its note stands on the public page, and the version before stays readable. Whatever is given takes the place of that part:',
    },
    options: {
      note: 'what was changed and why, for every reader, in Italian (needed)',
      'note-in': 'the same in another language of the answers, of several: en=…, es=…',
      'note-en': 'the same in English: --note-in en=…',
      level: 'vero, falso, fuorviante, non verificabile; autentica, sospetta, manipolata, creata con IA',
      score: "0 to 100, as it fits the level; without it the old one, or the level's usual one",
      summary: 'needed with another level',
      advice: 'what else to verify',
      confidence: 'bassa, media, alta',
      reason: 'why nothing can be verified: needed where the level becomes non verificabile',
      claim: 'the level of a single claim, of several',
      source: 'adds a source that you have read',
      for: 'adds evidence in favour; of the added source, where there is one',
      against: 'adds evidence against',
      'drop-source': 'removes a source, and what was quoted from it',
      'drop-evidence': 'removes a piece of evidence',
      all: 'list resolved reports too',
      dismiss: 'close the report without a change',
    },
    notes: ['N is the number that “reviews show” gives to a claim, a source or a piece of evidence.'],
  },
  faults: {
    tooMuch: ({ text }: { text: string }) => `“${text}” is too much. Texts go in quotes.`,
    dismissAlone: '--dismiss closes the report without a change: leave the correction out.',
    dismissNoteNeeded: '--note is needed: why nothing was changed.',
    dismissNotHere: '--dismiss goes with reviews resolve.',
    whichResult: 'Which result? riscontro reviews revise RESULT …',
    whichReport: 'Which report? See: riscontro reviews list',
    noReport: ({ id }: { id: string }) => `No report has the id “${id}”. See: riscontro reviews list --all`,
    alreadyResolved: ({ id }: { id: string }) =>
      `Report ${id} is resolved already. See: riscontro reviews show ${id}`,
    outdated: ({ id }: { id: string }) =>
      `Somebody else has just corrected or deleted ${id}. Read it again, then repeat the command.`,
    noteNeeded: '--note is needed: it tells readers what was changed and why.',
    badNoteLanguage: ({ text, languages }: { text: string; languages: readonly string[] }) =>
      `--note-in ${text}: write the language and the text, such as en="…". Languages: ${languages.join(', ')}.`,
    badScore: '--score must be a whole number from 0 to 100.',
    badSource: ({ text }: { text: string }) =>
      `--source ${text}: write the name and then the address, such as "ISTAT https://www.istat.it/".`,
    badNumber: ({ option, text }: { option: string; text: string }) =>
      `${option} ${text}: give its number, as “reviews show” counts them.`,
    badClaim: ({ text }: { text: string }) =>
      `--claim ${text}: write it as the claim's number and its level, such as 2=falso.`,
  },
  none: 'No open reports.',
  headings: { id: 'id', date: 'date', reason: 'reason', state: 'state', result: 'result', text: 'text' },
  outcomes: { open: 'open', dismissed: 'dismissed', corrected: 'corrected' },
  isDismissed: ({ id }: { id: string }) => `Report ${id} is dismissed.`,
  isRevised: ({ version }: { version: number }) => `Version ${version} is public:`,
  text: {
    report: ({ id, day, reason, version }: { id: string; day: string; reason: string; version: number }) =>
      `Report ${id} of ${day}: ${reason}, about version ${version}`,
    text: 'Text',
    email: 'E-mail',
    resolved: 'Resolved',
    dismissed: 'dismissed',
    correctedIn: ({ version }: { version: number }) => `corrected in version ${version}`,
  },
};
