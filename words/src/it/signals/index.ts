/** What the methods notice. */
import type { Words } from '../../languages.ts';
import { page } from './page.ts';

export const signals: Words['signals'] = { page };
