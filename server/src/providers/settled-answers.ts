/** Several questions to one provider at once: what was answered counts, and it failed only when nothing was. */

import { reportFault } from '../domain/fault-report.ts';
import { ProviderError } from '../net/provider-error.ts';

/** The answers in the order of the questions, without those that failed; rejects with the first failure when all did. */
export async function settledAnswers<T>(asked: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  const failures = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  // Anything else than a provider's failure is a mistake of ours, and must not pass for one.
  const mistake = failures.find((failure) => !(failure instanceof ProviderError));
  if (mistake !== undefined) throw mistake;
  if (answers.length === 0 && failures.length > 0) throw failures[0];
  for (const failure of failures) reportFault(failure, { place: 'providers/settled-answers' });
  return answers;
}
