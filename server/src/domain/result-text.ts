/** A result as JSON text: stored without what depends on the asker, completed when it is answered. */
import type { Language, MediaFindings, Moment, Signal, Subject, TextFindings } from '@riscontro/contract';
import { type AttachmentLabel, attachmentFile, attachmentLink } from './attachment.ts';
import type { Content } from './content.ts';
import { type Addressed, shareSegment } from './share-address.ts';
import { storedLink } from './stored-link.ts';

/** The part that is stored. Links to images that are not among `attachments` are left out. */
export function storedText(
  content: Content,
  language: Language,
  checkedAtMs: number,
  findings: TextFindings | MediaFindings,
  attachments: readonly AttachmentLabel[] = [],
): string {
  const { segnali } = findings;
  const subject = { ...subjectOf(content), ...findings.contenuto };
  return JSON.stringify({
    tipo: content.kind,
    ...findings,
    ...(Object.keys(subject).length > 0 ? { contenuto: subject } : {}),
    ...(segnali ? { segnali: segnali.map((signal) => withFileName(signal, attachments)) } : {}),
    lingua: language,
    verificato_il: new Date(checkedAtMs).toISOString(),
  });
}

function subjectOf(content: Content): Subject {
  if ('claim' in content) return { testo: content.claim };
  const url = 'url' in content ? storedLink(content.url) : undefined;
  return url === undefined ? {} : { url };
}

function withFileName(signal: Signal, attachments: readonly AttachmentLabel[]): Signal {
  const { mappa, momenti, ...rest } = signal;
  const map = keptLink(mappa, attachments);
  return {
    ...rest,
    ...(map === undefined ? {} : { mappa: map }),
    ...(momenti ? { momenti: momenti.map((moment) => momentWithFileName(moment, attachments)) } : {}),
  };
}

function momentWithFileName(
  { fotogramma, ...rest }: Moment,
  attachments: readonly AttachmentLabel[],
): Moment {
  const link = keptLink(fotogramma, attachments);
  return { ...rest, ...(link === undefined ? {} : { fotogramma: link }) };
}

function keptLink(link: string | undefined, attachments: readonly AttachmentLabel[]): string | undefined {
  const kept = attachments.find(({ name }) => link === attachmentLink(name));
  return kept && attachmentLink(attachmentFile(kept));
}

/** Found in a stored text only where an image is linked: quotes inside of a JSON string have a backslash before them. */
const linkFields = ['"mappa":"', '"fotogramma":"'];

/**
 * The whole answer. Joined as text, because parsing and writing a stored result again would cost more than
 * everything else about a cached answer; `stored` is always an object with at least one field.
 */
export function answerText(
  { body: stored, ...result }: Addressed & { readonly body: string },
  baseUrl: string,
  cached: boolean,
): string {
  const address = `${baseUrl}/v/${shareSegment(result)}`;
  const own = JSON.stringify({
    id: result.id,
    condividi: address,
    ...(result.linkSecret === undefined ? {} : { riservata: true }),
    ...(cached ? { cache: true } : {}),
  });
  const link = JSON.stringify(`${address}/`).slice(1, -1);
  const linked = linkFields.reduce(
    (text, field) => text.replaceAll(field + attachmentLink(''), () => field + link),
    stored,
  );
  return `${own.slice(0, -1)},${linked.slice(1)}`;
}
