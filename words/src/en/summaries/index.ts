/** What came out of a check, in one or two sentences. */
import { article } from './article.ts';
import { claim } from './claim.ts';
import { sources } from './sources.ts';

export const summaries = { claim, article, sources };
