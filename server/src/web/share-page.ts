/** The public page of one result, readable without scripts. */
import type { Language, VerificationResult } from '@riscontro/contract';
import {
  checkedContent,
  dayElement,
  type Html,
  html,
  type ImagesShown,
  reviewNotice,
  sharePath,
  verdictCard,
  verdictDetails,
} from '@riscontro/verdict-view';
import { type AttachmentLabel, attachmentFile, previewName } from '../domain/attachment.ts';
import type { ImageSize } from '../domain/image-size.ts';
import { deletionLink } from './deletion-link.ts';
import type { Page } from './layout.ts';
import { previewTitle } from './link-preview/link-preview-tags.ts';

const words = {
  it: {
    confidential: (day: Html) =>
      html`<strong>Riservata.</strong> Questa pagina si apre solo con il suo link completo: chi lo riceve la può leggere. Sarà cancellata il ${day}.`,
    byModel: 'I testi sono stati scritti da un modello linguistico.',
    otherLanguage: 'I testi di questo verdetto sono in inglese.',
    copy: 'Copia il link',
    copied: 'Link copiato.',
    notCopied: "Il browser non permette di copiare: prendi l'indirizzo dalla barra in alto.",
    data: 'Scarica JSON',
    report: 'Segnala un errore',
    changes: 'Correzioni',
    before: 'La versione precedente',
    method: 'Metodo',
    how: 'Come si arriva a un verdetto',
  },
  en: {
    confidential: (day: Html) =>
      html`<strong>Confidential.</strong> This page opens only with its whole link: whoever is given it can read it. It will be deleted on ${day}.`,
    byModel: 'The texts were written by a language model.',
    otherLanguage: 'The texts of this verdict are in Italian.',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The browser does not allow copying: take the address from the bar above.',
    data: 'Download JSON',
    report: 'Report an error',
    changes: 'Corrections',
    before: 'The version before',
    method: 'Method',
    how: 'How a verdict is made',
  },
} as const satisfies Record<Language, object>;

/** The page's own words are in the reader's language, the result's texts stay in theirs. */
export function sharePage(
  result: VerificationResult,
  language: Language,
  /** The images that are kept with the result. */
  kept: readonly AttachmentLabel[] = [],
  /** Of the preview, where there is one. */
  previewSize?: ImageSize,
  /** When a confidential result is deleted. */
  keptUntilMs?: number,
): Page {
  const say = words[language];
  return {
    language,
    title: previewTitle(result, language),
    styles: ['share.css'],
    scripts: ['share.js'],
    body: html`<div class="share full">
<p class="print-only">Riscontro · ${result.condividi}</p>
<p class="notice">${notice(result, language)}</p>
${confidentialNotice(result, language, keptUntilMs)}
${checkedContent(result, language)}
${verdictCard(result, { language, heading: 1 })}
${actions(result, language)}
${changeLog(result, language)}
${verdictDetails(result, language, imagesOf(sharePath(result), kept, previewSize))}
<p class="made-by note">${say.method}: ${result.metodo} · <a href="/metodo">${say.how}</a></p>
</div>`,
  };
}

/** Who gave the verdict, and what else to know before reading it. */
function notice({ revisione, generato_da_ia, lingua }: VerificationResult, language: Language): string {
  const say = words[language];
  return [
    reviewNotice[revisione][language],
    ...(generato_da_ia ? [say.byModel] : []),
    ...(lingua === language ? [] : [say.otherLanguage]),
  ].join(' ');
}

function confidentialNotice(
  { riservata }: VerificationResult,
  language: Language,
  keptUntilMs: number | undefined,
): Html | undefined {
  if (!riservata || keptUntilMs === undefined) return undefined;
  const day = dayElement(new Date(keptUntilMs).toISOString(), language);
  return html`<p class="notice">${words[language].confidential(day)}</p>`;
}

/** The address shown is this page's own, which is the one to share. */
function actions(result: VerificationResult, language: Language): Html {
  const say = words[language];
  const { id, condividi } = result;
  const path = sharePath(result);
  return html`<div class="actions no-print">
<button type="button" class="needs-script" data-copy="${condividi}" data-done="${say.copied}" data-failed="${say.notCopied}">${say.copy}</button>
<a class="button" href="${path}.json" download="riscontro-${id}.json">${say.data}</a>
<a class="button" href="${path}/segnala">${say.report}</a>
${deletionLink(result, { language })}
<span role="status"></span>
</div>`;
}

function changeLog(result: VerificationResult, language: Language): Html | undefined {
  const { correzioni = [] } = result;
  if (correzioni.length === 0) return undefined;
  const say = words[language];
  const items = correzioni.map(({ data, nota, nota_en, versione }) => {
    const note = language === 'en' && nota_en ? html`${nota_en}` : html`<span lang="it">${nota}</span>`;
    return html`<li>${dayElement(data, language)}: ${note} <a href="${sharePath(result)}/versioni/${versione - 1}">${say.before}</a></li>`;
  });
  return html`<section class="changes"><h2>${say.changes}</h2><ol>${items}</ol></section>`;
}

function imagesOf(path: string, kept: readonly AttachmentLabel[], size: ImageSize | undefined): ImagesShown {
  const addresses = new Map(kept.map((label) => [label.name, `${path}/${attachmentFile(label)}`]));
  const url = addresses.get(previewName);
  addresses.delete(previewName);
  return { ...(url === undefined ? {} : { preview: { url, size } }), maps: addresses };
}
