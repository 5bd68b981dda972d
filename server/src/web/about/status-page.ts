/** The page that says which parts and outside services answer now. */
import type { ModelStatus, OutsideServiceStatus, StatusReport } from '@riscontro/contract';
import { filledText, type Html, html, momentElement } from '@riscontro/verdict-view';
import { type Language, type Words, wordsIn } from '@riscontro/words';
import type { Page } from '../layout.ts';

type Tone = 'good' | 'bad' | 'caution' | 'idle';
type StatusWords = Words['pages']['status'];
type Row = readonly [name: Html | string, tone: Tone, state: string, note?: Html | string | undefined];

const summaryTones: Record<StatusReport['stato'], Tone> = {
  regolare: 'good',
  ridotto: 'caution',
  fermo: 'bad',
};

const kinds = [
  'testo',
  'articolo',
  'immagine',
  'video',
] as const satisfies readonly (keyof StatusReport['motori'])[];

const stateTones: Record<OutsideServiceStatus['stato'], Tone> = {
  risponde: 'good',
  non_risponde: 'bad',
  non_ancora_interrogato: 'idle',
  non_configurato: 'idle',
  fuori_rete: 'idle',
};

export function statusPage(report: StatusReport, language: Language): Page {
  const say = wordsIn(language).pages.status;
  return {
    language,
    title: say.title,
    description: say.description,
    styles: ['about.css'],
    indexed: true,
    body: html`<h1>${say.title}</h1>
<p class="lead state-line">${mark(summaryTones[report.stato])}<span>${say.summaries[report.stato]}</span></p>
<p class="note">${observed(report, language)}</p>
<h2>${say.checks}</h2>
${rowsTable([say.part, say.state], engineRows(report, say))}
<h2>${say.parts}</h2>
${rowsTable([say.part, say.state], partRows(report, say))}
${modelsPart(report, say)}<h2>${say.services}</h2>
<p>${say.servicesNote}</p>
${rowsTable([say.service, say.state], serviceRows(report, language))}
<p class="note">${filledText(say.json, { address: html`<a href="/stato.json">/stato.json</a>` })}</p>`,
  };
}

function observed({ versione, rilevato_il, osservato_dal }: StatusReport, language: Language): Html {
  return filledText(wordsIn(language).pages.status.observed, {
    version: versione,
    now: momentElement(rilevato_il, wordsIn(language).format),
    since: momentElement(osservato_dal, wordsIn(language).format),
  });
}

function engineRows({ motori }: StatusReport, say: StatusWords): Row[] {
  return kinds.map((kind) => {
    if (motori[kind] === 'pronto') return [say.kinds[kind], 'good', say.ready];
    return [say.kinds[kind], 'idle', say.missing, kind === 'video' ? say.noVideo : undefined];
  });
}

function partRows(report: StatusReport, say: StatusWords): Row[] {
  const { archivio, conoscenza, rilevatore_ia, isolamento } = report;
  return [
    archivio === 'pronto' ? [say.store, 'good', say.answers] : [say.store, 'bad', say.silent],
    conoscenza === 'pronto' ? [say.knowledge, 'good', say.knowledgeReady] : [say.knowledge, 'idle', say.off],
    rilevatore_ia === 'pronto'
      ? [say.detector, 'good', say.installed]
      : [say.detector, 'idle', say.none, say.noDetector],
    ...(isolamento ? [isolationRow(isolamento, say)] : []),
  ];
}

function isolationRow({ completo, mezzi }: NonNullable<StatusReport['isolamento']>, say: StatusWords): Row {
  const held = mezzi.map((one) => say.means[one]).join(', ') || say.onlyFlags;
  return completo
    ? [say.decoders, 'good', `${say.isolated}: ${held}`]
    : [say.decoders, 'caution', `${say.halfIsolated}: ${held}`];
}

/** Nothing where none is installed: the row about the detector says what is missing. */
function modelsPart({ modelli }: StatusReport, say: StatusWords): Html | undefined {
  if (modelli.length === 0) return undefined;
  const row = ({ nome, motivo }: ModelStatus): Row =>
    motivo === undefined ? [nome, 'good', say.inUse] : [nome, 'bad', say.modelTroubles[motivo], say.mend];
  return html`<h2>${say.models}</h2>
${rowsTable([say.model, say.state], modelli.map(row))}
`;
}

function serviceRows({ servizi }: StatusReport, language: Language): Row[] {
  const say = wordsIn(language).pages.status;
  return servizi.map(({ nome, tipo, stato, motivo, ultimo_esito_il }) => {
    const name = html`${nome || say.languageModel} <span class="note">${say.purposes[tipo]}</span>`;
    const state = motivo ? `${say.states[stato]}: ${say.failures[motivo]}` : say.states[stato];
    return [
      name,
      stateTones[stato],
      state,
      ultimo_esito_il && momentElement(ultimo_esito_il, wordsIn(language).format),
    ];
  });
}

/** Shape and word tell the state; the colour only helps the eye. */
function mark(tone: Tone): Html {
  const shapes = {
    good: html`<path d="M4 8.5l2.7 2.7L12 5.5"/>`,
    bad: html`<path d="M5 5l6 6M11 5l-6 6"/>`,
    caution: html`<path d="M8 4.5v4m0 2.6v.2"/>`,
    idle: html`<path d="M4.5 8h7"/>`,
  };
  return html`<svg class="state-mark state-${tone}" viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" focusable="false"><circle cx="8" cy="8" r="7"/>${shapes[tone]}</svg>`;
}

function rowsTable([part, state]: readonly [string, string], rows: readonly Row[]): Html {
  return html`<table class="states"><thead><tr><th scope="col">${part}</th><th scope="col">${state}</th></tr></thead>
<tbody>${rows.map(
    ([name, tone, word, note]) =>
      html`<tr><th scope="row">${name}</th><td><span class="state-line">${mark(tone)}<span>${word}${
        note ? html`<span class="note">${note}</span>` : undefined
      }</span></span></td></tr>`,
  )}</tbody></table>`;
}
