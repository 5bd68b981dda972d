/** The page that says which parts and outside services answer now. */
import type {
  Bilingual,
  IsolationMeans,
  Language,
  ModelStatus,
  OutsideServiceStatus,
  StatusReport,
} from '@riscontro/contract';
import { type Html, html, momentElement } from '@riscontro/verdict-view';
import type { Page } from '../layout.ts';

type Tone = 'good' | 'bad' | 'caution' | 'idle';
type State = OutsideServiceStatus['stato'];
type Failure = NonNullable<OutsideServiceStatus['motivo']>;
type Row = readonly [name: Html | string, tone: Tone, state: string, note?: Html | string | undefined];

const words = {
  title: { it: 'Stato del servizio', en: 'Status of the service' },
  description: {
    it: 'Quali parti di Riscontro e quali servizi esterni rispondono in questo momento.',
    en: 'Which parts of Riscontro and which outside services answer at this moment.',
  },
  checks: { it: 'Che cosa si può verificare', en: 'What can be checked' },
  parts: { it: 'Le parti di questa installazione', en: 'The parts of this installation' },
  services: { it: 'I servizi esterni', en: 'The outside services' },
  servicesNote: {
    it: 'Si legge qui come è andata l’ultima volta che una verifica li ha interrogati: questa pagina non interroga nessuno. Quando un servizio non risponde, le verifiche proseguono con gli altri e il risultato lo dice.',
    en: 'This is how it went the last time a check asked them: the page itself asks nobody. When a service does not answer, checks go on with the others and the result says so.',
  },
  part: { it: 'Parte', en: 'Part' },
  state: { it: 'Stato', en: 'State' },
  service: { it: 'Servizio', en: 'Service' },
  ready: { it: 'pronto', en: 'ready' },
  answers: { it: 'risponde', en: 'answers' },
  silent: { it: 'non risponde', en: 'does not answer' },
  missing: { it: 'non disponibile', en: 'not available' },
  off: { it: 'spenta', en: 'switched off' },
  none: { it: 'nessuno', en: 'none' },
  installed: { it: 'installato', en: 'installed' },
  store: { it: 'Archivio dei risultati', en: 'Store of results' },
  knowledge: { it: 'Conoscenza di base', en: 'Bundled knowledge' },
  detector: { it: 'Rilevatore di immagini create con IA', en: 'Detector of pictures made with AI' },
  noDetector: {
    it: 'Senza rilevatore un’immagine creata con IA e priva di marchi non si riconosce.',
    en: 'Without a detector, a picture made with AI that bears no mark cannot be told.',
  },
  noVideo: {
    it: 'In questa installazione i video non si verificano.',
    en: 'On this installation videos are not checked.',
  },
  decoders: { it: 'Processi che leggono i file ricevuti', en: 'Processes that read received files' },
  isolated: { it: 'isolati', en: 'isolated' },
  halfIsolated: { it: 'isolati solo in parte', en: 'isolated in part only' },
  onlyFlags: { it: 'permessi di Node', en: 'Node’s permission flags' },
  noModel: { it: 'Modello linguistico', en: 'Language model' },
  models: { it: 'I modelli installati', en: 'The installed models' },
  model: { it: 'Modello', en: 'Model' },
  inUse: { it: 'in uso', en: 'in use' },
  json: { it: 'Gli stessi dati per i programmi', en: 'The same data for programs' },
} as const satisfies Record<string, Bilingual>;

const summaries: Record<StatusReport['stato'], Bilingual> = {
  regolare: { it: 'Il servizio funziona regolarmente.', en: 'The service works as it should.' },
  ridotto: {
    it: 'Il servizio funziona, ma almeno un servizio esterno non ha risposto l’ultima volta, o un modello installato non è in uso.',
    en: 'The service works, but at least one outside service did not answer last time, or an installed model is not in use.',
  },
  fermo: {
    it: 'L’archivio non risponde: in questo momento le verifiche non si possono fare.',
    en: 'The store does not answer: at this moment no checks can be made.',
  },
};

const summaryTones: Record<StatusReport['stato'], Tone> = {
  regolare: 'good',
  ridotto: 'caution',
  fermo: 'bad',
};

const means: Record<IsolationMeans, Bilingual> = {
  landlock: { it: 'Landlock', en: 'Landlock' },
  bubblewrap: { it: 'bubblewrap', en: 'bubblewrap' },
  seccomp: { it: 'seccomp', en: 'seccomp' },
  utente_proprio: { it: 'utente proprio', en: 'own user' },
};

const kinds: readonly (readonly [keyof StatusReport['motori'], Bilingual])[] = [
  ['testo', { it: 'Affermazioni', en: 'Claims' }],
  ['articolo', { it: 'Articoli', en: 'Articles' }],
  ['immagine', { it: 'Immagini', en: 'Images' }],
  ['video', { it: 'Video', en: 'Videos' }],
];

const purposes: Record<OutsideServiceStatus['tipo'], Bilingual> = {
  consultazione: { it: 'opera di consultazione', en: 'work of reference' },
  ricerca: { it: 'ricerca sul web', en: 'web search' },
  fact_check: { it: 'fact-check pubblicati', en: 'published fact-checks' },
  ricerca_inversa: { it: 'ricerca inversa di immagini', en: 'reverse image search' },
  modello_linguistico: { it: 'lettura dei passaggi', en: 'reading of the passages' },
};

