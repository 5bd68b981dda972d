/** Neither browser is asked for more than the extension needs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browserNames, manifestFor } from './manifest.ts';

/** All that may ever be asked for; a new entry here is a decision about people's trust, not about code. */
const permissionsMax = ['activeTab', 'contextMenus', 'scripting', 'sidePanel', 'storage'];

for (const browser of browserNames)
  describe(browser, () => {
    const manifest = manifestFor(browser, '1.2.3');

    test('asks for the permissions of the list alone, and for no site from the start', () => {
      const asked = manifest.permissions as readonly string[];
      assert.deepEqual(
        asked.filter((permission) => !permissionsMax.includes(permission)),
        [],
      );
      for (const absent of ['host_permissions', 'optional_permissions', 'content_scripts'])
        assert.equal(absent in manifest, false, absent);
      assert.doesNotMatch(JSON.stringify(manifest), /<all_urls>|\*:\/\//);
      assert.deepEqual(manifest.optional_host_permissions, ['https://*/*', 'http://*/*']);
    });

    test('nothing of it can be reached or framed by pages', () => {
      for (const absent of ['web_accessible_resources', 'externally_connectable'])
        assert.equal(absent in manifest, false, absent);
      const { extension_pages: policy } = manifest.content_security_policy as { extension_pages: string };
      assert.match(policy, /frame-ancestors 'none'/);
    });

    test('code, styles and pictures come from the extension alone', () => {
      const { extension_pages: policy } = manifest.content_security_policy as { extension_pages: string };
      const rules = Object.fromEntries(
        policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
      );
      assert.deepEqual(rules['default-src'], ["'none'"]);
      assert.deepEqual(rules['script-src'], ["'self'"]);
      assert.deepEqual(rules['style-src'], ["'self'"]);
      assert.deepEqual(rules['img-src'], ["'self'"]);
      assert.doesNotMatch(policy, /unsafe|\*/);
    });

    test('carries the version that it is given', () => {
      assert.equal(manifest.version, '1.2.3');
      assert.equal(manifest.manifest_version, 3);
    });
  });

test('each browser gets the side panel, the background and the names that it knows, and no others', () => {
  const [chrome, firefox] = [manifestFor('chrome', '1.0.0'), manifestFor('firefox', '1.0.0')];
  assert.deepEqual(Object.keys(chrome.background as object), ['service_worker']);
  assert.deepEqual(Object.keys(firefox.background as object), ['scripts']);
  assert.ok('side_panel' in chrome && !('sidebar_action' in chrome));
  assert.ok('sidebar_action' in firefox && !('side_panel' in firefox));
  assert.ok('minimum_chrome_version' in chrome && !('browser_specific_settings' in chrome));
  assert.ok(!(firefox.permissions as string[]).includes('sidePanel'));
});

test('Firefox tells what leaves the browser before it installs', () => {
  const { gecko } = manifestFor('firefox', '1.0.0').browser_specific_settings as {
    gecko: { id: string; data_collection_permissions: unknown };
  };
  assert.match(gecko.id, /^[\w.-]+@[\w.-]+$/);
  assert.deepEqual(gecko.data_collection_permissions, {
    required: ['websiteContent', 'browsingActivity'],
    optional: ['authenticationInfo'],
  });
});
