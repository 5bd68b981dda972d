/** Everything that is said in English. The other languages are held against it. */
import { format } from './format.ts';
import { pages } from './pages/index.ts';
import { problems } from './problems.ts';
import { terminal } from './terminal/index.ts';

export const en = {
  /** What the language calls itself. */
  name: 'English',
  format,
  pages,
  problems,
  terminal,
};
