/** Everything that is said in Spanish. */
import type { Words } from '../languages.ts';
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

export const es: Words = {
  code: 'es',
  name: 'Español',
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
