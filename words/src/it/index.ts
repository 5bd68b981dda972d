/** Everything that is said in Italian. */
import type { Words } from '../languages.ts';
import { format } from './format.ts';

export const it: Words = {
  name: 'Italiano',
  format,
};
