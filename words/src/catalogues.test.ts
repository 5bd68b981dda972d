/** Every language says the same things with the same values, in words of its own, and calmly. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages, wordsIn } from './languages.ts';

type Entry = string | ((values: never) => string);

/** Every sentence by its path: `pages.home.lead`. How a language formats is no sentence. */
function entriesOf(words: object, path = ''): [string, Entry][] {
  return Object.entries(words).flatMap(([name, entry]): [string, Entry][] => {
    const here = path ? `${path}.${name}` : name;
    if (here === 'format') return [];
    return typeof entry === 'object' ? entriesOf(entry, here) : [[here, entry]];
  });
}

/** The names of the values that a sentence asks for. */
function valuesOf(entry: Entry): Set<string> {
  const asked = new Set<string>();
  if (typeof entry === 'string') return asked;
  const values = new Proxy({}, { get: (_, name) => void asked.add(String(name)) });
  try {
    entry(values as never);
  } catch {
    // Without real values not every sentence comes to its end; it has asked for them before.
  }
  return asked;
}

/** Of a function its code, with the texts in it. */
const wordingOf = (entry: Entry) => String(entry).replace(/\s+/g, ' ');

/** What a program reads, between backticks, and how much stands out. */
const marksOf = (entry: Entry) =>
  typeof entry === 'string'
    ? { code: (entry.match(/`[^`]+`/g) ?? []).sort(), strong: entry.split('**').length }
    : undefined;

const english = new Map(entriesOf(wordsIn('en')));
const inEnglish = (path: string) => english.get(path) ?? assert.fail(`English does not say ${path}`);

/** Names that the API has in Italian, names of commands, and claims in a language that is read. */
const sameEverywhere =
  /^(terminal\.reviews\.help\.options\.(level|confidence)|terminal\.eval\.help\.groups\..*|pages\.home\.exampleClaims\..*)$/;

for (const language of languages) {
  describe(language, () => {
    const entries = entriesOf(wordsIn(language));
    const pathsWhere = (isFault: (entry: Entry, path: string) => boolean) =>
      entries.flatMap(([path, entry]) => (isFault(entry, path) ? [path] : []));

    // The type does not see what is too much where an object is spread into another.
    test('has the sentences that English has, and no others', () => {
      assert.deepEqual(entries.map(([path]) => path).sort(), [...english.keys()].sort());
    });

    test('leaves out no value that English tells', () => {
      assert.deepEqual(
        pathsWhere((entry, path) => !valuesOf(entry).isSupersetOf(valuesOf(inEnglish(path)))),
        [],
      );
    });

    test('marks what English marks', () => {
      const texts = entries.filter(([path]) => typeof inEnglish(path) === 'string');
      for (const [path, entry] of texts) assert.deepEqual(marksOf(entry), marksOf(inEnglish(path)), path);
    });

    test('leaves nothing empty and raises its voice nowhere', () => {
      assert.deepEqual(
        pathsWhere((entry) => wordingOf(entry).trim() === '' || /[\p{L}\p{N}»”)]!|¡/u.test(wordingOf(entry))),
        [],
      );
    });

    if (language === 'en') return;
    test('has words of its own: single words and names may be the same', () => {
      const isSame = (entry: Entry, path: string) =>
        wordingOf(entry) === wordingOf(inEnglish(path)) && /\s/.test(wordingOf(entry));
      assert.deepEqual(
        pathsWhere((entry, path) => isSame(entry, path) && !sameEverywhere.test(path)),
        [],
      );
    });
  });
}
