/** The signals of a picture or a video: first those that speak, then the quiet ones, last what did not look. */
import type { Language, Signal } from '@riscontro/contract';
import { type Html, html } from './html.ts';
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
  readonly mapOf: (signal: Signal) => string | undefined;
}

export function signalList(signals: readonly Signal[], about: SignalWords): Html {
  const say = words[about.language];
  const list = (some: readonly Signal[]) =>
    html`<ul class="signals">${some.map((signal) => signalItem(signal, about))}</ul>`;
  const [speaking, quiet, absent] = (['speaking', 'quiet', 'absent'] as const).map((group) =>
    signalsOf(signals, group),
  ) as [Signal[], Signal[], Signal[]];
  return html`
<h2>${say.speaking}</h2>
${speaking.length > 0 ? list(speaking) : html`<p>${say.none}</p>`}
${quiet.length > 0 ? html`<h2>${say.quiet}</h2>${list(quiet)}` : undefined}
${absent.length > 0 ? html`<details><summary>${say.absent} (${absent.length})</summary>${list(absent)}</details>` : undefined}`;
}

function signalItem(signal: Signal, { language, textLanguage, mapOf }: SignalWords): Html {
  const title = signalTitle(signal)[language];
  const kind = kindWords[signal.tipo][language];
  const map = mapOf(signal);
  return html`<li>
<h3>${title} <span class="outcome outcome-${signal.esito}">${outcomeWords[signal.esito][language]}</span></h3>
<p lang="${textLanguage}">${signal.dettaglio}</p>
<p class="note">${kind === title ? undefined : kind}${map ? html` · <a href="${map}">${words[language].map}</a>` : undefined}</p>
</li>`;
}
