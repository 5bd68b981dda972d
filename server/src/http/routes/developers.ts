/** The pages for developers, and what language models are told. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changelogPage } from '../../web/about/document-pages.ts';
import { consolePage } from '../../web/developers/console-page.ts';
import type { DeveloperFacts } from '../../web/developers/developer-facts.ts';
import { developersPage } from '../../web/developers/developers-page.ts';
import { llmsText } from '../../web/developers/llms-text.ts';
import { snippetPageHeaders } from '../page-headers.ts';
import { fixedPage, type SendPage } from '../page-reply.ts';

export function developerPages(facts: DeveloperFacts, sendPage: SendPage) {
  const forModels = llmsText(facts);
  return {
    page: fixedPage((language) => developersPage(facts, language), sendPage, snippetPageHeaders),
    // Nothing of a key may stay in a browser's store of pages.
    console: fixedPage((language) => consolePage(facts.baseUrl, language), sendPage, {
      'cache-control': 'no-store',
    }),
    changelog: fixedPage((language) => changelogPage(facts.changelog, facts.version, language), sendPage),
    llms: async (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(forModels),
  };
}
