/** Which pages machines may visit: those about the service. A verdict's page is for whom it was sent to. */

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

export const robotsText = `User-agent: *
Disallow: /v/
Disallow: /api/
Disallow: /verifica
Allow: /

${previewFetchers.map((name) => `User-agent: ${name}`).join('\n')}
Disallow: /api/
Disallow: /verifica
Allow: /
`;
