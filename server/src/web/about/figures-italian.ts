/** The measured figures in Italian, each with what it means. */
import { type Html, html } from '@riscontro/verdict-view';
import { measuredNote, textSetTable } from './figure-parts.ts';
import type { MeasuredFigures } from './measured-figures.ts';
import { count, percent } from './written-figures.ts';

const share = (value: number) => percent(value, 'it');
const number = (value: number) => count(value, 'it');

export function figuresItalian(figures: MeasuredFigures): Html {
  const { measuredOn } = figures;
  return html`<p>Queste cifre vengono dai documenti che accompagnano il programma e non sono arrotondate a suo favore. Sono state misurate senza rete, senza modello linguistico e senza rilevatori, cioè nel caso più povero; nessuna di esse dice se un singolo verdetto è giusto.</p>
<h3>Testi</h3>
${measuredNote('Misurato il', measuredOn.texts, 'it')}
${texts(figures)}
<h3>Immagini</h3>
${measuredNote('Misurato il', measuredOn.images, 'it')}
${images(figures)}
<p class="note">Tutte le tabelle, i modi per rifarle e gli obiettivi mancati: <a href="/metodo/misure" hreflang="en">docs/evaluation.md</a> (in inglese).</p>`;
}

function texts({ textSets, common, sameInBothLanguages }: MeasuredFigures): Html {
  const worst = Math.max(...textSets.map(({ swapped }) => swapped));
  return html`${
    textSets.length > 0
      ? html`<p>Il confronto dei passaggi, provato su raccolte pubbliche di affermazioni di cui si conosce la risposta. Decide di rado, e quando dice vero o falso non ha sempre ragione; prendere il vero per falso, o il contrario, gli capita poco: ${share(worst)} delle affermazioni nella raccolta peggiore.</p>
${textSetTable(
  textSets,
  {
    headings: ['Raccolta', 'Affermazioni', 'Dice vero o falso', 'e ha ragione', 'Scambia vero e falso'],
    names: {
      averitec: 'AVeriTeC (inglese, mai vista in addestramento)',
      climate: 'Climate-FEVER (inglese, mai vista in addestramento)',
      fever_en: 'FEVER (inglese)',
      fever_it: 'FEVER (italiano)',
      xfact_it: 'X-Fact (italiano)',
    },
  },
  'it',
)}`
      : undefined
  }
<ul>
${
  common &&
  html`<li><strong>Affermazioni comuni.</strong> Su ${number(common.of)} frasi scritte come nelle chat, un’installazione appena avviata: livello giusto ${share(common.right)}, nessuna decisione ${share(common.silent)}, il contrario del vero ${share(common.opposite)}.</li>`
}
${
  sameInBothLanguages !== undefined
    ? html`<li><strong>Due lingue.</strong> La stessa affermazione, in italiano e in inglese, con lo stesso livello: ${share(sameInBothLanguages)}.</li>`
    : undefined
}
</ul>`;
}

function images(figures: MeasuredFigures): Html {
  const { realPhotos, madeByAi, manipulated, foundAgain, falseMatches, imageMs } = figures;
  return html`<ul>
${
  realPhotos &&
  html`<li><strong>Foto vere.</strong> Su ${number(realPhotos.of)}, dette per errore manipolate o create con IA: ${share(realPhotos.condemned)}; sospette: ${share(realPhotos.suspect)}.</li>`
}
${
  madeByAi &&
  html`<li><strong>Immagini create con IA.</strong> Su ${number(madeByAi.of)}, quasi tutte senza più marchi, riconosciute: ${share(madeByAi.share)}. Senza un rilevatore le altre passano quasi tutte per autentiche.</li>`
}
${
  manipulated &&
  html`<li><strong>Immagini manipolate.</strong> Su ${number(manipulated.of)}, dette manipolate o sospette: ${share(manipulated.share)}. La prudenza verso le foto vere si paga qui.</li>`
}
${
  foundAgain &&
  html`<li><strong>Immagini già note.</strong> Ritrovate dopo ritagli, cornici e nuovi salvataggi: da ${share(foundAgain.worst)} a ${share(foundAgain.best)}, secondo il cambiamento${
    falseMatches
      ? `, con ${number(falseMatches.count)} scambi su ${number(falseMatches.of)} coppie di immagini diverse`
      : ''
  }.</li>`
}
${
  imageMs !== undefined
    ? html`<li><strong>Tempo.</strong> L’esame di una foto da 12 megapixel dura circa ${number(Math.round(imageMs / 100) / 10)} secondi.</li>`
    : undefined
}
</ul>`;
}
