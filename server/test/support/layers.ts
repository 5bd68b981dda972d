/**
 * Who may import whom: the parts of the program, from the bottom to the top. architecture.test.ts holds every import
 * against it, and `npm run docs` writes it into docs/architecture.md.
 */

export interface Layer {
  readonly name: string;
  /** What it is, for readers. */
  readonly about: string;
  readonly files: RegExp;
  readonly mayImport: readonly string[] | 'everything';
}

/** In the order in which they are looked up; the first whose pattern fits a file is its part. */
export const layers: readonly Layer[] = [
  {
    name: 'words',
    about: 'every sentence that a person reads, one folder a language',
    files: /^words\/src\//,
    mayImport: [],
  },
  {
    name: 'contract',
    about:
      'the names of the API: schemas, verdict scales, problem codes, and [what the code calls them](../contract/src/inside.ts)',
    files: /^contract\/src\//,
    mayImport: [],
  },
  {
    name: 'client',
    about: 'typed fetch for Node, browsers and extensions; takes only types',
    files: /^client\/src\//,
    mayImport: ['contract'],
  },
  {
    name: 'verdict-view',
    about:
      'a verdict as HTML, one renderer for the share page, the widget and the extension; takes only types',
    files: /^verdict-view\/src\//,
    mayImport: ['contract'],
  },
  {
    name: 'extension',
    about: 'the browser extension; its [build](../extension/build) also takes the logo from assets',
    files: /^extension\/src\//,
    mayImport: ['contract', 'client', 'verdict-view'],
  },
  {
    name: 'domain',
    about: 'pure rules: evidence to verdict, signals to level, cache key, turns',
    files: /^server\/src\/domain\//,
    mayImport: ['contract', 'language'],
  },
  {
    name: 'corrections',
    about: 'what a person may change of a verdict',
    files: /^server\/src\/corrections\//,
    mayImport: ['contract', 'domain'],
  },
  {
    name: 'language',
    about:
      'what the service knows of a language in which claims are read, one [grammar](../server/src/language/grammar.ts) a folder',
    files: /^server\/src\/language\//,
    mayImport: ['contract'],
  },
  {
    name: 'claims',
    about: 'a text taken apart into single claims, and what kind of statement each is',
    files: /^server\/src\/claims\//,
    mayImport: ['contract', 'language'],
  },
  {
    name: 'learned',
    about: 'boosted trees as they are used',
    files: /^server\/src\/learned\//,
    mayImport: [],
  },
  {
    name: 'prompts',
    about: 'what a language model is told, as Markdown',
    files: /^server\/src\/prompts\//,
    mayImport: [],
  },
  {
    name: 'net errors',
    about: 'how a request fails',
    files: /^server\/src\/net\/(provider-error|fetch-refused)\.ts$/,
    mayImport: ['domain'],
  },
  {
    name: 'sniffing',
    about: 'what kind of file bytes are',
    files: /^server\/src\/net\/sniff\.ts$/,
    mayImport: [],
  },
  {
    name: 'net',
    about: 'the only way out: guarded fetch, politeness, time and size',
    files: /^server\/src\/net\//,
    mayImport: ['contract', 'domain', 'net errors', 'sniffing'],
  },
  {
    name: 'threads',
    about: 'the one way to call a thread, and to be one',
    files: /^server\/src\/threads\//,
    mayImport: ['domain'],
  },
  {
    name: 'pages interface',
    about: 'an article and a page as others see them',
    files: /^server\/src\/pages\/(article|page)\.ts$/,
    mayImport: ['contract', 'domain', 'language'],
  },
  {
    name: 'pages',
    about: 'articles read from web pages, in threads of their own',
    files: /^server\/src\/pages\//,
    mayImport: ['pages interface', 'contract', 'domain', 'threads', 'language', 'net', 'net errors'],
  },
  {
    name: 'models',
    about: 'ONNX models: fetching, pinning, running',
    files: /^server\/src\/models\//,
    mayImport: ['domain', 'threads', 'net', 'media'],
  },
  {
    name: 'image interface',
    about: 'images, videos and their reports as others see them',
    files:
      /^server\/src\/(media\/(image|media-refused|video\/video)|examination\/(media-report|(image\/image|video\/video)-report)|similarity\/(image-index|image-hashes|video-hashes))\.ts$/,
    mayImport: ['contract', 'domain', 'similarity'],
  },
  {
    name: 'media',
    about:
      'decoding, containers, processes and their [isolation](../server/src/media/isolation); only [media/video/](../server/src/media/video) loads FFmpeg, and only in a child process',
    files: /^server\/src\/media\//,
    mayImport: ['contract', 'domain', 'threads', 'image interface'],
  },
  {
    name: 'provenance',
    about: 'C2PA, marks of generators: one method a file',
    files: /^server\/src\/provenance\//,
    mayImport: ['contract', 'domain', 'media', 'image interface'],
  },
  {
    name: 'metadata',
    about: 'EXIF, edit history: one method a file',
    files: /^server\/src\/metadata\//,
    mayImport: ['contract', 'domain', 'media', 'image interface', 'provenance'],
  },
  {
    name: 'forensics',
    about: 'traces in files, pixels, time and sound: one method a file',
    files: /^server\/src\/forensics\//,
    mayImport: ['contract', 'domain', 'threads', 'media', 'image interface'],
  },
  {
    name: 'ocr',
    about: 'text in images',
    files: /^server\/src\/ocr\//,
    mayImport: ['contract', 'domain', 'language', 'media', 'image interface', 'forensics'],
  },
  {
    name: 'migrations',
    about:
      'every table is made in its owner’s folder; [store/migrations/index.ts](../server/src/store/migrations/index.ts) puts them in order',
    files: /^server\/src\/(store|evidence|similarity)\/(postgres\/)?migrations\//,
    mayImport: ['domain'],
  },
  {
    name: 'similarity',
    about: 'hashes of images and videos, and their index',
    files: /^server\/src\/similarity\//,
    mayImport: [
      'contract',
      'domain',
      'threads',
      'data folder',
      'language',
      'net',
      'net errors',
      'media',
      'image interface',
      'database',
      'evidence',
      'provider answers',
    ],
  },
  {
    name: 'faces',
    about: 'finding and measuring faces in videos',
    files: /^server\/src\/faces\//,
    mayImport: ['contract', 'domain', 'media', 'image interface', 'models'],
  },
  {
    name: 'media methods',
    about: 'the lists of all methods, for images and for videos, in the order of the report',
    files: /^server\/src\/media-methods\//,
    mayImport: ['domain', 'provenance', 'metadata', 'forensics', 'ocr', 'faces', 'providers', 'pipelines'],
  },
  {
    name: 'examination',
    about: 'puts the methods together for one file, in a process of its own',
    files: /^server\/src\/examination\//,
    mayImport: [
      'contract',
      'domain',
      'media',
      'image interface',
      'provenance',
      'metadata',
      'forensics',
      'ocr',
      'faces',
      'media methods',
      'similarity',
    ],
  },
  {
    name: 'provider interface',
    about: 'providers/K/K.ts, what a kind of provider promises',
    files: /^server\/src\/providers\/(?<kind>[\w-]+)\/\k<kind>\.ts$/,
    mayImport: ['contract', 'domain', 'language'],
  },
  {
    name: 'provider answers',
    about: 'the shape and the texts of answers by others',
    files: /^server\/src\/providers\/(answer-text|answer-shape|settled-answers|provider-descriptor)\.ts$/,
    mayImport: ['domain', 'language', 'net', 'net errors'],
  },
  {
    name: 'provider health',
    about: 'how outside services did',
    files: /^server\/src\/providers\/provider-health\.ts$/,
    mayImport: ['domain', 'net errors'],
  },
  {
    name: 'rating words',
    about: 'how fact-checkers’ ratings are read',
    files: /^server\/src\/providers\/fact-check\/rating-(level|words)\.ts$/,
    mayImport: ['contract', 'language', 'provider answers'],
  },
  {
    name: 'evidence',
    about: 'local indexes of passages and fact-checks',
    files: /^server\/src\/evidence\//,
    mayImport: [
      'contract',
      'domain',
      'threads',
      'data folder',
      'language',
      'pages',
      'database',
      'provider interface',
      'provider answers',
      'rating words',
    ],
  },
  {
    name: 'knowledge',
    about: 'reads the folder [knowledge/](../knowledge)',
    files: /^server\/src\/knowledge\//,
    mayImport: ['contract', 'domain', 'language', 'evidence'],
  },
  {
    name: 'sources',
    about: 'which sites count how much',
    files: /^server\/src\/sources\//,
    mayImport: ['contract', 'domain', 'language', 'evidence'],
  },
  {
    name: 'registry',
    about: 'the list of all providers',
    files: /^server\/src\/providers\/registry\.ts$/,
    mayImport: ['net', 'provider interface', 'provider answers', 'providers'],
  },
  {
    name: 'providers',
    about: 'one outside source or judge a file; never another provider, the store or http',
    files: /^server\/src\/providers\//,
    mayImport: [
      'contract',
      'domain',
      'language',
      'learned',
      'prompts',
      'net',
      'net errors',
      'models',
      'media',
      'image interface',
      'evidence',
      'provider interface',
      'provider answers',
      'rating words',
      'setting kinds',
    ],
  },
  {
    name: 'engine interface',
    about: '[what checks](../server/src/pipelines/engine.ts) one kind of content',
    files: /^server\/src\/pipelines\/engine\.ts$/,
    mayImport: ['contract', 'domain'],
  },
  {
    name: 'pipelines',
    about: 'one method per kind of content, read top to bottom; never an implementation of a provider',
    files: /^server\/src\/pipelines\//,
    mayImport: [
      'contract',
      'domain',
      'knowledge',
      'language',
      'claims',
      'net errors',
      'pages interface',
      'image interface',
      'provider interface',
      'engine interface',
    ],
  },
  {
    name: 'store interface',
    about: '[what is kept](../server/src/store/store.ts), and in which steps',
    files: /^server\/src\/store\/((audit|corrections|secrets)-)?store\.ts$/,
    mayImport: ['contract', 'domain'],
  },
  {
    name: 'database',
    about: 'the one pool of connections of a node on PostgreSQL, and bringing tables up to date',
    files: /^server\/src\/database\//,
    mayImport: ['migrations'],
  },
  {
    name: 'store',
    about: 'SQLite and PostgreSQL behind one interface',
    files: /^server\/src\/store\//,
    mayImport: ['contract', 'domain', 'threads', 'data folder', 'store interface', 'migrations', 'database'],
  },
  {
    name: 'checks',
    about: 'cache, identical check, quota, work, charge',
    files: /^server\/src\/checks\//,
    mayImport: ['contract', 'domain', 'engine interface', 'store interface'],
  },
  {
    name: 'limits',
    about: 'how much may be asked for at once: requests a minute, failures an hour, uploads under way',
    files: /^server\/src\/limits\//,
    mayImport: ['contract', 'domain', 'store interface'],
  },
  {
    name: 'visitors',
    about: 'who checks without a key, and how much a day',
    files: /^server\/src\/visitors\//,
    mayImport: ['contract', 'domain', 'store interface'],
  },
  {
    name: 'secrets',
    about: 'what signs tokens, kept apart from the database',
    files: /^server\/src\/secrets\//,
    mayImport: ['domain', 'data folder', 'store interface'],
  },
  {
    name: 'mail',
    about: 'messages through the operator’s mail server',
    files: /^server\/src\/mail\//,
    mayImport: ['domain'],
  },
  {
    name: 'diagnostics',
    about: 'the figures of `/metrics`, and what becomes of faults that are reported',
    files: /^server\/src\/diagnostics\//,
    mayImport: ['domain'],
  },
  {
    name: 'widget snippet',
    about: 'the lines that a site puts in',
    files: /^server\/src\/web\/widget\/snippet-text\.ts$/,
    mayImport: [],
  },
  {
    name: 'browser code',
    about:
      'runs in browsers, bundled once a language; of words only `@riscontro/words/of-page/`, which is the page’s language, and of contract, beside types, only `@riscontro/contract/inside`, which loads no schemas',
    files: /^server\/src\/web\/browser\//,
    mayImport: ['contract', 'client', 'verdict-view', 'widget snippet'],
  },
  {
    name: 'web',
    about: 'data to HTML; does no I/O',
    files: /^server\/src\/web\//,
    mayImport: ['contract', 'domain', 'verdict-view', 'widget snippet'],
  },
  {
    name: 'assets',
    about: 'bundles style sheets, fonts and browser code when the server starts',
    files: /^server\/src\/assets\//,
    mayImport: ['web'],
  },
  {
    name: 'http',
    about: 'routes, bodies, errors, headers',
    files: /^server\/src\/http\//,
    mayImport: [
      'contract',
      'corrections',
      'domain',
      'engine interface',
      'store interface',
      'checks',
      'limits',
      'visitors',
      'mail',
      'sniffing',
      'diagnostics',
      'provider health',
      'web',
      'assets',
    ],
  },
  {
    name: 'evaluation',
    about: 'scores, and figures as data',
    files: /^server\/src\/evaluation\//,
    mayImport: [
      'contract',
      'domain',
      'evidence',
      'language',
      'media',
      'image interface',
      'media methods',
      'similarity',
    ],
  },
  {
    name: 'data folder',
    about: '`DATA_DIR` and the files in it are their owner’s alone',
    files: /^server\/src\/data-folder\//,
    mayImport: ['domain'],
  },
  {
    name: 'setting kinds',
    about: 'what values a setting may have',
    files: /^server\/src\/setting-kinds\.ts$/,
    mayImport: ['domain'],
  },
  {
    name: 'config',
    about: 'the only reader of the environment',
    files: /^server\/src\/(?:config\.ts$|settings\.ts$|settings\/)/,
    mayImport: ['domain', 'setting kinds', 'registry'],
  },
  { name: 'version', about: 'of the program', files: /^server\/src\/version\.ts$/, mayImport: [] },
  {
    name: 'wiring',
    about:
      'puts the parts together from the settings, each shared one once; only main.ts, cli/ and tests import it',
    files: /^server\/src\/wiring\//,
    mayImport: 'everything',
  },
  {
    name: 'main',
    about: 'environment, application, listening, closing',
    files: /^server\/src\/main\.ts$/,
    mayImport: [
      'wiring',
      'config',
      'data folder',
      'database',
      'diagnostics',
      'domain',
      'version',
      'store',
      'engine interface',
    ],
  },
  {
    name: 'cli',
    about: 'the operator’s commands',
    files: /^server\/src\/cli\//,
    mayImport: [
      'contract',
      'domain',
      'config',
      'data folder',
      'corrections',
      'store',
      'store interface',
      'secrets',
      'language',
      'evidence',
      'knowledge',
      'evaluation',
      'models',
      'media',
      'image interface',
      'similarity',
      'net',
      'net errors',
      'sniffing',
      'pages',
      'pages interface',
      'version',
      'checks',
      'verdict-view',
      'engine interface',
      'main',
      'wiring',
    ],
  },
];

/** The table of docs/architecture.md. */
export function layersMarkdown(): string {
  const rows = layers.map(({ name, about, files, mayImport }) => {
    const [, folder] = /^\^([\w\\/-]+)\\\/$/.exec(files.source) ?? [];
    const part = folder === undefined ? name : `[${name}](../${folder.replaceAll('\\/', '/')})`;
    const imports = mayImport === 'everything' ? 'everything' : mayImport.join(', ') || 'nothing';
    return `| ${part} | ${about} | ${imports} |`;
  });
  return ['| part | what it is | may import, beside words |', '|---|---|---|', ...rows].join('\n');
}
