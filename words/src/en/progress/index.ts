/** The steps of a check, while it goes on. */
import { text } from './text.ts';

export const progress = { text };
