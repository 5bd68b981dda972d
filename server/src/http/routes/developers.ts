/** The pages for developers, and what language models are told. */
import type { Language } from '@riscontro/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changelogPage } from '../../web/developers/changelog-page.ts';
import { consolePage } from '../../web/developers/console-page.ts';
import type { DeveloperFacts } from '../../web/developers/developer-facts.ts';
import { developersPage } from '../../web/developers/developers-page.ts';
import { llmsText } from '../../web/developers/llms-text.ts';
import type { Page } from '../../web/layout.ts';
import { snippetPageHeaders } from '../page-headers.ts';
import { pageLanguage } from '../page-language.ts';
import type { SendPage } from '../page-reply.ts';

/** All of them say the same until the server starts anew: each is made once. */
export function developerPages(facts: DeveloperFacts, sendPage: SendPage) {
  const sender = (make: (language: Language) => Page, headers: Readonly<Record<string, string>> = {}) => {
    const pages = { it: make('it'), en: make('en') };
    return async (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, pages[pageLanguage(request)], headers);
  };
  const forModels = llmsText(facts);
  return {
    page: sender((language) => developersPage(facts, language), snippetPageHeaders),
    // Nothing of a key may stay in a browser's store of pages.
    console: sender((language) => consolePage(facts.baseUrl, language), { 'cache-control': 'no-store' }),
    changelog: sender((language) => changelogPage(facts.changelog, facts.version, language)),
    llms: async (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(forModels),
  };
}
