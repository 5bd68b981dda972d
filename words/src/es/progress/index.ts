/** The steps of a check, while it goes on. */
import type { Words } from '../../languages.ts';
import { image, video, videoQueue } from './media.ts';
import { text } from './text.ts';

export const progress: Words['progress'] = { text, image, video, videoQueue };
