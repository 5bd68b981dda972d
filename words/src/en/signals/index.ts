/** What the methods notice. */
import { page } from './page.ts';

export const signals = { page };
