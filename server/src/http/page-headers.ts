/** What every answer tells browsers: nothing from elsewhere is loaded, run or sent to, and nobody frames it uninvited. */

/** Nothing a page of ours needs; a page of ours that is broken into gets none of it either. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const pageDirectives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

const everyPage = {
  'content-type': 'text/html; charset=utf-8',
  'permissions-policy': permissionsPolicy,
  // Where a reader goes from here, nobody there learns which page it was.
  'referrer-policy': 'same-origin',
  vary: 'Accept-Language',
} as const;

/** Headers of a page. */
export const pageHeaders = {
  ...everyPage,
  'content-security-policy': policy(pageDirectives),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Further headers of a page whose address holds a token: it goes to nobody, and is kept nowhere. */
export const secretHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** Headers of the page that shows a file which the reader has chosen, before it is sent. */
export const uploadPageHeaders = {
  ...pageHeaders,
  'content-security-policy': policy({ ...pageDirectives, 'img-src': "'self' blob:" }),
} as const;

/** Headers of the page that shows the widget as other sites do. */
export const snippetPageHeaders = {
  ...pageHeaders,
  'content-security-policy': policy({ ...pageDirectives, 'frame-src': "'self'" }),
} as const;

/** Headers of a page made to stand inside other sites' pages. */
export const framedPageHeaders = {
  ...everyPage,
  'content-security-policy': policy({
    ...pageDirectives,
    'img-src': "'self' blob:",
    'frame-ancestors': '*',
  }),
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Headers of what other sites may show or run: images for link previews, the widget's loader. */
export const crossOriginHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** A year. */
const httpsOnlySeconds = 31_536_000;

/** Headers of every answer, whatever it is; those of pages take their place. */
export function answerHeaders(baseUrl: string) {
  const always = {
    'x-content-type-options': 'nosniff',
    // Told where the public address is https alone: elsewhere it would lock readers out.
    ...(baseUrl.startsWith('https://') ? { 'strict-transport-security': `max-age=${httpsOnlySeconds}` } : {}),
  };
  return {
    /** Of the API: data for programs, which no browser is led to, and so often that every header counts. */
    toPrograms: always as Readonly<Record<string, string>>,
    toEverybody: {
      ...always,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    } as Readonly<Record<string, string>>,
  };
}
