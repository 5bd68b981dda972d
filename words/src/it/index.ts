/** Everything that is said in Italian. */
import type { Words } from '../languages.ts';
import { format } from './format.ts';
import { pages } from './pages/index.ts';
import { problems } from './problems.ts';
import { terminal } from './terminal/index.ts';

export const it: Words = {
  name: 'Italiano',
  format,
  pages,
  problems,
  terminal,
};
