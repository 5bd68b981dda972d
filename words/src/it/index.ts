/** Everything that is said in Italian. */
import type { Words } from '../languages.ts';
import { extension } from './extension.ts';
import { format } from './format.ts';
import { pages } from './pages/index.ts';
import { problems } from './problems.ts';
import { terminal } from './terminal/index.ts';
import { verdict } from './verdict/index.ts';

export const it: Words = {
  code: 'it',
  name: 'Italiano',
  extension,
  format,
  pages,
  problems,
  terminal,
  verdict,
};
