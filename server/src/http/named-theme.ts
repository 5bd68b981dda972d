/** The colours that a site wants for what it frames. */
import type { FastifyRequest } from 'fastify';
import type { Theme } from '../web/framed-page.ts';

/** `?tema=chiaro` or `?tema=scuro`; anything else follows the reader's setting. */
export function namedTheme({ query }: FastifyRequest): Theme {
  const { tema } = query as { tema?: unknown };
  return tema === 'chiaro' || tema === 'scuro' ? tema : undefined;
}
