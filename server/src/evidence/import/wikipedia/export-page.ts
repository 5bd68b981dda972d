/** A page of an export as its XML tells it. */

import { isText } from '../../../domain/claim-text.ts';
import { isoDay } from '../../../providers/answer-text.ts';
import type { Decoded } from '../records.ts';
import { XmlRefused, xmlFields } from './xml-fields.ts';

export interface ExportPage {
  readonly id: string;
  readonly title: string;
  readonly wikitext: string;
  /** ISO 8601 date of the revision. */
  readonly revisedOn: string | undefined;
}

/** MediaWiki's own limit is 255 bytes. */
const titleLengthMax = 255;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Nothing for what is no article: another namespace, a redirect, a module, a text that was deleted. */
export function readExportPage(bytes: Buffer): Decoded & { readonly value?: ExportPage | undefined } {
  let fields: Map<string, string>;
  try {
    fields = xmlFields(decoder.decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return { fault: { code: 'notUtf8' } };
    if (error instanceof XmlRefused) return { fault: { code: error.reason } };
    return { fault: { code: 'badXml', values: { reason: (error as Error).message } } };
  }
  const title = fields.get('page/title')?.trim() ?? '';
  const id = fields.get('page/id')?.trim() ?? '';
  if (title === '' || title.length > titleLengthMax || !isText(title)) return { fault: { code: 'noTitle' } };
  if (!/^\d{1,15}$/.test(id)) return { fault: { code: 'noId', values: { title } } };
  const model = fields.get('page/revision/model') ?? 'wikitext';
  const isArticle = fields.get('page/ns') === '0' && !fields.has('page/redirect') && model === 'wikitext';
  if (!isArticle) return { value: undefined };
  const wikitext = fields.get('page/revision/text') ?? '';
  return { value: { id, title, wikitext, revisedOn: isoDay(fields.get('page/revision/timestamp')) } };
}
