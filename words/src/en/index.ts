/** Everything that is said in English. The other languages are held against it. */
import { advice } from './advice/index.ts';
import { extension } from './extension.ts';
import { format } from './format.ts';
import { mail } from './mail.ts';
import { mediaReviews } from './media-reviews.ts';
import { pages } from './pages/index.ts';
import { problems } from './problems.ts';
import { progress } from './progress/index.ts';
import { signals } from './signals/index.ts';
import { summaries } from './summaries/index.ts';
import { terminal } from './terminal/index.ts';
import { verdict } from './verdict/index.ts';

export const en = {
  /** The language, as a page declares it. */
  code: 'en' as string,
  /** What the language calls itself. */
  name: 'English',
  advice,
  extension,
  format,
  mail,
  mediaReviews,
  pages,
  problems,
  progress,
  signals,
  summaries,
  terminal,
  verdict,
};
