/** A verdict as HTML: one renderer for the share page, the widget and the extension. */
export { checkProgress, currentPhase, remainingText } from './check-progress.ts';
export { checkedContent, shortAddress } from './checked-content.ts';
export { Html, html, safeLink } from './html.ts';
export type { ImagesShown } from './images-shown.ts';
export { levelIcon, levelMark, levelShape, levelTitle, levelTone, type Tone } from './level-mark.ts';
export { filledText, markedText } from './marked-text.ts';
export { dayElement, momentElement, readableDay } from './readable-date.ts';
export { scoreWords } from './score-scale.ts';
export { sharePath } from './share-path.ts';
export { signalTitle } from './signal-title.ts';
export { type CardAbout, verdictCard } from './verdict-card.ts';
export { verdictDetails } from './verdict-details.ts';
export type { ViewWords } from './view-words.ts';
