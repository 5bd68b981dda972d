/** Everything that is said in English. The other languages are held against it. */
import { extension } from './extension.ts';
import { format } from './format.ts';
import { pages } from './pages/index.ts';
import { problems } from './problems.ts';
import { terminal } from './terminal/index.ts';
import { verdict } from './verdict/index.ts';

export const en = {
  /** The language, as a page declares it. */
  code: 'en' as string,
  /** What the language calls itself. */
  name: 'English',
  extension,
  format,
  pages,
  problems,
  terminal,
  verdict,
};
