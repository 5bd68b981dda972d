/** The two languages in which the service writes its texts. */
import { z } from 'zod';

export const Language = z.enum(['it', 'en']);
export type Language = z.infer<typeof Language>;

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;
