/** A result as JSON text, in the names of the wire: stored without what depends on the asker, completed when it is answered. */
import {
  type Language,
  linkFields,
  type MediaFindings,
  type Moment,
  ownFields,
  type Signal,
  type Subject,
  type TextFindings,
  type VerificationResult,
  verificationResult,
} from '@riscontro/contract/inside';
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
  const { signals } = findings;
  const subject = { ...subjectOf(content), ...findings.subject };
  const result = {
    kind: content.kind,
    ...findings,
    ...(Object.keys(subject).length > 0 ? { subject } : {}),
    ...(signals ? { signals: signals.map((signal) => withFileName(signal, attachments)) } : {}),
    language,
    checkedAt: new Date(checkedAtMs).toISOString(),
  };
  return JSON.stringify(verificationResult.toWire(result as VerificationResult));
}

function subjectOf(content: Content): Subject {
  if ('claim' in content) return { text: content.claim };
  const url = 'url' in content ? storedLink(content.url) : undefined;
  return url === undefined ? {} : { url };
}

function withFileName(signal: Signal, attachments: readonly AttachmentLabel[]): Signal {
  const { moments, map: link, ...rest } = signal;
  const map = keptLink(link, attachments);
  return {
    ...rest,
    ...(map === undefined ? {} : { map }),
    ...(moments ? { moments: moments.map((moment) => momentWithFileName(moment, attachments)) } : {}),
  };
}

function momentWithFileName({ still, ...rest }: Moment, attachments: readonly AttachmentLabel[]): Moment {
  const link = keptLink(still, attachments);
  return { ...rest, ...(link === undefined ? {} : { still: link }) };
}

function keptLink(link: string | undefined, attachments: readonly AttachmentLabel[]): string | undefined {
  const kept = attachments.find(({ name }) => link === attachmentLink(name));
  return kept && attachmentLink(attachmentFile(kept));
}

/** Found in a stored text only where an image is linked: quotes inside of a JSON string have a backslash before them. */
const linkStarts = Object.values(linkFields).map((name) => `"${name}":"`);

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
    [ownFields.id]: result.id,
    [ownFields.shareUrl]: address,
    ...(result.linkSecret === undefined ? {} : { [ownFields.confidential]: true }),
    ...(cached ? { [ownFields.cache]: true } : {}),
  });
  const link = JSON.stringify(`${address}/`).slice(1, -1);
  const linked = linkStarts.reduce(
    (text, start) => text.replaceAll(start + attachmentLink(''), () => start + link),
    stored,
  );
  return `${own.slice(0, -1)},${linked.slice(1)}`;
}
