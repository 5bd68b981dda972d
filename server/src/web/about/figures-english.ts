/** The measured figures in English, each with what it means. */
import { type Html, html } from '@riscontro/verdict-view';
import { measuredNote, textSetTable } from './figure-parts.ts';
import type { MeasuredFigures } from './measured-figures.ts';
import { count, percent } from './written-figures.ts';

const share = (value: number) => percent(value, 'en');
const number = (value: number) => count(value, 'en');

export function figuresEnglish(figures: MeasuredFigures): Html {
  const { measuredOn } = figures;
  return html`<p>These figures come from the documents that belong to the program and are not rounded in its favour. They were measured without a network, without a language model and without detectors, that is in the poorest case; none of them says whether a single verdict is right.</p>
<h3>Texts</h3>
${measuredNote('Measured on', measuredOn.texts, 'en')}
${texts(figures)}
<h3>Images</h3>
${measuredNote('Measured on', measuredOn.images, 'en')}
${images(figures)}
<p class="note">All tables, how to measure them again, and the aims that were missed: <a href="/metodo/misure?lang=en">docs/evaluation.md</a>.</p>`;
}

function texts({ textSets, common, sameInBothLanguages }: MeasuredFigures): Html {
  const worst = Math.max(...textSets.map(({ swapped }) => swapped));
  return html`${
    textSets.length > 0
      ? html`<p>The comparison of passages, tried on public collections of claims whose answer is known. It seldom decides, and when it says true or false it is not always right; to take true for false, or the reverse, is rare: ${share(worst)} of the claims in the worst collection.</p>
${textSetTable(
  textSets,
  {
    headings: ['Collection', 'Claims', 'Says true or false', 'and is right', 'Swaps true and false'],
    names: {
      averitec: 'AVeriTeC (English, never seen in training)',
      climate: 'Climate-FEVER (English, never seen in training)',
      fever_en: 'FEVER (English)',
      fever_it: 'FEVER (Italian)',
      xfact_it: 'X-Fact (Italian)',
    },
  },
  'en',
)}`
      : undefined
  }
<ul>
${
  common &&
  html`<li><strong>Common claims.</strong> Of ${number(common.of)} sentences written as in chats, a fresh installation: right level ${share(common.right)}, no decision ${share(common.silent)}, the opposite of the truth ${share(common.opposite)}.</li>`
}
${
  sameInBothLanguages !== undefined
    ? html`<li><strong>Two languages.</strong> The same claim, in Italian and in English, with the same level: ${share(sameInBothLanguages)}.</li>`
    : undefined
}
</ul>`;
}

function images(figures: MeasuredFigures): Html {
  const { realPhotos, madeByAi, manipulated, foundAgain, falseMatches, imageMs } = figures;
  return html`<ul>
${
  realPhotos &&
  html`<li><strong>Real photos.</strong> Of ${number(realPhotos.of)}, wrongly called manipulated or made with AI: ${share(realPhotos.condemned)}; suspicious: ${share(realPhotos.suspect)}.</li>`
}
${
  madeByAi &&
  html`<li><strong>Pictures made with AI.</strong> Of ${number(madeByAi.of)}, most of them without marks any more, recognised: ${share(madeByAi.share)}. Without a detector nearly all of the others pass for authentic.</li>`
}
${
  manipulated &&
  html`<li><strong>Manipulated pictures.</strong> Of ${number(manipulated.of)}, called manipulated or suspicious: ${share(manipulated.share)}. Caution with real photos has its price here.</li>`
}
${
  foundAgain &&
  html`<li><strong>Known pictures.</strong> Found again after crops, frames and new saving: ${share(foundAgain.worst)} to ${share(foundAgain.best)}, depending on the change${
    falseMatches
      ? `, with ${number(falseMatches.count)} mistakes in ${number(falseMatches.of)} pairs of different pictures`
      : ''
  }.</li>`
}
${
  imageMs !== undefined
    ? html`<li><strong>Time.</strong> The examination of a photo of 12 megapixels takes about ${number(Math.round(imageMs / 100) / 10)} seconds.</li>`
    : undefined
}
</ul>`;
}
