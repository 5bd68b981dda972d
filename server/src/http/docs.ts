/** The interactive page at `/docs`, from a package that brings all of its parts along. */
import { hash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';

/** The page styles itself while it runs and talks to this server alone; of scripts in it only the given ones run. */
const contentSecurityPolicy = (scripts: readonly string[]) =>
  `default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

/** What the package serves. */
const addresses = ['/docs', '/docs/', '/docs/js/scalar.js'];

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
    let making: Promise<FastifyInstance> | undefined;
    for (const url of addresses)
      scope.get(url, async (_request, reply) => {
        making ??= makeDocs();
        const { statusCode, headers, payload } = await (await making).inject(url);
        for (const name of ['content-type', 'location'])
          if (headers[name] !== undefined) reply.header(name, headers[name]);
        return reply.code(statusCode).send(payload || undefined);
      });
  });
}

/** With the first reader: the package is four megabytes of code, which most processes never need. */
async function makeDocs(): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const docs = fastify();
  await docs.register(apiReference, {
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
  return docs;
}

/** The page is the package's own and holds nothing that came from a request: what stands in it may run. */
function scriptHashes(page: string): string[] {
  const inline = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...inline].map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
}
