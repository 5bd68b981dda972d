/** Errors that readers report, and the corrections that people make of them. */
import { type Language, languages } from '@riscontro/words';
import { z } from 'zod';
import { reportReasons } from './value-names.ts';

/** What a reader says is wrong with a verdict. */
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** `nota_en` and so on: a language of the answers each, but for Italian, in which every note is. */
const notesInOthers = Object.fromEntries(
  languages
    .filter((language) => language !== 'it')
    .map((language) => [
      `nota_${language}`,
      z
        .string()
        .min(1)
        .optional()
        .describe(`The same in ${languageNames.of(language)}, where somebody wrote it.`),
    ]),
) as Record<`nota_${Exclude<Language, 'it'>}`, z.ZodOptional<z.ZodString>>;

/** One change of a verdict by a person. */
export const Correction = z.object({
  versione: z.int().min(2).describe('The version that the change made.'),
  data: z.iso.datetime(),
  nota: z.string().min(1).describe('What was changed and why, in Italian.'),
  ...notesInOthers,
});
export type Correction = z.infer<typeof Correction>;

/** The answer to a deletion by one of several holders: the page stays for the others. */
export const ReleasedResult = z.object({ eliminata: z.literal(false), dettaglio: z.string() });
export type ReleasedResult = z.infer<typeof ReleasedResult>;
