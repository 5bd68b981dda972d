/** The languages in which the service writes its texts. */
import { languages } from '@riscontro/words';
import { z } from 'zod';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
