/** The public page of one result, readable without scripts. */
import { type Correction, methodFromWire, type VerificationResult } from '@riscontro/contract/inside';
import {
  checkedContent,
  dayElement,
  filledText,
  type Html,
  html,
  type ImagesShown,
  levelMark,
  sharePath,
  verdictCard,
  verdictDetails,
} from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';
import { type AttachmentLabel, attachmentFile, previewName } from '../domain/attachment.ts';
import type { ImageSize } from '../domain/image-size.ts';
import { deletionLink } from './deletion-parts.ts';
import type { Page } from './layout.ts';
import { previewTitle } from './link-preview/link-preview-tags.ts';

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
  const words = wordsIn(language);
  const say = words.pages.share;
  return {
    language,
    title: previewTitle(result, language),
    styles: ['share.css'],
    scripts: ['share.js'],
    body: html`<div class="share full">
<p class="print-only">Riscontro · ${result.shareUrl}</p>
<p class="notice">${notice(result, language)}</p>
${confidentialNotice(result, language, keptUntilMs)}
${checkedContent(result, words)}
${verdictCard(result, words, { heading: 1 })}
${actions(result, language)}
${changeLog(result, language)}
${verdictDetails(result, words, imagesOf(sharePath(result), kept, previewSize))}
<p class="made-by note">${say.method}: ${result.method} · <a href="/metodo">${say.how}</a></p>
</div>`,
  };
}

/** Who gave the verdict, and what else to know before reading it. */
function notice(result: VerificationResult, language: Language): string {
  const say = wordsIn(language).pages.share;
  return [
    wordsIn(language).verdict.review[result.review],
    ...(result.writtenByModel ? [say.byModel] : []),
    ...(result.language === language ? [] : [say.otherLanguage({ language: result.language })]),
  ].join(' ');
}

function confidentialNotice(
  { confidential }: VerificationResult,
  language: Language,
  keptUntilMs: number | undefined,
): Html | undefined {
  if (!confidential || keptUntilMs === undefined) return undefined;
  const day = dayElement(new Date(keptUntilMs).toISOString(), wordsIn(language).format);
  return html`<p class="notice">${filledText(wordsIn(language).pages.share.confidential, { day })}</p>`;
}

/** The address shown is this page's own, which is the one to share. */
function actions(result: VerificationResult, language: Language): Html {
  const say = wordsIn(language).pages.share;
  const { id, shareUrl } = result;
  const path = sharePath(result);
  return html`<div class="actions no-print">
<button type="button" class="needs-script" data-copy="${shareUrl}" data-done="${say.copied}" data-failed="${say.notCopied}">${say.copy}</button>
<a class="button" href="${path}.json" download="riscontro-${id}.json">${say.data}</a>
<a class="button" href="${path}/segnala">${say.report}</a>
${deletionLink(result, { language })}
<span role="status"></span>
</div>`;
}

function changeLog(result: VerificationResult, language: Language): Html | undefined {
  const { corrections = [] } = result;
  if (corrections.length === 0) return undefined;
  const say = wordsIn(language).pages.share;
  const items = corrections.map(
    (correction) =>
      html`<li>${dayElement(correction.date, wordsIn(language).format)}: ${correctionNote(correction, language)} <a href="${sharePath(result)}/versioni/${correction.version - 1}">${say.before}</a></li>`,
  );
  return html`<section class="changes"><h2>${say.changes}</h2><ol>${items}</ol></section>`;
}

/** In the reader's language where it was written in it too, otherwise in Italian, in which every note is. */
function correctionNote(correction: Correction, language: Language): Html {
  const translation = language === 'it' ? undefined : correction[`note_${language}`];
  return translation === undefined ? html`<span lang="it">${correction.note}</span>` : html`${translation}`;
}

function imagesOf(path: string, kept: readonly AttachmentLabel[], size: ImageSize | undefined): ImagesShown {
  const addresses = new Map(
    kept.map((label) => [methodFromWire(label.name), `${path}/${attachmentFile(label)}`]),
  );
  const url = addresses.get(previewName);
  addresses.delete(previewName);
  return { ...(url === undefined ? {} : { preview: { url, size } }), maps: addresses };
}

export interface VersionAbout {
  readonly number: number;
  /** The version that holds. */
  readonly current: VerificationResult;
  /** Where that one is read. */
  readonly address: string;
}

/** `page`, the share page of an earlier version, under a plain word that it no longer holds. */
export function versionPage(page: Page, { number, current, address }: VersionAbout): Page {
  const { language } = page;
  const words = wordsIn(language);
  const say = words.pages.share.replaced;
  const replacing = current.corrections?.find(({ version }) => version === number + 1);
  const { head: _, ...rest } = page;
  return {
    ...rest,
    title: `${say.version({ number })} · ${page.title}`,
    styles: [...(page.styles ?? []), 'corrections.css'],
    body: html`<aside class="old-version full" aria-labelledby="superata">
<h2 id="superata">${say.title}</h2>
<p>${replacing && filledText(say.since, { day: dayElement(replacing.date, words.format), note: correctionNote(replacing, language) })}</p>
<p class="now">${filledText(say.now, { level: levelMark(current.level, words) })}</p>
<p><a class="button" href="${address}">${say.current}</a></p>
</aside>
${page.body}`,
  };
}
