/** `riscontro factchecks`: fills the index of published fact-checks, with or without a running server. */
import { parseClaimReviews } from '../evidence/import/claim-review-record.ts';
import { factCheckFormatOf } from '../evidence/import/fact-check-format.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import { factchecksStats } from './factchecks-stats.ts';
import { feedsCommand, isFeedAction } from './factchecks-sync.ts';
import { createIndexCommand } from './index-command.ts';

const help = `Usage: riscontro factchecks ACTION [--json]

  factchecks import FILE   add the fact-checks of a file; stopped half-way, the same command goes on where it stopped
  factchecks sync URL…     fetch feeds and add what is new in them; one that has not changed costs one request
  factchecks sync          the same for all feeds that were synced before
  factchecks feeds         the feeds that were synced before
  factchecks forget URL    do not sync a feed any more; its fact-checks stay
  factchecks stats         how many there are, by level, language and publisher, and how old
  factchecks clear --yes   forget all fact-checks

FILE and URL hold schema.org ClaimReview objects: one after another, in a JSON list, in a DataFeed (such as
https://storage.googleapis.com/datacommons-feeds/claimreview/latest/data.json) or in a web page; an answer of the
Google Fact Check Tools; or CSV whose first row has the headings claim, url and rating and, where known, publisher,
date, language and title (affermazione, indirizzo, giudizio, fonte, data, lingua, titolo), with commas, semicolons
or tabs. They may be packed with gzip or Zstandard.

What is there already is left alone; a new review of the same claim on the same page takes the place of the old one.
Entries that cannot be used are told and passed over. How ratings are understood: docs/ratings.md.
--json prints JSON and nothing else.
`;

const indexCommand = createIndexCommand({
  name: 'factchecks',
  help,
  records: 'entries',
  items: 'fact-checks',
  countField: 'fact_checks',
  open: openClaimReviews,
  stats: factchecksStats,
  parse: parseClaimReviews,
  formatOf: factCheckFormatOf,
});

export async function factchecksCommand(parameters: string[]): Promise<void> {
  const action = parameters.find((parameter) => !parameter.startsWith('-'));
  await (isFeedAction(action) ? feedsCommand(parameters, help) : indexCommand(parameters));
}
