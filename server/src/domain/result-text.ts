/** A result as JSON text: stored without what depends on the asker, completed when it is answered. */
import type { ContentKind, Language, MediaFindings, TextFindings } from '@riscontro/contract';

/** The part that is stored. */
export function storedText(
  kind: ContentKind,
  language: Language,
  checkedAtMs: number,
  findings: TextFindings | MediaFindings,
): string {
  return JSON.stringify({
    tipo: kind,
    ...findings,
    lingua: language,
    verificato_il: new Date(checkedAtMs).toISOString(),
  });
}

/**
 * The whole answer. Joined as text, because parsing and writing a stored result again would cost more than
 * everything else about a cached answer; `stored` is always an object with at least one field.
 */
export function answerText(id: string, stored: string, baseUrl: string, cached: boolean): string {
  const own = JSON.stringify({ id, condividi: `${baseUrl}/v/${id}`, ...(cached ? { cache: true } : {}) });
  return `${own.slice(0, -1)},${stored.slice(1)}`;
}
