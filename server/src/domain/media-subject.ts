/** Whether words speak of an image or of a video. */

export type MediaSubject = 'image' | 'video';
