/** `riscontro factchecks`. */
import { type Message, say } from '../../message.ts';
import { format } from '../format.ts';
import { rows } from './rows.ts';

export const factchecks = {
  summary: 'fill the index of published fact-checks',
  help: {
    actions: {
      import: 'add the fact-checks of a file; stopped half-way, the same command goes on where it stopped',
      sync: 'fetch feeds and add what is new in them; one that has not changed costs one request',
      syncAll: 'the same for all feeds that were synced before',
      feeds: 'the feeds that were synced before',
      forget: 'do not sync a feed any more; its fact-checks stay',
      stats: 'how many there are, by level, language and publisher, and how old',
      clear: 'forget all fact-checks',
    },
    options: { yes: 'yes, forget them' },
    notes: [
      'FILE and URL hold schema.org ClaimReview objects: one after another, in a JSON list, in a DataFeed (such as https://storage.googleapis.com/datacommons-feeds/claimreview/latest/data.json) or in a web page; an answer of the Google Fact Check Tools; or CSV whose first row has the headings claim, url and rating and, where known, publisher, date, language and title (affermazione, indirizzo, giudizio, fonte, data, lingua, titolo), with commas, semicolons or tabs. They may be packed with gzip or Zstandard.',
      'What is there already is left alone; a new review of the same claim on the same page takes the place of the old one. Entries that cannot be used are told and passed over. How ratings are understood: docs/ratings.md.',
    ],
  },
  faults: {
    badAddress: ({ text }: { text: string }) =>
      `${text} is not a web address such as https://example.org/feed.json.`,
    noFeeds: 'No feed has been synced yet. Name one: riscontro factchecks sync URL',
    notSynced: ({ url }: { url: string }) => `${url} was not synced. See: riscontro factchecks feeds`,
    syncRunning: 'Another factchecks sync is under way on this data folder. Wait until it is done.',
    feedsUnreadable: ({ path }: { path: string }) =>
      `The list of feeds cannot be read. Mend or delete ${path}; deleted, every feed has to be named once more.`,
    noFactChecks: 'It holds no fact-checks that can be used.',
    notAFeed: ({
      entries,
      first,
      fault,
    }: {
      entries: number;
      first: number;
      fault: Message<typeof rows.faults>;
    }) =>
      `It holds no fact-checks that can be used in its first ${format.number(entries)} entries (entry ${first}: ${say(rows.faults, fault)}).`,
  },
  nothingNew: ({ url }: { url: string }) => `${url}: nothing new.`,
  noFeeds: 'No feed has been synced yet.',
  headings: { feed: 'feed', checked: 'checked', changed: 'changed' },
  isForgotten: ({ url }: { url: string }) =>
    `${url} is not synced any more. The fact-checks that came from it stay.`,
  factChecks: 'fact-checks',
  levels: 'levels',
  levelUnknown: 'rating not understood',
  languageUnknown: 'other or unknown',
  publisher: 'publisher',
};
