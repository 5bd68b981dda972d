/** The part of the method page with what was measured, each figure with what it means. */
import { dayElement, filledText, type Html, html, markedText } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import type { MeasuredFigures, TextSet } from './measured-figures.ts';

export function figuresPart(figures: MeasuredFigures, language: Language): Html {
  const say = wordsIn(language).pages.figures;
  const { measuredOn } = figures;
  const note = (day: string | undefined) =>
    day &&
    html`<p class="note">${filledText(say.measuredOn, { day: dayElement(day, wordsIn(language).format) })}</p>`;
  const document = html`<a href="/metodo/misure" hreflang="en">docs/evaluation.md</a>`;
  return html`<p>${say.about}</p>
<h3>${say.texts.title}</h3>
${note(measuredOn.texts)}
${textFigures(figures, language)}
<h3>${say.images.title}</h3>
${note(measuredOn.images)}
${imageFigures(figures, language)}
<p class="note">${filledText(say.all, { document })}</p>`;
}

function textFigures(figures: MeasuredFigures, language: Language): Html {
  const { textSets, common, sameInBothLanguages } = figures;
  const say = wordsIn(language).pages.figures.texts;
  const worst = Math.max(...textSets.map(({ swapped }) => swapped));
  return html`${
    textSets.length > 0
      ? html`<p>${say.about({ worst })}</p>
${textSetTable(textSets, language)}`
      : undefined
  }
${list([
  common && say.common(common),
  sameInBothLanguages === undefined ? undefined : say.twoLanguages({ share: sameInBothLanguages }),
])}`;
}

function textSetTable(sets: readonly TextSet[], language: Language): Html {
  const { format, pages } = wordsIn(language);
  const { headings, collections } = pages.figures.texts;
  /** By the sets' names in the document; another one is told by that name. */
  const names: Readonly<Record<string, string>> = collections;
  const cells = ({ claims, decided, right, swapped }: TextSet) => [
    format.count(claims),
    ...[decided, right, swapped].map(format.percent),
  ];
  const columns = [headings.claims, headings.decided, headings.right, headings.swapped];
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${headings.collection}"><table class="figures"><thead><tr><th scope="col">${headings.collection}</th>${columns.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${sets.map(
    (set) =>
      html`<tr><th scope="row">${names[set.set] ?? set.set}</th>${cells(set).map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

function imageFigures(figures: MeasuredFigures, language: Language): Html {
  const { realPhotos, madeByAi, manipulated, foundAgain, falseMatches, imageMs } = figures;
  const say = wordsIn(language).pages.figures.images;
  return list([
    realPhotos && say.realPhotos(realPhotos),
    madeByAi && say.madeByAi(madeByAi),
    manipulated && say.manipulated(manipulated),
    foundAgain && say.foundAgain({ ...foundAgain, mistakes: falseMatches }),
    imageMs === undefined ? undefined : say.time({ seconds: Math.round(imageMs / 100) / 10 }),
  ]);
}

const list = (sentences: readonly (string | undefined)[]): Html => html`<ul>
${sentences.map((sentence) => sentence && html`<li>${markedText(sentence)}</li>\n`)}</ul>`;
