/** The language of a page: the one its address names, otherwise the one the browser prefers. */
import { isLanguage, type Language } from '@riscontro/words';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../domain/preferred-language.ts';
import { withLanguage } from '../web/layout.ts';

export function pageLanguage(request: FastifyRequest): Language {
  return namedLanguage(request) ?? preferredLanguage(request.headers['accept-language']);
}

/** `?lang=` with a language that there is; anything else names none. */
export function namedLanguage({ query }: Pick<FastifyRequest, 'query'>): Language | undefined {
  const lang = (query as { lang?: unknown } | undefined)?.lang;
  return typeof lang === 'string' && isLanguage(lang) ? lang : undefined;
}

/** An address of ours, in the language that this one names. */
export const inLanguageOf = (request: FastifyRequest, path: string) =>
  withLanguage(path, namedLanguage(request));
