/** `riscontro corpus`: fills the evidence index, with or without a running server. */
import { parseCorpusRecord } from '../evidence/import/corpus-record.ts';
import {
  isDumpName,
  parseWikipediaPage,
  wikipediaFormat,
} from '../evidence/import/wikipedia/wikipedia-format.ts';
import { openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import { corpusStats } from './corpus-stats.ts';
import { createIndexCommand } from './index-command.ts';

const help = `Usage: riscontro corpus ACTION [--json]

  corpus import FILE   add the texts of a file; stopped half-way, the same command goes on where it stopped
                       --format jsonl|wikipedia says how FILE is written
  corpus stats         what there is: passages, languages, dates, sites, fact-checks, bundled knowledge
  corpus clear --yes   forget all passages

jsonl, unless said otherwise: FILE holds a JSON object a line: doc_id, url, title, text, lang (it or en) and, where
known, date (2026-11-15). Long texts are cut into passages.
wikipedia, also without --format where FILE is called ….xml, ….xml.bz2 or …-pages-articles…: FILE is a dump of
Wikipedia in Italian, English or Simple English, such as itwiki-latest-pages-articles.xml.bz2. Its articles become
passages with their section, address and date; redirects, disambiguation pages and tables are left out.

FILE may be packed with bzip2, gzip or Zstandard. What is there already is left alone; a doc_id with another text
takes the place of the old one. What cannot be used is told and passed over. --json prints JSON and nothing else.
`;

export const corpusCommand = createIndexCommand({
  name: 'corpus',
  help,
  records: 'lines',
  items: 'passages',
  countField: 'passages',
  open: openEvidenceIndex,
  stats: corpusStats,
  parse: (record) => parseCorpusRecord(record),
  formatName: 'jsonl',
  otherFormats: [
    {
      formatName: 'wikipedia',
      records: 'pages',
      formatOf: wikipediaFormat,
      parse: parseWikipediaPage,
      isNamedSo: isDumpName,
    },
  ],
});
