/** `riscontro extract`. */

export const extract = {
  summary: 'print the article of a web page or of a saved page',
  help: {
    actions: {},
    options: {
      json: 'print title, author, site, published, language, text, canonical and image as JSON and nothing else; what is not known is null',
    },
    notes: [
      'FILE is a page saved as HTML, in any character set; nothing is fetched for it. What is not an article ends with status 2, a page that cannot be had or read with status 1.',
    ],
  },
  faults: {
    missing: 'The link or the file is missing.',
    oneAtATime: 'One link or one file at a time.',
    cannotOpen: ({ path, reason }: { path: string; reason: string }) => `${path} cannot be opened: ${reason}`,
    tooLarge: ({ path, megabytes }: { path: string; megabytes: number }) =>
      `${path} is larger than ${megabytes} MB.`,
    unreadable: 'The page cannot be read: it takes more time or memory than a page may take.',
    forbiddenAddress: 'The link leads to an address that may not be fetched.',
    badUrl: 'The link is not an http or https link without credentials.',
    tooManyRedirects: 'The link is redirected too often.',
    pageTooLarge: 'The page is too large.',
    wrongType: 'There is something else than a web page behind the link.',
    timeout: 'The server did not answer in time.',
    unreachable: 'The server cannot be reached.',
    notFound: ({ status }: { status: number | undefined }) =>
      `The server says that there is no such page, or does not give it away${status === undefined ? '' : ` (${status})`}.`,
    serverError: ({ status }: { status: number | undefined }) =>
      `The server failed${status === undefined ? '' : ` (${status})`}.`,
    nameNotFound: 'No server of that name can be found.',
    offline: 'Outbound requests are switched off (OFFLINE).',
  },
  notArticle: ({ reason }: { reason: string }) => `Not an article: ${reason}.`,
  reasons: {
    login: 'it is a page to log in',
    shop: 'it is a page of a shop',
    home: 'it is a front page or a section, with links to articles',
    search_results: 'it is a list of search results',
    video: 'it is a film with next to no text',
    app_shell: 'nothing is there before its scripts run',
    cookie_wall: 'it only asks to consent to cookies',
    paywall: 'nearly all of it is for subscribers',
    error_page: 'it says that there is no such page, or that it cannot be shown',
    empty: 'it holds no text',
    not_html: 'it is not a web page',
  },
  labels: {
    author: 'author',
    site: 'site',
    published: 'published',
    language: 'language',
    link: 'link',
    image: 'image',
    kind: 'kind',
    note: 'note',
  },
  kinds: { satire: 'satire', opinion: 'opinion', live: 'live', gallery: 'gallery' },
  paywalled: 'the rest is for subscribers',
};
