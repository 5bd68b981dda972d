/** What came out of a check, in one or two sentences. */
import type { Words } from '../../languages.ts';
import { article } from './article.ts';
import { claim } from './claim.ts';
import { image } from './image.ts';
import { sources } from './sources.ts';
import { video } from './video.ts';

export const summaries: Words['summaries'] = { claim, article, sources, image, video };
