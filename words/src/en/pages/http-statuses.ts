/** What an answer’s status means to whoever calls the API. */

export const httpStatuses = {
  400: 'The request has to be mended: `detail` says what and how. Trying the same again does not help.',
  401: 'The `X-API-Key` header is missing.',
  403: 'The key does not exist, has expired or is deactivated, or the action is not allowed.',
  404: 'There is nothing at that address.',
  405: 'The HTTP method is wrong: `Allow` says which ones are right.',
  409: 'The check is still under way.',
  410: 'It was there, but was taken away or has expired.',
  429: 'A limit is reached: `Retry-After` says after how many seconds to try again.',
  500: 'An error of the service. If it goes on, tell the value of `X-Request-Id`.',
  501: 'That format does not exist.',
  502: 'The site of the link does not work.',
  503: 'A part that is needed is not available: try again after `Retry-After`.',
  504: 'The site of the link is too slow.',
  507: 'The disk has no room for files: try again later. Texts and links go on.',
};
