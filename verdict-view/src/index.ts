/** A verdict as HTML: one renderer for the share page, the widget and the extension. */
export { Html, html, safeLink } from './html.ts';
export { mediaParts } from './media-parts.ts';
export type { PicturesShown } from './pictures-shown.ts';
export { kindWords, outcomeWords, signalTitle } from './signal-words.ts';
export { confidenceWords, levelWords } from './verdict-words.ts';
