/** The interactive page at `/docs`, from a package that brings all of its parts along. */
import { hash } from 'node:crypto';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** The page styles itself while it runs and talks to this server alone; of scripts in it only the given ones run. */
const contentSecurityPolicy = (scripts: readonly string[]) =>
  `default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      // What is sent has to be read here once more, and not be compressed before.
      request.headers = { 'accept-encoding': 'identity' };
    });
    scope.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      const scripts = isPage && typeof payload === 'string' ? scriptHashes(payload) : [];
      reply.headers({
        'content-security-policy': contentSecurityPolicy(scripts),
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      });
    });
    await scope.register(apiReference, {
      routePrefix: '/docs',
      configuration: {
        url: '/openapi.json',
        title: 'Riscontro',
        withDefaultFonts: false,
        // What would send readers, or what they write, to another company's service stays out.
        hideClientButton: true,
        telemetry: false,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        authentication: { preferredSecurityScheme: 'key' },
      },
    });
  });
}

/** The page is the package's own and holds nothing that came from a request: what stands in it may run. */
function scriptHashes(page: string): string[] {
  const inline = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...inline].map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
}
