/** What every answer tells browsers, held against every address that there is. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { listedRoutes } from './support/listed-routes.ts';
import { type Answer, startTestApp, type TestApp } from './support/test-app.ts';

/** Made to stand inside other sites' pages. */
const framed = new Set(['/v/:id/embed', '/widget', '/widget/verifica/:id']);

describe('headers', () => {
  let service: TestApp;
  let sample: (route: string) => string;
  before(async () => {
    service = await startTestApp();
    const { key } = await service.createKey();
    const { id } = (await service.verifyText(key, 'Una pagina con le sue intestazioni')).json;
    const page = await service.request({ url: '/privacy', headers: { accept: 'text/html' } });
    const [, file = ''] = /\/assets\/(page-[^"]+\.css)/.exec(page.text) ?? [];
    assert.notEqual(file, '', 'a page loads a style sheet');
    const values: Record<string, string> = { id, file, image: 'anteprima.webp', version: '1' };
    sample = (route) => route.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'x');
  });
  after(() => service.close());

  /** As a browser asks, and as a program asks. */
  async function eachAnswer(check: (answer: Answer, route: string) => void): Promise<void> {
    const routes = listedRoutes(service.app.http);
    assert.ok(routes.length > 30 && routes.includes('/v/:id/segnala') && routes.includes('/stato.json'));
    for (const route of routes) {
      for (const accept of ['text/html', 'application/json']) {
        check(await service.request({ url: sample(route), headers: { accept } }), route);
      }
    }
  }

  test('no answer is guessed at, none lets anything in but what it names, none sets a cookie', async () => {
    await eachAnswer(({ headers }, route) => {
      const policy = String(headers['content-security-policy']);
      assert.equal(headers['x-content-type-options'], 'nosniff', route);
      assert.equal(headers['set-cookie'], undefined, route);
      if (route.startsWith('/api/')) {
        assert.match(String(headers['content-type']), /^application\/(problem\+)?json/, route);
        return;
      }
      assert.match(policy, /^default-src 'none';/, route);
      assert.match(policy, /frame-ancestors/, route);
      assert.doesNotMatch(policy, /unsafe-eval|https?:|script-src[^;]*(unsafe-inline|\*)/, route);
      // The interactive documentation styles itself while it runs.
      if (!route.startsWith('/docs')) assert.doesNotMatch(policy, /unsafe-inline/, route);
      assert.ok(headers['cross-origin-resource-policy'], route);
    });
  });

  test('no page is framed by other sites but those made for it', async () => {
    await eachAnswer(({ status, headers }, route) => {
      if (route.startsWith('/api/')) return;
      const policy = String(headers['content-security-policy']);
      if (framed.has(route) && status === 200) {
        assert.match(policy, /frame-ancestors \*/, route);
        assert.equal(headers['x-frame-options'], undefined, route);
        return;
      }
      assert.match(policy, /frame-ancestors 'none'/, route);
      if (isPage(headers)) assert.equal(headers['x-frame-options'], 'DENY', route);
    });
  });

  test('pages ask for no powers and tell nobody where a reader comes from', async () => {
    let pages = 0;
    await eachAnswer(({ headers }, route) => {
      if (!isPage(headers)) return;
      pages += 1;
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /base-uri 'none'/, route);
      assert.match(policy, /form-action '(self|none)'/, route);
      assert.match(String(headers['referrer-policy']), /^(same-origin|no-referrer)$/, route);
      if (route.startsWith('/docs')) return;
      assert.match(policy, /script-src 'self'; style-src 'self'/, route);
      assert.match(String(headers['permissions-policy']), /camera=\(\), .*microphone=\(\)/, route);
    });
    assert.ok(pages > 10);
  });

  test('scripts inside the documentation run by their hash', async () => {
    const { headers, text } = await service.request({
      url: '/docs/',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    assert.match(text, /<script>|<script type/, 'there is one');
    assert.match(String(headers['content-security-policy']), /script-src 'self' 'sha256-[\w+/]{43}='/);
  });

  test('browsers are told to keep to https where the public address is https, and nowhere else', async () => {
    await eachAnswer(({ headers }, route) => {
      assert.equal(headers['strict-transport-security'], undefined, route);
    });
    const secure = await startTestApp({ settings: { BASE_URL: 'https://verifica.example.org' } });
    try {
      for (const url of ['/privacy', '/healthz', '/nulla', '/api/v1/usage']) {
        const { headers } = await secure.request({ url });
        assert.equal(headers['strict-transport-security'], 'max-age=31536000', url);
      }
    } finally {
      await secure.close();
    }
  });
});

const isPage = (headers: Answer['headers']) => String(headers['content-type']).startsWith('text/html');
