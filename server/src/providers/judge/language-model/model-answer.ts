/** What the model is asked to answer, with the levels named as on the wire. The bounds of its values are for `read-answer.ts` to enforce. */
import { TextLevel } from '@riscontro/contract';
import { z } from 'zod';

export const ModelAnswer = z.object({
  passages: z.array(
    z.object({
      number: z.number(),
      stance: z.enum(['supports', 'refutes', 'neutral']),
      quote: z.string(),
      certainty: z.number(),
    }),
  ),
  overall: z.object({ level: TextLevel, explanation: z.string() }),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** The JSON object in what a model wrote around it: thoughts, a code fence, a greeting. */
export function jsonIn(text: string): string {
  const answer = text.trimStart().startsWith('<think>') ? text.slice(text.indexOf('</think>') + 1) : text;
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  return start === -1 || end < start ? text : answer.slice(start, end + 1);
}
