/** Signals: first those that speak, then, folded away, the quiet ones and what did not look. */
import type { Language, Moment, Signal } from '@riscontro/contract/inside';
import { type Html, html } from './html.ts';
import { type SignalTitleWords, signalTitle } from './signal-title.ts';
import type { ViewWords } from './view-words.ts';

/** By outcome, the most telling first. */
const groups = {
  speaking: ['alarm', 'attention'],
  quiet: ['ok', 'inconclusive'],
  absent: ['error', 'not_run', 'not_applicable'],
} as const satisfies Record<string, readonly Signal['outcome'][]>;

/** Of one group, strongest first; otherwise in the order of the report. */
export function signalsOf(signals: readonly Signal[], group: keyof typeof groups): Signal[] {
  return groups[group].flatMap((outcome) =>
    signals
      .filter((signal) => signal.outcome === outcome)
      .sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0)),
  );
}

type SignalWords = SignalTitleWords & ViewWords<'outcomes' | 'signalList' | 'moments'>;

export interface SignalsAbout {
  /** Of the signals' texts. */
  readonly textLanguage: Language;
  /** The address of a signal's map, where it is kept. */
  readonly mapOf?: (signal: Signal) => string | undefined;
  /** The address of a moment's image, where it is kept. */
  readonly stillOf?: (moment: Moment) => string | undefined;
}

/** The signals of an image or a video. */
export function signalList(signals: readonly Signal[], words: SignalWords, about: SignalsAbout): Html {
  const say = words.verdict.signalList;
  const speaking = signalsOf(signals, 'speaking');
  const list = (some: readonly Signal[]) =>
    html`<ul class="signals">${some.map((signal) => signalItem(signal, words, about))}</ul>`;
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

function signalItem(
  signal: Signal,
  words: SignalWords,
  { textLanguage, mapOf, stillOf }: SignalsAbout,
): Html {
  const title = signalTitle(signal, words);
  const kind = words.verdict.signalKinds[signal.kind];
  const map = mapOf?.(signal);
  const notes = [
    ...(kind === title ? [] : [html`${kind}`]),
    ...(map ? [html`<a href="${map}">${words.verdict.signalList.map}</a>`] : []),
  ];
  return html`<li>
<h3>${title} ${outcomeMark(signal, words)}</h3>
<p lang="${textLanguage}">${signal.detail}</p>
${momentList(signal.moments ?? [], words, (moment) => stillOf?.(moment))}
${notes.length > 0 ? html`<p class="note">${notes.flatMap((note, index) => (index === 0 ? [note] : [' · ', note]))}</p>` : undefined}
</li>`;
}

export function outcomeMark({ outcome }: Signal, { verdict }: ViewWords<'outcomes'>): Html {
  return html`<span class="outcome outcome-${outcome}">${verdict.outcomes[outcome]}</span>`;
}

/** The signals of an article's page: each is one sentence. */
export function plainSignals(
  signals: readonly Signal[],
  words: ViewWords<'outcomes'>,
  textLanguage: Language,
): Html {
  const inOrder = (['speaking', 'quiet', 'absent'] as const).flatMap((group) => signalsOf(signals, group));
  return html`<ul class="signals">${inOrder.map(
    (signal) =>
      html`<li><span lang="${textLanguage}">${signal.detail}</span> ${signal.outcome === 'ok' ? undefined : outcomeMark(signal, words)}</li>`,
  )}</ul>`;
}

/** The moments of a video that a signal speaks of, in the order of the video: their times, and small images of them where they are kept. `stillOf`: the address of a moment's image, where it is kept. */
function momentList(
  moments: readonly Moment[],
  words: ViewWords<'moments'>,
  stillOf: (moment: Moment) => string | undefined,
): Html | undefined {
  if (moments.length === 0) return undefined;
  const inOrder = moments.toSorted((a, b) => a.fromSeconds - b.fromSeconds || a.toSeconds - b.toSeconds);
  const images = inOrder.map(stillOf);
  if (images.every((image) => image === undefined)) {
    return html`<p class="note">${words.verdict.moments.title} ${inOrder.map((moment) => stretch(moment, words)).join(' · ')}</p>`;
  }
  const items = inOrder.map((moment, at) => {
    const image = images[at];
    const time = html`<span>${stretch(moment, words)}</span>`;
    if (image === undefined) return html`<li class="moment">${time}</li>`;
    const label = words.verdict.moments.still({ time: words.format.clock(moment.fromSeconds) });
    return html`<li class="moment"><a href="${image}"><img src="${image}" alt="${label}" loading="lazy"></a>${time}</li>`;
  });
  return html`<ol class="moments">${items}</ol>`;
}

function stretch({ fromSeconds, toSeconds }: Moment, { verdict, format }: ViewWords<'moments'>): string {
  const [from, to] = [format.clock(fromSeconds), format.clock(toSeconds)];
  return from === to ? from : verdict.moments.stretch({ from, to });
}
