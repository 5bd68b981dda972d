/** What a file is, and which words are said of it. */

export type Medium = 'image' | 'video';
