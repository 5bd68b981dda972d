/** Whether words speak of a picture or of a video. */
import type { Bilingual } from '@riscontro/contract';

export type MediaSubject = 'picture' | 'video';

/** The same sentence for both: Italian bends more than the noun. */
export type BySubject<Words = Bilingual> = Readonly<Record<MediaSubject, Words>>;
