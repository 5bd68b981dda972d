/** A verdict as HTML: one renderer for the share page, the widget and the extension. */
export { checkProgress, currentPhase } from './check-progress.ts';
export { checkedContent, shortAddress } from './checked-content.ts';
export { Html, html, safeLink } from './html.ts';
export type { ImagesShown } from './images-shown.ts';
export { levelIcon, levelMark, levelShape, levelTone, type Tone } from './level-mark.ts';
export { filledText, markedText } from './marked-text.ts';
export { dayElement, momentElement, readableDay } from './readable-date.ts';
export { remainingText } from './remaining-text.ts';
export { scoreWords } from './score-scale.ts';
export { sharePath } from './share-path.ts';
export { kindWords, outcomeWords, signalTitle } from './signal-words.ts';
export { type CardAbout, verdictCard } from './verdict-card.ts';
export { verdictDetails } from './verdict-details.ts';
export { checkedWords, confidenceWords, levelTitle, levelWords, reviewNotice } from './verdict-words.ts';
