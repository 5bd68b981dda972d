/** One line of a corpus: {doc_id, url, title, text, lang, optional date}. */
import { z } from 'zod';
import { isText } from '../../domain/claim-text.ts';
import { grammarLanguages } from '../../language/grammars.ts';
import { isoDay, isWebAddress } from '../../providers/answer-text.ts';
import type { NewPassage } from '../evidence-index.ts';
import type { Parsed } from './import-file.ts';

const text = z
  .string({ error: 'must be a text' })
  .refine(isText, { error: 'holds characters that are no text' });
const oneOfThem = `must be ${grammarLanguages.join(' or ')}`;
const language = z
  .string({ error: oneOfThem })
  .transform((tag) => tag.toLowerCase().split(/[-_]/, 1)[0])
  .pipe(z.enum(grammarLanguages, { error: oneOfThem }));

const CorpusRecord = z.object(
  {
    doc_id: z
      .union([text, z.int().transform(String)], { error: 'must be a text' })
      .refine((id) => id.trim() !== '' && id.length <= 500, { error: 'must have 1 to 500 characters' }),
    url: text.refine(isWebAddress, { error: 'must be an http or https address' }),
    title: text.max(2_000, { error: 'must have at most 2,000 characters' }).nullish(),
    text: text.refine((words) => words.trim() !== '', { error: 'is empty' }),
    lang: language,
    date: z
      .string({ error: 'must be a date such as 2026-11-15' })
      .transform((date) => (date === '' ? null : (isoDay(date) ?? undefined)))
      .refine((day) => day !== undefined, { error: 'must be a date such as 2026-11-15' })
      .nullish(),
  },
  { error: 'not a JSON object' },
);

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
  if (!parsed.success) return { fault: faultOf(parsed.error) };
  const { doc_id: docId, url, title, lang, date } = parsed.data;
  const passage = { docId, url, title: title ?? '', text: parsed.data.text, language: lang };
  return { items: [date ? { ...passage, publishedOn: date } : passage] };
}

/** The first fault is enough to find the line and mend it. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  const field = issue?.path.join('.');
  return field ? `${field} ${issue?.message}` : (issue?.message ?? 'unusable');
}
