/** A result as JSON text: stored without what depends on the asker, completed when it is answered. */
import type { Language, MediaFindings, Signal, Subject, TextFindings } from '@riscontro/contract';
import { type AttachmentLabel, attachmentFile, attachmentLink } from './attachment.ts';
import type { Content } from './content.ts';

/** The part that is stored. Links to pictures that are not among `attachments` are left out. */
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
  return 'url' in content ? { url: content.url } : {};
}

function withFileName(signal: Signal, attachments: readonly AttachmentLabel[]): Signal {
  if (signal.mappa === undefined) return signal;
  const { mappa, ...rest } = signal;
  const kept = attachments.find(({ name }) => mappa === attachmentLink(name));
  return kept ? { ...rest, mappa: attachmentLink(attachmentFile(kept)) } : rest;
}

/** Found in a stored text only where a signal has a map: quotes inside of a JSON string have a backslash before them. */
const storedLink = `"mappa":"${attachmentLink('')}`;

/**
 * The whole answer. Joined as text, because parsing and writing a stored result again would cost more than
 * everything else about a cached answer; `stored` is always an object with at least one field.
 */
export function answerText(id: string, stored: string, baseUrl: string, cached: boolean): string {
  const address = `${baseUrl}/v/${id}`;
  const own = JSON.stringify({ id, condividi: address, ...(cached ? { cache: true } : {}) });
  const link = JSON.stringify(`${address}/`).slice(1, -1);
  return `${own.slice(0, -1)},${stored.slice(1).replaceAll(storedLink, () => `"mappa":"${link}`)}`;
}
