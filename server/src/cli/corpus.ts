/** `riscontro corpus`: fills the evidence index, with or without a running server. */
import { parseCorpusRecord } from '../evidence/import/corpus-record.ts';
import {
  isDumpName,
  parseWikipediaPage,
  wikipediaFormat,
} from '../evidence/import/wikipedia/wikipedia-format.ts';
import { openEvidenceIndex } from '../evidence/open-evidence-index.ts';
import type { SyntaxOf } from './command-line.ts';
import { corpusStats } from './corpus-stats.ts';
import { createIndexCommand } from './index-command.ts';

export const corpusSyntax = {
  name: 'corpus',
  usage: [{ parameters: 'ACTION' }],
  actions: {
    import: { parameters: 'import FILE', takes: ['format'] },
    stats: { parameters: 'stats' },
    clear: { parameters: 'clear', needs: ['yes'] },
  },
  options: { format: { value: 'jsonl|wikipedia' }, yes: {} },
} as const satisfies SyntaxOf<'corpus'>;

export const corpusCommand = createIndexCommand({
  syntax: corpusSyntax,
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
