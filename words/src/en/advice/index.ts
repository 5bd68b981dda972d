/** What to do next, after what came out of a check. */
import { article } from './article.ts';
import { claim } from './claim.ts';
import { image, video } from './media.ts';

export const advice = { claim, article, image, video };
