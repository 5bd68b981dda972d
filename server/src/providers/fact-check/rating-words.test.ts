/** The table of ratings agrees with itself, and docs/ratings.md with the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type TextLevel, textLevels } from '@riscontro/contract/inside';
import { fold } from '../../language/words.ts';
import { levelOfRating } from './rating-level.ts';
import { type RatingLanguage, ratingLanguages, ratingWords } from './rating-words.ts';

const levels = Object.keys(ratingWords) as TextLevel[];
const all = levels.flatMap((level) =>
  ratingLanguages.flatMap((language) =>
    ratingWords[level][language].map((rating) => ({ level, language, rating })),
  ),
);

test('every rating of the table is understood as it stands there, in capitals and with a full stop', () => {
  for (const { level, rating } of all) {
    assert.equal(levelOfRating({ words: rating }), level, rating);
    assert.equal(levelOfRating({ words: `${rating.toUpperCase()}.` }), level, rating);
  }
});

test('no rating stands twice in a language', () => {
  const seen = new Set<string>();
  for (const { language, rating } of all) {
    const key = `${language} ${fold(rating)}`;
    assert.ok(!seen.has(key), key);
    seen.add(key);
  }
});

const names: Readonly<Record<RatingLanguage, string>> = {
  it: 'Italian',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
};

function ratingsDocument(): string {
  const tables = levels.map((level) => {
    const rows = ratingLanguages.map(
      (language) => `| ${names[language]} | ${ratingWords[level][language].join(' · ')} |`,
    );
    return `## ${textLevels[level]}\n\n| | |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Ratings

How the ratings of published fact-checks, in feeds and in Google's collection, become the four levels of this service. The table is [rating-words.ts](../server/src/providers/fact-check/rating-words.ts), the rules are [rating-level.ts](../server/src/providers/fact-check/rating-level.ts); this page is made from the table.

- The rating is always kept and shown in the fact-checker's own words. What is not understood gets no level, never a guess.
- Case, accents and punctuation make no difference, nor do words that only lead up to the rating: “La notizia è falsa”, “Verdict: false”.
- Of a rating with its reason (“Falso: la foto è del 2015”) the word before the first mark counts. “True” with a reservation behind it (“Vero, ma il dato è vecchio”) is \`fuorviante\`; any other rating with one is not understood, nor is “true” with a reason that speaks of falsity.
- Questions, and texts longer than a sentence or two, are not understood.
- Numbers count only where there are no words, and only with both ends of their scale given: the worst is \`falso\`, the best is \`vero\`, from 40 % to 80 % of the way is \`fuorviante\`, anything else is not understood.
- “Mostly true” and its like are \`fuorviante\`: something in the claim has to be set right. “Mostly false” is \`falso\`.
- “No evidence”, “unfounded” and their like are \`non verificabile\`: that nobody found evidence does not make a claim false.
- Satire, promises kept or broken and changes of opinion have no level.

${tables.join('\n')}`;
}

test('docs/ratings.md is made from the table', (t) => {
  const path = fileURLToPath(new URL('../../../../docs/ratings.md', import.meta.url));
  const command = 'node --test --test-update-snapshots server/src/providers/fact-check/rating-words.test.ts';
  try {
    t.assert.fileSnapshot(ratingsDocument(), path, { serializers: [String] });
  } catch (cause) {
    throw new Error(`docs/ratings.md is out of date. Write it anew: ${command}`, { cause });
  }
});
