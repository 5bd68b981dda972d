/** Who may import whom. The table is the architecture; docs/architecture.md draws it. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Parts in the order in which they are looked up; the first whose pattern fits a file is its part. */
const parts: readonly { name: string; files: RegExp; mayImport: readonly string[] | 'everything' }[] = [
  { name: 'words', files: /^words\/src\//, mayImport: [] },
  { name: 'contract', files: /^contract\/src\//, mayImport: [] },
  { name: 'client', files: /^client\/src\//, mayImport: ['contract'] },
  { name: 'verdict-view', files: /^verdict-view\/src\//, mayImport: ['contract'] },
  { name: 'extension', files: /^extension\/src\//, mayImport: ['contract', 'client', 'verdict-view'] },
  { name: 'domain', files: /^server\/src\/domain\//, mayImport: ['contract', 'language'] },
  { name: 'corrections', files: /^server\/src\/corrections\//, mayImport: ['contract', 'domain'] },
  { name: 'language', files: /^server\/src\/language\//, mayImport: ['contract'] },
  { name: 'claims', files: /^server\/src\/claims\//, mayImport: ['contract', 'language'] },
  { name: 'learned', files: /^server\/src\/learned\//, mayImport: [] },
  { name: 'prompts', files: /^server\/src\/prompts\//, mayImport: [] },
  {
    name: 'net errors',
    files: /^server\/src\/net\/(provider-error|fetch-refused)\.ts$/,
    mayImport: ['domain'],
  },
  { name: 'sniffing', files: /^server\/src\/net\/sniff\.ts$/, mayImport: [] },
  { name: 'net', files: /^server\/src\/net\//, mayImport: ['contract', 'domain', 'net errors', 'sniffing'] },
  {
    name: 'pages interface',
    files: /^server\/src\/pages\/(article|page)\.ts$/,
    mayImport: ['contract', 'domain', 'language'],
  },
  {
    name: 'pages',
    files: /^server\/src\/pages\//,
    mayImport: ['pages interface', 'contract', 'domain', 'language', 'net', 'net errors'],
  },
  { name: 'models', files: /^server\/src\/models\//, mayImport: ['domain', 'net', 'media'] },
  {
    name: 'image interface',
    files:
      /^server\/src\/(media\/(image|media-refused|video\/video)|examination\/(media-report|(image\/image|video\/video)-report)|similarity\/(image-index|image-hashes|video-hashes))\.ts$/,
    mayImport: ['contract', 'domain', 'similarity'],
  },
  { name: 'media', files: /^server\/src\/media\//, mayImport: ['contract', 'domain', 'image interface'] },
  {
    name: 'provenance',
    files: /^server\/src\/provenance\//,
    mayImport: ['contract', 'domain', 'media', 'image interface'],
  },
  {
    name: 'metadata',
    files: /^server\/src\/metadata\//,
    mayImport: ['contract', 'domain', 'media', 'image interface', 'provenance'],
  },
  {
    name: 'forensics',
    files: /^server\/src\/forensics\//,
    mayImport: ['contract', 'domain', 'media', 'image interface'],
  },
  {
    name: 'ocr',
    files: /^server\/src\/ocr\//,
    mayImport: ['contract', 'domain', 'language', 'media', 'image interface', 'forensics'],
  },
  {
    name: 'migrations',
    files: /^server\/src\/(store|evidence|similarity)\/(postgres\/)?migrations\//,
    mayImport: ['domain'],
  },
  {
    name: 'similarity',
    files: /^server\/src\/similarity\//,
    mayImport: [
      'contract',
      'domain',
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
    files: /^server\/src\/faces\//,
    mayImport: ['contract', 'domain', 'media', 'image interface', 'models'],
  },
  {
    name: 'examination',
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
      'similarity',
    ],
  },
  {
    name: 'provider interface',
    files: /^server\/src\/providers\/(?<kind>[\w-]+)\/\k<kind>\.ts$/,
    mayImport: ['contract', 'domain', 'language'],
  },
  {
    name: 'provider answers',
    files: /^server\/src\/providers\/(answer-text|answer-shape|settled-answers|provider-descriptor)\.ts$/,
    mayImport: ['domain', 'language', 'net', 'net errors'],
  },
  {
    name: 'provider health',
    files: /^server\/src\/providers\/provider-health\.ts$/,
    mayImport: ['domain', 'net errors'],
  },
  {
    name: 'rating words',
    files: /^server\/src\/providers\/fact-check\/rating-(level|words)\.ts$/,
    mayImport: ['contract', 'language', 'provider answers'],
  },
  {
    name: 'evidence',
    files: /^server\/src\/evidence\//,
    mayImport: [
      'contract',
      'domain',
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
    files: /^server\/src\/knowledge\//,
    mayImport: ['contract', 'domain', 'language', 'evidence'],
  },
  {
    name: 'sources',
    files: /^server\/src\/sources\//,
    mayImport: ['contract', 'domain', 'language', 'evidence'],
  },
  {
    name: 'registry',
    files: /^server\/src\/providers\/registry\.ts$/,
    mayImport: ['net', 'provider interface', 'provider answers', 'providers'],
  },
  {
    name: 'providers',
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
    files: /^server\/src\/pipelines\/engine\.ts$/,
    mayImport: ['contract', 'domain'],
  },
  {
    name: 'pipelines',
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
    files: /^server\/src\/store\/((audit|corrections|secrets)-)?store\.ts$/,
    mayImport: ['contract', 'domain'],
  },
  { name: 'database', files: /^server\/src\/database\//, mayImport: ['migrations'] },
  {
    name: 'store',
    files: /^server\/src\/store\//,
    mayImport: ['contract', 'domain', 'data folder', 'store interface', 'migrations', 'database'],
  },
  {
    name: 'checks',
    files: /^server\/src\/checks\//,
    mayImport: ['contract', 'domain', 'engine interface', 'store interface'],
  },
  {
    name: 'limits',
    files: /^server\/src\/limits\//,
    mayImport: ['contract', 'domain', 'store interface'],
  },
  {
    name: 'visitors',
    files: /^server\/src\/visitors\//,
    mayImport: ['contract', 'domain', 'store interface'],
  },
  {
    name: 'secrets',
    files: /^server\/src\/secrets\//,
    mayImport: ['domain', 'data folder', 'store interface'],
  },
  { name: 'mail', files: /^server\/src\/mail\//, mayImport: ['domain'] },
  { name: 'diagnostics', files: /^server\/src\/diagnostics\//, mayImport: ['domain'] },
  { name: 'widget snippet', files: /^server\/src\/web\/widget\/snippet-text\.ts$/, mayImport: [] },
  {
    name: 'browser code',
    files: /^server\/src\/web\/browser\//,
    mayImport: ['contract', 'client', 'verdict-view', 'widget snippet'],
  },
  {
    name: 'web',
    files: /^server\/src\/web\//,
    mayImport: ['contract', 'domain', 'verdict-view', 'widget snippet'],
  },
  { name: 'assets', files: /^server\/src\/assets\//, mayImport: ['web'] },
  {
    name: 'http',
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
    files: /^server\/src\/evaluation\//,
    mayImport: ['contract', 'domain', 'evidence', 'language', 'media', 'image interface', 'similarity'],
  },
  { name: 'data folder', files: /^server\/src\/data-folder\//, mayImport: ['domain'] },
  { name: 'setting kinds', files: /^server\/src\/setting-kinds\.ts$/, mayImport: ['domain'] },
  {
    name: 'config',
    files: /^server\/src\/(?:config|settings)\.ts$/,
    mayImport: ['domain', 'setting kinds', 'registry'],
  },
  { name: 'version', files: /^server\/src\/version\.ts$/, mayImport: [] },
  {
    name: 'wiring',
    files: /^server\/src\/wiring\//,
    mayImport: 'everything',
  },
  {
    name: 'main',
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

const sources = globSync('{words,contract,client,verdict-view,extension,server}/src/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|conformance)\.ts$/.test(path));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isBrowserCode = (path: string) => path.startsWith('server/src/web/browser/');
const runsInBrowsers = (path: string) =>
  isBrowserCode(path) || /^(?:client|verdict-view|extension)\//.test(path);
const partOf = (path: string) => parts.find(({ files }) => files.test(path));

function importsOf(path: string): string[] {
  const specifiers = read(path).matchAll(/(?:from|import\(|new URL\()\s*'([^']+)'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@riscontro/')) return [`${specifier.slice('@riscontro/'.length)}/src/index.ts`];
    if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) return [];
    return [relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/')];
  });
}

test('every source file belongs to a part of the architecture', () => {
  assert.ok(sources.length > 30, 'the sources were found');
  assert.deepEqual(
    sources.filter((path) => !partOf(path)),
    [],
  );
});

test('no part imports what it may not', () => {
  const offences = sources.flatMap((path) => {
    const part = partOf(path);
    return importsOf(path)
      .filter((imported) => {
        const other = partOf(imported);
        if (!part || !other || part === other || part.mayImport === 'everything') return false;
        // Codes of sentences, and the sentences themselves, are everybody's.
        if (other.name === 'words') return false;
        return !part.mayImport.includes(other.name);
      })
      .map((imported) => `${path} imports ${imported}`);
  });
  assert.deepEqual(offences, []);
});

test('what runs in browsers takes nothing but types from the contract, and nothing from Node', () => {
  const offences = sources
    .filter(runsInBrowsers)
    .filter((path) => /import (?!type\b)[^;]*from '(@riscontro\/contract|node:[^']+)'/.test(read(path)));
  assert.deepEqual(offences, []);
});

test('only config.ts reads the environment', () => {
  const readers = sources.filter((path) => read(path).includes('process.env'));
  assert.deepEqual(readers, ['server/src/config.ts']);
});

test('commands write to the terminal through terminal.ts alone, which lets nothing steer it', () => {
  const writers = sources.filter(
    (path) => path.startsWith('server/src/cli/') && /process\.std(?:out|err)|console\./.test(read(path)),
  );
  assert.deepEqual(writers, ['server/src/cli/terminal.ts']);
});

test('only net/ calls fetch on the server', () => {
  const callers = sources.filter(
    (path) => path.startsWith('server/') && !isBrowserCode(path) && /(?<![.\w])fetch\(/.test(read(path)),
  );
  assert.deepEqual(
    callers.filter((path) => !path.startsWith('server/src/net/')),
    [],
  );
});

test('the library that decodes videos is loaded by media/video/ alone, and never by the service itself', () => {
  const users = sources.filter((path) => /from 'node-av/.test(read(path)));
  assert.ok(users.length > 0, 'its users were found');
  assert.deepEqual(
    users.filter((path) => !path.startsWith('server/src/media/video/')),
    [],
  );
  const loaded = new Set(['server/src/main.ts', 'server/src/wiring/engines.ts', 'server/src/cli/run.ts']);
  for (const path of loaded) {
    const imports = read(path).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+\.ts)'/gm);
    for (const [, specifier = ''] of imports)
      loaded.add(relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/'));
  }
  assert.ok(loaded.has('server/src/examination/video/video-examiner.ts'), 'the imports were followed');
  assert.deepEqual(
    users.filter((path) => loaded.has(path)),
    [],
  );
});

test('training makes artefacts, evaluation measures them, and neither knows a test', () => {
  const scripts = globSync('server/{training,evaluation,made-clips}/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'));
  assert.ok(scripts.length > 20, 'the scripts were found');
  const isTest = (path: string) => /^server\/test\/|\/testing\/|\.(?:test|conformance)\.ts$/.test(path);
  const offences = scripts.flatMap((path) =>
    importsOf(path)
      .filter(
        (imported) =>
          isTest(imported) ||
          (path.startsWith('server/training/') && imported.startsWith('server/evaluation/')),
      )
      .map((imported) => `${path} imports ${imported}`),
  );
  assert.deepEqual(offences, []);
});

test('every source file opens by saying what it is for, and none is longer than 400 lines', () => {
  for (const path of sources) {
    const text = read(path);
    assert.match(text, /^\/\*\*/, `${path} opens with a comment`);
    assert.ok(text.split('\n').length <= 400, `${path} has at most 400 lines`);
  }
});
