/** `riscontro factchecks`: fills the index of published fact-checks, with or without a running server. */
import { parseClaimReviews } from '../evidence/import/claim-review-record.ts';
import { openClaimReviews } from '../evidence/open-evidence-index.ts';
import { createIndexCommand } from './index-command.ts';

const help = `Usage: riscontro factchecks ACTION [--json]

  factchecks import FILE   add the fact-checks of a file; stopped half-way, the same command goes on where it stopped
  factchecks stats         how many fact-checks there are
  factchecks clear --yes   forget all fact-checks

FILE holds schema.org ClaimReview objects, one a line or in one JSON list, or a DataFeed of them.
It may be packed with gzip or Zstandard. What is there already is left alone; a new review of the same claim on
the same page takes the place of the old one. Entries that cannot be used are told and passed over.
--json prints JSON and nothing else.
`;

export const factchecksCommand = createIndexCommand({
  name: 'factchecks',
  help,
  records: 'entries',
  items: 'fact-checks',
  countField: 'fact_checks',
  open: openClaimReviews,
  parse: parseClaimReviews,
  lists: true,
});
