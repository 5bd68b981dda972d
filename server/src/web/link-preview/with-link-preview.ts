/** A share page that says to those who only read its head what it is about. */
import type { VerificationResult } from '@riscontro/contract';
import { html } from '@riscontro/verdict-view';
import type { Page } from '../layout.ts';
import { linkPreviewTags, previewDescription } from './link-preview-tags.ts';
import { type ReviewMarkupSettings, reviewMarkup } from './review-markup.ts';

export function withLinkPreview(
  page: Page,
  result: VerificationResult,
  settings: ReviewMarkupSettings,
): Page {
  const { language, head } = page;
  return {
    ...page,
    description: page.description ?? previewDescription(result, language),
    head: html`${head}${linkPreviewTags(result, language, settings.baseUrl)}\n${reviewMarkup(result, settings)}`,
  };
}
