/** The manifests of the extension: what each browser is told about it, and all that it may do. */

export type BrowserName = 'chrome' | 'firefox';

export const browserNames = ['chrome', 'firefox'] as const satisfies readonly BrowserName[];

/** Sizes in pixels that browsers and stores ask for. */
export const iconSizesPixels = [16, 32, 48, 128] as const;

/** Where the icon of a size lies inside of the extension. */
export const iconPath = (pixels: number) => `icons/icon-${pixels}.png`;

/** As the browser reads it from `manifest.json`. */
export type Manifest = Readonly<Record<string, unknown>>;

/**
 * None of these can read a page by itself: `activeTab` and `scripting` reach the page on which somebody has just
 * chosen one of our commands, until it is left. Asking again for each of them is cheaper than asking once for all.
 */
const permissions = ['contextMenus', 'activeTab', 'storage', 'scripting'] as const;

/** Asked for when somebody saves the address of their server, for that host alone; none is had from the start. */
const optionalHosts = ['https://*/*', 'http://*/*'] as const;

/**
 * Code, styles and images come from the extension alone: to see a verdict loads nothing from anywhere. The server's
 * address is the reader's choice, so that requests can name its scheme only; which host may be read is a matter of the
 * permission above.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  'connect-src https: http:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const panelPath = 'panel/panel.html';
const backgroundPath = 'background.js';

/** For `URL.parse`; `sidePanel.open` is there since 116, `light-dark()` since 123. */
const chromeVersionMin = '126';
/** Whoever installs is shown `data_collection_permissions` since 140, on telephones since this one. */
const firefoxVersionMin = '142.0';
const firefoxId = 'estensione@riscontro';

/**
 * What leaves the browser, always to the server that was set and after a click: what was chosen on a page
 * (`websiteContent`) and the address of the page or link (`browsingActivity`), without which there is no check; and
 * the key of that server (`authenticationInfo`), which nobody needs to have.
 */
const dataCollection = {
  required: ['websiteContent', 'browsingActivity'],
  optional: ['authenticationInfo'],
} as const;

export function manifestFor(browser: BrowserName, version: string): Manifest {
  return {
    manifest_version: 3,
    name: '__MSG_name__',
    description: '__MSG_description__',
    version,
    // A browser that speaks none of the languages is most likely not in Italy.
    default_locale: 'en',
    icons: icons(iconSizesPixels),
    action: {
      default_popup: 'popup/popup.html',
      default_title: '__MSG_action__',
      default_icon: icons([16, 32]),
    },
    // A tab of its own: there is room, and browsers show it with their zoom and fonts.
    options_ui: { page: 'options/options.html', open_in_tab: true },
    optional_host_permissions: optionalHosts,
    content_security_policy: { extension_pages: policy },
    // The list of the last checks is kept, and private windows are there to leave nothing behind.
    incognito: 'not_allowed',
    ...(browser === 'chrome' ? forChrome() : forFirefox()),
  };
}

function forChrome(): Manifest {
  return {
    minimum_chrome_version: chromeVersionMin,
    permissions: [...permissions, 'sidePanel'],
    background: { service_worker: backgroundPath },
    side_panel: { default_path: panelPath },
  };
}

function forFirefox(): Manifest {
  return {
    permissions,
    background: { scripts: [backgroundPath] },
    sidebar_action: {
      default_panel: panelPath,
      default_title: '__MSG_name__',
      default_icon: icons([16, 32]),
      // Somebody who has just installed something has not asked to look at it yet.
      open_at_install: false,
    },
    browser_specific_settings: {
      gecko: {
        id: firefoxId,
        strict_min_version: firefoxVersionMin,
        data_collection_permissions: dataCollection,
      },
    },
  };
}

const icons = (sizes: readonly number[]) => Object.fromEntries(sizes.map((size) => [size, iconPath(size)]));
