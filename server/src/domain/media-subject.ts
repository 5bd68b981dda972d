/** Whether words speak of an image or of a video. */
import type { Bilingual } from '@riscontro/contract';

export type MediaSubject = 'image' | 'video';

/** The same sentence for both: Italian bends more than the noun. */
export type BySubject<Words = Bilingual> = Readonly<Record<MediaSubject, Words>>;
