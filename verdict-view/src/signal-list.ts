/** Signals: first those that speak, then, folded away, the quiet ones and what did not look. */
import type { Language, Moment, Signal } from '@riscontro/contract';
import { type Html, html } from './html.ts';
import { momentList } from './moment-list.ts';
import { kindWords, outcomeWords, signalTitle } from './signal-words.ts';

const words = {
  it: {
    speaking: 'Segnali da guardare',
    none: 'Nessuno dei controlli eseguiti ha trovato qualcosa di insolito.',
    quiet: 'Controlli senza nulla di insolito',
    absent: 'Controlli che non si applicano o non sono stati eseguiti',
    map: 'Apri la mappa',
  },
  en: {
    speaking: 'Signals to look at',
    none: 'None of the checks that ran found anything unusual.',
    quiet: 'Checks that found nothing unusual',
    absent: 'Checks that do not apply or did not run',
    map: 'Open the map',
  },
} as const satisfies Record<Language, object>;

/** By outcome, the most telling first. */
const groups = {
  speaking: ['allarme', 'attenzione'],
  quiet: ['ok', 'inconcludente'],
  absent: ['errore', 'non_eseguito', 'non_applicabile'],
} as const satisfies Record<string, readonly Signal['esito'][]>;

/** Of one group, strongest first; otherwise in the order of the report. */
export function signalsOf(signals: readonly Signal[], group: keyof typeof groups): Signal[] {
  return groups[group].flatMap((outcome) =>
    signals.filter(({ esito }) => esito === outcome).sort((a, b) => (b.forza ?? 0) - (a.forza ?? 0)),
  );
}

export interface SignalWords {
  /** Of the page. */
  readonly language: Language;
  /** Of the signals' texts. */
  readonly textLanguage: Language;
  /** The address of a signal's map, where it is kept. */
  readonly mapOf?: (signal: Signal) => string | undefined;
  /** The address of a moment's image, where it is kept. */
  readonly stillOf?: (moment: Moment) => string | undefined;
}

/** The signals of an image or a video. */
export function signalList(signals: readonly Signal[], about: SignalWords): Html {
  const say = words[about.language];
  const speaking = signalsOf(signals, 'speaking');
  const list = (some: readonly Signal[]) =>
    html`<ul class="signals">${some.map((signal) => signalItem(signal, about))}</ul>`;
  const folded = (['quiet', 'absent'] as const).map((group) => {
    const some = signalsOf(signals, group);
    if (some.length === 0) return undefined;
    return html`<details class="folded"><summary>${say[group]} (${some.length})</summary>${list(some)}</details>`;
  });
  return html`<section><h2>${say.speaking}</h2>
${speaking.length > 0 ? list(speaking) : html`<p>${say.none}</p>`}
${folded}
</section>`;
}

function signalItem(signal: Signal, { language, textLanguage, mapOf, stillOf }: SignalWords): Html {
  const title = signalTitle(signal)[language];
  const kind = kindWords[signal.tipo][language];
  const map = mapOf?.(signal);
  const notes = [
    ...(kind === title ? [] : [html`${kind}`]),
    ...(map ? [html`<a href="${map}">${words[language].map}</a>`] : []),
  ];
  return html`<li>
<h3>${title} ${outcomeMark(signal, language)}</h3>
<p lang="${textLanguage}">${signal.dettaglio}</p>
${momentList(signal.momenti ?? [], language, (moment) => stillOf?.(moment))}
${notes.length > 0 ? html`<p class="note">${notes.flatMap((note, index) => (index === 0 ? [note] : [' · ', note]))}</p>` : undefined}
</li>`;
}

export function outcomeMark({ esito }: Signal, language: Language): Html {
  return html`<span class="outcome outcome-${esito}">${outcomeWords[esito][language]}</span>`;
}

/** The signals of an article's page: each is one sentence. */
export function plainSignals(signals: readonly Signal[], { language, textLanguage }: SignalWords): Html {
  const inOrder = (['speaking', 'quiet', 'absent'] as const).flatMap((group) => signalsOf(signals, group));
  return html`<ul class="signals">${inOrder.map(
    (signal) =>
      html`<li><span lang="${textLanguage}">${signal.dettaglio}</span> ${signal.esito === 'ok' ? undefined : outcomeMark(signal, language)}</li>`,
  )}</ul>`;
}