const states: Record<State, readonly [Tone, Bilingual]> = {
  risponde: ['good', words.answers],
  non_risponde: ['bad', words.silent],
  non_ancora_interrogato: ['idle', { it: 'non ancora interrogato', en: 'not asked yet' }],
  non_configurato: ['idle', { it: 'non configurato', en: 'not configured' }],
  fuori_rete: ['idle', { it: 'spento: nessuna richiesta esce', en: 'off: no request leaves' }],
};

const failures: Record<Failure, Bilingual> = {
  troppe_richieste: { it: 'troppe richieste', en: 'too many requests' },
  rifiutato: { it: 'accesso rifiutato', en: 'access refused' },
  troppo_lento: { it: 'troppo lento', en: 'too slow' },
  irraggiungibile: { it: 'irraggiungibile', en: 'unreachable' },
  risposta_illeggibile: { it: 'risposta illeggibile', en: 'unreadable answer' },
};

const mend = {
  it: 'Le verifiche proseguono senza. Chi gestisce il servizio lo toglie con «riscontro models remove», lo installa di nuovo e riavvia.',
  en: 'Checks go on without it. The operator removes it with “riscontro models remove”, installs it again and restarts.',
};
const modelTroubles: Record<
  NonNullable<ModelStatus['motivo']>,
  { readonly state: Bilingual; readonly note: Bilingual }
> = {
  file_cambiati: {
    state: {
      it: 'non in uso: i suoi file non sono quelli installati',
      en: 'not in use: its files are not those that were installed',
    },
    note: mend,
  },
  non_si_carica: {
    state: { it: 'non in uso: non si carica', en: 'not in use: it does not load' },
    note: mend,
  },
};

export function statusPage(report: StatusReport, language: Language): Page {
  const say = (text: Bilingual) => text[language];
  return {
    language,
    title: say(words.title),
    description: say(words.description),
    styles: ['about.css'],
    indexed: true,
    body: html`<h1>${say(words.title)}</h1>
<p class="lead state-line">${mark(summaryTones[report.stato])}<span>${say(summaries[report.stato])}</span></p>
<p class="note">${observed(report, language)}</p>
<h2>${say(words.checks)}</h2>
${rowsTable([say(words.part), say(words.state)], engineRows(report, language))}
<h2>${say(words.parts)}</h2>
${rowsTable([say(words.part), say(words.state)], partRows(report, language))}
${modelsPart(report, language)}<h2>${say(words.services)}</h2>
<p>${say(words.servicesNote)}</p>
${rowsTable([say(words.service), say(words.state)], serviceRows(report, language))}
<p class="note">${say(words.json)}: <a href="/stato.json">/stato.json</a></p>`,
  };
}

function observed({ versione, rilevato_il, osservato_dal }: StatusReport, language: Language): Html {
  const [now, since] = [momentElement(rilevato_il, language), momentElement(osservato_dal, language)];
  return language === 'it'
    ? html`Versione ${versione}. Rilevato il ${now}; gli esiti sono ricordati dal ${since}, quando questo server è partito.`
    : html`Version ${versione}. Observed on ${now}; outcomes are remembered since ${since}, when this server started.`;
}

function engineRows({ motori }: StatusReport, language: Language): Row[] {
  return kinds.map(([kind, name]) => {
    if (motori[kind] === 'pronto') return [name[language], 'good', words.ready[language]];
    const note = kind === 'video' ? words.noVideo[language] : undefined;
    return [name[language], 'idle', words.missing[language], note];
  });
}

function partRows(report: StatusReport, language: Language): Row[] {
  const { archivio, conoscenza, rilevatore_ia, isolamento } = report;
  const say = (text: Bilingual) => text[language];
  return [
    archivio === 'pronto'
      ? [say(words.store), 'good', say(words.answers)]
      : [say(words.store), 'bad', say(words.silent)],
    conoscenza === 'pronto'
      ? [say(words.knowledge), 'good', say({ it: 'pronta', en: 'ready' })]
      : [say(words.knowledge), 'idle', say(words.off)],
    rilevatore_ia === 'pronto'
      ? [say(words.detector), 'good', say(words.installed)]
      : [say(words.detector), 'idle', say(words.none), say(words.noDetector)],
    ...(isolamento ? [isolationRow(isolamento, language)] : []),
  ];
}

function isolationRow({ completo, mezzi }: NonNullable<StatusReport['isolamento']>, language: Language): Row {
  const held = mezzi.map((one) => means[one][language]).join(', ') || words.onlyFlags[language];
  return completo
    ? [words.decoders[language], 'good', `${words.isolated[language]}: ${held}`]
    : [words.decoders[language], 'caution', `${words.halfIsolated[language]}: ${held}`];
}

/** Nothing where none is installed: the row about the detector says what is missing. */
function modelsPart({ modelli }: StatusReport, language: Language): Html | undefined {
  if (modelli.length === 0) return undefined;
  const rows = modelli.map(({ nome, motivo }): Row => {
    if (motivo === undefined) return [nome, 'good', words.inUse[language]];
    const { state, note } = modelTroubles[motivo];
    return [nome, 'bad', state[language], note[language]];
  });
  return html`<h2>${words.models[language]}</h2>
${rowsTable([words.model[language], words.state[language]], rows)}
`;
}

function serviceRows({ servizi }: StatusReport, language: Language): Row[] {
  return servizi.map(({ nome, tipo, stato, motivo, ultimo_esito_il }) => {
    const [tone, word] = states[stato];
    const name = html`${nome || words.noModel[language]} <span class="note">${purposes[tipo][language]}</span>`;
    const state = motivo ? `${word[language]}: ${failures[motivo][language]}` : word[language];
    return [name, tone, state, ultimo_esito_il && momentElement(ultimo_esito_il, language)];
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
