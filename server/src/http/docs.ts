/** The interactive page at `/docs`, from a package that brings all of its parts along. */
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** The page styles itself while it runs and talks to this server alone. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', contentSecurityPolicy);
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
