/** Answers with a page: the one place where pages get their frame and their headers. */
import type { Language } from '@riscontro/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from '../assets/assets.ts';
import { layout, type Page } from '../web/layout.ts';
import { pageHeaders } from './page-headers.ts';
import { namedLanguage, pageLanguage } from './page-language.ts';

/** `headers` are sent besides those of every page, and win over them. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  headers?: Readonly<Record<string, string>>,
) => FastifyReply;

export function createPageSender(assets: Assets): SendPage {
  return (request, reply, page, headers = {}) => {
    const text = layout(page, {
      assetUrl: assets.url,
      path: ownPath(request.url),
      namedLanguage: namedLanguage(request),
    });
    return reply.headers({ ...pageHeaders, ...headers }).send(text);
  };
}

/** Sends a page that says the same until the server starts anew: made once a language, when it is first asked for. */
export function fixedPage(
  make: (language: Language) => Page,
  sendPage: SendPage,
  headers: Readonly<Record<string, string>> = {},
) {
  const pages = new Map<Language, Page>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = pageLanguage(request);
    const page = pages.get(language) ?? make(language);
    pages.set(language, page);
    return sendPage(request, reply, page, headers);
  };
}

/** Without the query; `//host` and `/\host` would lead elsewhere as links. */
export function ownPath(url: string): string {
  const [path = '/'] = url.split('?', 1);
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
