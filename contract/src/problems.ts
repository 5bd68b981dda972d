/** An error as the wire has it. */
import { z } from 'zod';
import { type ProblemCode, problems } from './problem-names.ts';

export const problemCodes = Object.values(problems).map(({ wire }) => wire) as [
  ProblemCode,
  ...ProblemCode[],
];

/** The body of every error: RFC 9457, with `codice` for programs. */
export const Problem = z.object({
  type: z.url().describe('Page that explains this kind of error.'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().min(1).describe('What is wrong and how to mend it.'),
  codice: z.enum(problemCodes),
  riprova_tra: z
    .int()
    .min(1)
    .optional()
    .describe('Seconds after which it is worth sending again, where they are known: as in Retry-After.'),
});
export type Problem = z.infer<typeof Problem>;
