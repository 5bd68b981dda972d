/** What to do next, after what came out of a check. */
import type { Words } from '../../languages.ts';
import { article } from './article.ts';
import { claim } from './claim.ts';
import { image, video } from './media.ts';

export const advice: Words['advice'] = { claim, article, image, video };
