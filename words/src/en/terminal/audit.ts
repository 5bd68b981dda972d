/** `riscontro audit`. */

export const audit = {
  summary: 'who changed what and when',
  help: {
    actions: {},
    options: {
      since: 'from this day or time on: 2026-11-15, 2026-11-15T08:00:00Z',
      action: 'one kind, or the beginning of several: key.create, key.',
      target: 'one key, result, report, model or file',
      limit: 'so many of the newest',
      verify: 'whether an entry was changed or taken out; ends with status 1 when one was',
    },
    notes: [
      'What was changed by commands, by owners of keys and by whoever has a link to delete: keys, results, reports, secrets, models and indexes. The newest entry is the last.',
    ],
  },
  faults: {
    verifyAlone: '--verify looks at the whole log: leave the other options out.',
    badSince: '--since is a day or a time such as 2026-11-15.',
    badLimit: ({ max }: { max: number }) => `--limit is a whole number from 1 to ${max}.`,
  },
  none: 'No entries.',
  headings: { number: 'number', when: 'when', who: 'who', what: 'what', target: 'to', details: 'details' },
  actors: { command: 'command', key: 'key', visitor: 'visitor', server: 'server' },
  entryMissing: ({ entry }: { entry: number }) => `Entry ${entry} is missing.`,
  entryChanged: ({ entry }: { entry: number }) => `Entry ${entry} was changed, or the one before it was.`,
  intact: ({ entries, head }: { entries: number; head: string }) =>
    `All ${entries} entries are as they were written. The last one is ${head || 'none'}: kept elsewhere, it shows later that nothing was cut off.`,
};
