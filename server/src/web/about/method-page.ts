/** The page that says how a verdict is made, how far it can be trusted, and what was measured. */
import type { Level } from '@riscontro/contract/inside';
import { filledText, type Html, html, levelMark, markedText } from '@riscontro/verdict-view';
import { type Language, type Words, wordsIn } from '@riscontro/words';
import type { Installation, OutsideService } from '../../domain/installation.ts';
import type { Page } from '../layout.ts';
import { figuresPart } from './figures-part.ts';
import type { MeasuredFigures } from './measured-figures.ts';
import { sectionedPage } from './sectioned-page.ts';

/** What the page depends on, beside the method itself. */
export interface MethodFacts {
  readonly installation: Installation;
  readonly checksVideos: boolean;
  readonly figures: MeasuredFigures;
}

type MethodWords = Words['pages']['method'];

export function methodPage(facts: MethodFacts, language: Language): Page {
  const say = wordsIn(language).pages.method;
  const section = (id: string, { title }: { readonly title: string }, body: Html) => ({ id, title, body });
  return sectionedPage(
    say,
    [
      section('principi', say.principles, points(say.principles.points)),
      section('livelli', say.levels, levels(language)),
      section('punteggio', say.score, paragraphs(Object.values(say.score.points))),
      section('testi', say.claims, claims(facts, say.claims)),
      section('articoli', say.articles, articles(say.articles)),
      section('immagini', say.images, images(facts, say.images)),
      section('video', say.videos, videos(facts, say.videos)),
      section('misure', say.figures, figuresPart(facts.figures, language)),
      section('limiti', say.limits, points(say.limits.points)),
      section('correzioni', say.corrections, paragraphs([say.corrections.about])),
    ],
    language,
  );
}

const paragraphs = (texts: readonly string[]): Html =>
  html`${texts.map((text) => html`<p>${markedText(text)}</p>\n`)}`;

const items = (texts: readonly (Html | string)[]): Html =>
  html`${texts.map((text) => html`<li>${typeof text === 'string' ? markedText(text) : text}</li>\n`)}`;

const points = (texts: Readonly<Record<string, string>>): Html => html`<ul>
${items(Object.values(texts))}</ul>`;

/** Each level as it is marked on results, with what it means. */
function levels(language: Language): Html {
  const say = wordsIn(language).pages.method.levels;
  const list = (...shown: readonly Level[]) =>
    html`<dl class="levels">${shown.map(
      (level) =>
        html`<div><dt>${levelMark(level, wordsIn(language))}</dt><dd>${say.meanings[level]}</dd></div>`,
    )}</dl>`;
  return html`<h3>${say.texts}</h3>
${list('true', 'false', 'misleading', 'unverifiable')}
<h3>${say.media}</h3>
${list('authentic', 'suspicious', 'manipulated', 'aiGenerated')}`;
}

function claims({ installation }: MethodFacts, { steps: say }: MethodWords['claims']): Html {
  const { usesKnowledge, weighsSources } = installation;
  const services = namesOf(
    installation,
    (kind) => kind !== 'ricerca_inversa' && kind !== 'modello_linguistico',
  );
  const [model] = namesOf(installation, (kind) => kind === 'modello_linguistico');
  const judge =
    model === undefined ? markedText(say.byRules) : filledText(say.byModel, { model: html`${model}` });
  return html`<ol>
${items([
  say.read,
  say.search({ usesKnowledge, services }),
  say.known({ usesKnowledge }),
  html`${markedText(say.compare)} ${judge}`,
  weighsSources ? `${say.count} ${say.weigh}` : say.count,
  say.decide,
])}</ol>`;
}

function articles(say: MethodWords['articles']): Html {
  return html`${paragraphs([say.choice])}${points(say.rules)}
${paragraphs([say.withoutWeight])}`;
}

function images({ installation }: MethodFacts, { about, looks, once }: MethodWords['images']): Html {
  const services = namesOf(installation, (kind) => kind === 'ricerca_inversa');
  return html`${paragraphs([about])}<ul>
${items([
  looks.provenance,
  looks.file,
  looks.traces,
  installation.looksForAi ? looks.detectors : looks.noDetectors,
  looks.appearances({ services }),
  looks.text,
])}</ul>
${paragraphs([once])}`;
}

function videos({ checksVideos, installation }: MethodFacts, say: MethodWords['videos']): Html {
  if (!checksVideos) return paragraphs([say.off]);
  const { looks } = say;
  return html`${paragraphs([say.about])}<ul>
${items([
  looks.file,
  looks.time,
  installation.looksForAi ? looks.framesWithDetectors : looks.frames,
  looks.faces,
  looks.sound,
  looks.appearances,
])}</ul>
${paragraphs([say.ordinary])}`;
}

/** Those that are asked on this installation. */
const namesOf = ({ services }: Installation, isWanted: (kind: OutsideService['kind']) => boolean) =>
  services.filter(({ use, kind }) => use === 'on' && isWanted(kind)).map(({ name }) => name);
