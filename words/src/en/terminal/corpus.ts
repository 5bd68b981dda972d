/** `riscontro corpus`. */
import { format } from '../format.ts';

export const corpus = {
  summary: 'fill the index of passages that claims are held against',
  help: {
    actions: {
      import: 'add the texts of a file; stopped half-way, the same command goes on where it stopped',
      stats: 'what there is: passages, languages, dates, sites, fact-checks, bundled knowledge',
      clear: 'forget all passages',
    },
    options: { format: 'how FILE is written', yes: 'yes, forget them' },
    notes: [
      'jsonl, unless said otherwise: FILE holds a JSON object a line: doc_id, url, title, text, lang (it or en) and, where known, date (2026-11-15). Long texts are cut into passages.',
      'wikipedia, also without --format where FILE is called ….xml, ….xml.bz2 or …-pages-articles…: FILE is a dump of Wikipedia in Italian, English or Simple English, such as itwiki-latest-pages-articles.xml.bz2. Its articles become passages with their section, address and date; redirects, disambiguation pages and tables are left out.',
      'FILE may be packed with bzip2, gzip or Zstandard. What is there already is left alone; a doc_id with another text takes the place of the old one. What cannot be used is told and passed over.',
    ],
  },
  passages: 'passages',
  sites: 'sites',
  site: 'site',
  sizeOnDisk: 'size on disk',
  sizeIn: ({
    bytes,
    database,
    withFactChecks,
  }: {
    bytes: number;
    database: string;
    withFactChecks: boolean;
  }) => `${format.databaseSize(bytes)} (${database}${withFactChecks ? ', fact-checks included' : ''})`,
  factChecks: 'collected fact-checks',
  knowledge: 'bundled knowledge',
  knowledgeOff: 'off (KNOWLEDGE)',
  knowledgeCounts: ({ claims, facts, edition }: { claims: number; facts: number; edition: string }) =>
    `${format.number(claims)} claims, ${format.number(facts)} facts, edition ${edition}`,
};
