/** `riscontro corpus`: fills the evidence index, with or without a running server. */
import { parseCorpusRecord } from '../evidence/import/corpus-record.ts';
import { openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import { createIndexCommand } from './index-command.ts';

const help = `Usage: riscontro corpus ACTION [--json]

  corpus import FILE   add the texts of a file; stopped half-way, the same command goes on where it stopped
  corpus stats         how many passages there are
  corpus clear --yes   forget all passages

FILE holds a JSON object a line: doc_id, url, title, text, lang (it or en) and, where known, date (2026-11-15).
It may be packed with gzip or Zstandard. Long texts are cut into passages. What is there already is left alone;
a doc_id with another text takes the place of the old one. Lines that cannot be used are told and passed over.
--json prints JSON and nothing else.
`;

export const corpusCommand = createIndexCommand({
  name: 'corpus',
  help,
  records: 'lines',
  items: 'passages',
  countField: 'passages',
  open: openEvidenceIndex,
  parse: (record) => parseCorpusRecord(record),
});
