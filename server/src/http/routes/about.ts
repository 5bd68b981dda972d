/** The pages about the service, their English names, and what machines may visit. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Installation } from '../../domain/installation.ts';
import type { Measurements } from '../../domain/measurement.ts';
import type { Engines } from '../../pipelines/engine.ts';
import { evaluationPage } from '../../web/about/document-pages.ts';
import { measuredFigures } from '../../web/about/measured-figures.ts';
import { methodPage } from '../../web/about/method-page.ts';
import { privacyPage } from '../../web/about/privacy-page.ts';
import { fixedPage, type SendPage } from '../page-reply.ts';

export interface AboutNeeds {
  readonly installation: Installation;
  readonly engines: Engines;
  /** The text of docs/evaluation.md, and what was measured. */
  readonly documents: { readonly evaluation: string; readonly measurements: Measurements };
  readonly sendPage: SendPage;
}

export function aboutPages({ installation, engines, documents, sendPage }: AboutNeeds) {
  const facts = {
    installation,
    checksVideos: engines.video !== undefined,
    figures: measuredFigures(documents.measurements),
  };
  return {
    method: fixedPage((language) => methodPage(facts, language), sendPage),
    measurements: fixedPage((language) => evaluationPage(documents.evaluation, language), sendPage),
    privacy: fixedPage((language) => privacyPage(installation, language), sendPage),
  };
}

/** An English name leads to the English page. */
export const englishNameOf = (path: string) => async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(`${path}?lang=en`, 302);

export const robots = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText);

/** They fetch a page once, for the preview of a link that somebody has posted, and keep no index of it. */
const previewFetchers = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'WhatsApp',
  'Discordbot',
  'Mastodon',
];

/** Which pages machines may visit: those about the service. A verdict's page is for whom it was sent to. */
const robotsText = `User-agent: *
Disallow: /v/
Disallow: /api/
Disallow: /verifica
Allow: /

${previewFetchers.map((name) => `User-agent: ${name}`).join('\n')}
Disallow: /api/
Disallow: /verifica
Allow: /
`;
