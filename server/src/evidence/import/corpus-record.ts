/** One line of a corpus: {doc_id, url, title, text, lang, optional date}. */
import { z } from 'zod';
import { grammarLanguages } from '../../language/grammars.ts';
import type { NewPassage } from '../evidence-index.ts';
import type { Parsed } from './import-file.ts';
import { because, day, idText, rowFault, text, webAddress } from './row-fields.ts';

const notOneOfThem = because({ code: 'notOneOf', values: { choices: grammarLanguages } });
const language = z
  .custom<string>((tag) => typeof tag === 'string', notOneOfThem)
  .transform((tag) => tag.toLowerCase().split(/[-_]/, 1)[0])
  .pipe(z.enum(grammarLanguages));

const CorpusRecord = z.object({
  doc_id: idText.refine(
    (id) => id.trim() !== '' && id.length <= 500,
    because({ code: 'charactersBetween', values: { min: 1, max: 500 } }),
  ),
  url: webAddress,
  title: text.max(2_000).nullish(),
  text: text.refine((words) => words.trim() !== '', because({ code: 'emptyText' })),
  lang: language,
  date: day,
});

/**
 * `anyAddress` takes lines whose address leads nowhere, which evaluation sets have; their passages must never be
 * shown as sources.
 */
export function parseCorpusRecord(
  record: unknown,
  { anyAddress = false }: { anyAddress?: boolean } = {},
): Parsed<NewPassage> {
  const schema = anyAddress ? CorpusRecord.extend({ url: text }) : CorpusRecord;
  const parsed = schema.safeParse(record);
  if (!parsed.success) return { fault: rowFault(parsed.error) };
  const { doc_id: docId, url, title, lang, date } = parsed.data;
  const passage = { docId, url, title: title ?? '', text: parsed.data.text, language: lang };
  return { items: [date ? { ...passage, publishedOn: date } : passage] };
}
