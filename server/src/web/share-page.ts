/** The public page of one result, readable without scripts. */
import type { Language, MediaResult, Signal, TextResult, VerificationResult } from '@riscontro/contract';
import {
  confidenceWords,
  type Html,
  html,
  levelWords,
  mediaParts,
  outcomeWords,
  type PicturesShown,
  safeLink,
} from '@riscontro/verdict-view';
import { type AttachmentLabel, attachmentFile, previewName } from '../domain/attachment.ts';
import type { Page } from './layout.ts';

const words = {
  it: {
    automatic: 'Verdetto automatico. Può sbagliare: leggi le prove e le fonti.',
    reviewed: 'Verdetto rivisto da una persona.',
    score: 'Affidabilità',
    textScale: '0 = certamente falso, 100 = certamente vero',
    mediaScale: '0 = certamente non autentico, 100 = autentico',
    confidence: 'Quanto è sicuro il servizio',
    checked: 'Verificato il',
    claims: 'Affermazioni esaminate',
    evidenceFor: 'Prove a favore',
    evidenceAgainst: 'Prove contro',
    none: 'Nessuna trovata.',
    sources: 'Fonti',
    signals: 'Segnali',
    next: "Che cos'altro verificare",
    asData: 'Questo risultato in JSON',
  },
  en: {
    automatic: 'Automatic verdict. It can be wrong: read the evidence and the sources.',
    reviewed: 'Verdict reviewed by a person.',
    score: 'Reliability',
    textScale: '0 = surely false, 100 = surely true',
    mediaScale: '0 = surely not authentic, 100 = authentic',
    confidence: 'How sure the service is',
    checked: 'Checked on',
    claims: 'Claims examined',
    evidenceFor: 'Evidence in favour',
    evidenceAgainst: 'Evidence against',
    none: 'None found.',
    sources: 'Sources',
    signals: 'Signals',
    next: 'What else to verify',
    asData: 'This result as JSON',
  },
} as const satisfies Record<Language, object>;

type Words = (typeof words)[Language];

/** The page's own words are in the reader's language, the result's texts stay in theirs. */
export function sharePage(
  result: VerificationResult,
  language: Language,
  /** The pictures that are kept with the result. */
  kept: readonly AttachmentLabel[] = [],
): Page {
  const say = words[language];
  const isText = result.tipo === 'testo' || result.tipo === 'articolo';
  const body = html`
<p class="note">${result.revisione === 'umana' ? say.reviewed : say.automatic}</p>
<h1>${levelWords[result.livello][language]}</h1>
<p lang="${result.lingua}">${result.sintesi}</p>
<dl>
<dt>${say.score}</dt><dd>${result.affidabilita}/100 (${isText ? say.textScale : say.mediaScale})</dd>
<dt>${say.confidence}</dt><dd>${confidenceWords[result.fiducia][language]}</dd>
<dt>${say.checked}</dt><dd><time datetime="${result.verificato_il}">${readableTime(result.verificato_il, language)}</time></dd>
</dl>
${isText ? textParts(result as TextResult, say, language) : mediaParts(result as MediaResult, language, picturesOf(result.id, kept))}
${isText || result.fonti.length > 0 ? section(say.sources, language, sourceList(result, say)) : undefined}
${section(say.next, language, html`<p lang="${result.lingua}">${result.consiglio}</p>`)}
<p class="note"><a href="/v/${result.id}.json">${say.asData}</a></p>`;
  return { language, title: levelWords[result.livello][language], body };
}

function picturesOf(id: string, kept: readonly AttachmentLabel[]): PicturesShown {
  const addresses = new Map(kept.map((label) => [label.name, `/v/${id}/${attachmentFile(label)}`]));
  const preview = addresses.get(previewName);
  addresses.delete(previewName);
  return { ...(preview === undefined ? {} : { preview }), maps: addresses };
}

const section = (title: string, language: Language, content: Html) =>
  html`<h2 lang="${language}">${title}</h2>${content}`;

function textParts(result: TextResult, say: Words, language: Language): Html {
  const evidence = (sign: 'favore' | 'contro') => {
    const items = result.prove.filter((item) => item.segno === sign);
    if (items.length === 0) return html`<p lang="${language}">${say.none}</p>`;
    return html`<ul>${items.map((item) => html`<li>${item.testo}</li>`)}</ul>`;
  };
  const claims = html`<ul>${result.affermazioni.map(
    (claim) =>
      html`<li>${claim.testo}: <strong lang="${language}">${levelWords[claim.livello][language]}</strong> (${claim.affidabilita}/100)</li>`,
  )}</ul>`;
  return html`<div lang="${result.lingua}">
${result.affermazioni.length > 0 ? section(say.claims, language, claims) : undefined}
${section(say.evidenceFor, language, evidence('favore'))}
${section(say.evidenceAgainst, language, evidence('contro'))}
${result.segnali ? section(say.signals, language, pageSignals(result.segnali, language)) : undefined}
</div>`;
}

function pageSignals(signals: readonly Signal[], language: Language): Html {
  return html`<ul>${signals.map(
    (signal) =>
      html`<li>${signal.dettaglio} <span class="outcome outcome-${signal.esito}" lang="${language}">${outcomeWords[signal.esito][language]}</span></li>`,
  )}</ul>`;
}

function sourceList({ fonti, lingua }: VerificationResult, say: Words): Html {
  if (fonti.length === 0) return html`<p>${say.none}</p>`;
  return html`<ol lang="${lingua}">${fonti.map(
    (source) =>
      html`<li>${safeLink(source.url, source.nome)}${source.estratto ? html`<blockquote>${source.estratto}</blockquote>` : undefined}</li>`,
  )}</ol>`;
}

function readableTime(iso: string, language: Language): string {
  return `${new Date(iso).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}
