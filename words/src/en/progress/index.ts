/** The steps of a check, while it goes on. */

import { image, video, videoQueue } from './media.ts';
import { text } from './text.ts';

export const progress = { text, image, video, videoQueue };
