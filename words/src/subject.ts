/** Whether words speak of an image or of a video. */
export type Subject = 'image' | 'video';
