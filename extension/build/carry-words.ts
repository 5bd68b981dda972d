/** Puts the words into the extension: every language, but of each only the sections that the extension uses. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, wordsIn } from '@riscontro/words';
import type { Plugin } from 'esbuild';
import { carriedSections } from '../src/shared/words.ts';

const wordsFolder = dirname(fileURLToPath(import.meta.resolve('@riscontro/words')));

/** In the bundle, what the code imports from `@riscontro/words` comes from the module below. */
export const carryWords: Plugin = {
  name: 'carry-words',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@riscontro\/words$/ }, () => ({ path: 'words', namespace: 'carried' }));
    onLoad({ filter: /^words$/, namespace: 'carried' }, () => ({
      contents: wordsModule(),
      resolveDir: wordsFolder,
    }));
  },
};

function wordsModule(): string {
  const imports = languages.flatMap((language) =>
    carriedSections.map(
      (section) => `import { ${section} as ${section}_${language} } from '${pathOf(language, section)}';`,
    ),
  );
  const entries = languages.map((language) => {
    const { code, name } = wordsIn(language);
    const sections = carriedSections.map((section) => `${section}: ${section}_${language}`);
    return `${language}: { ...${JSON.stringify({ code, name })}, ${sections.join(', ')} },`;
  });
  return `${imports.join('\n')}
const catalogues = { ${entries.join('\n')} };
export const languages = ${JSON.stringify(languages)};
export const isLanguage = (name) => Object.hasOwn(catalogues, name);
export const wordsIn = (language) => catalogues[language];
`;
}

/** A section is a file of its name, or a folder. */
function pathOf(language: string, section: string): string {
  const file = `./${language}/${section}.ts`;
  return existsSync(join(wordsFolder, file)) ? file : `./${language}/${section}/index.ts`;
}
