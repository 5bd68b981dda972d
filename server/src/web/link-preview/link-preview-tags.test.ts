/** The preview of a link says no more than the verdict does, and its tags stay tags. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages, wordsIn } from '@riscontro/words';
import {
  hostileTexts,
  mediaResult,
  resultsOfAllLevels,
  textResult,
} from '../../../test/support/shared-results.ts';
import { linkPreviewTags, previewDescription, previewTitle } from './link-preview-tags.ts';

const baseUrl = 'https://verifica.example.org';

function contentOf(tags: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(tags)?.[1];
}

test('the title is the level and what was checked, in quotation marks', () => {
  assert.equal(previewTitle(textResult(), 'it'), 'Falso: «La Luna è fatta di formaggio.»');
  assert.equal(previewTitle(textResult(), 'en'), 'False: “La Luna è fatta di formaggio.”');
  const article = textResult({
    kind: 'article',
    subject: { title: 'Un titolo', url: 'https://x.example/' },
  });
  assert.equal(previewTitle(article, 'it'), 'Falso: «Un titolo»');
  assert.equal(previewTitle(mediaResult(), 'it'), 'Autentica: immagine verificata');
});

test('marks heaped upon a letter do not take the place of the words after it', () => {
  const heaped = textResult({ subject: { text: `Z${'\u0300\u0489'.repeat(900)}algo arriva` } });
  assert.match(previewTitle(heaped, 'it'), /^Falso: «Z\p{M}{2}algo arriva»$/u);
});

test('what could not be verified is not shown as false, nor with a score', () => {
  const open = textResult({ level: 'unverifiable', score: 50 });
  for (const language of languages) {
    const shown = `${previewTitle(open, language)} ${previewDescription(open, language)}`;
    assert.doesNotMatch(shown, /\b50\b|^Fals/);
    assert.ok(shown.includes(wordsIn(language).pages.linkPreview.open), shown);
  }
});

test('the description first says whose verdict it is and how sure', () => {
  assert.match(
    previewDescription(textResult(), 'it'),
    /^Verdetto automatico, può sbagliare, affidabilità 4 su 100, fiducia bassa\./,
  );
  assert.match(
    previewDescription(textResult({ review: 'human' }), 'en'),
    /^Verdict reviewed by a person, reliability/,
  );
});

test('every level has all tags, in every language', () => {
  for (const { level, result } of resultsOfAllLevels) {
    for (const language of languages) {
      const tags = linkPreviewTags(result, language, baseUrl).text;
      assert.equal(contentOf(tags, 'og:locale')?.slice(0, 2), language);
      assert.equal(tags.match(/og:locale:alternate/g)?.length, languages.length - 1);
      assert.equal(contentOf(tags, 'og:url'), `${baseUrl}/v/${result.id}`);
      assert.equal(contentOf(tags, 'og:site_name'), 'Riscontro');
      assert.equal(contentOf(tags, 'og:image:width'), '1200');
      assert.equal(contentOf(tags, 'og:image:height'), '630');
      assert.equal(contentOf(tags, 'twitter:card'), 'summary_large_image');
      assert.match(
        contentOf(tags, 'og:image') ?? '',
        /^https:\/\/verifica\.example\.org\/v\/[\w-]+\/anteprima-link\.png\?lang=\w\w&amp;v=[\w-]{16}$/,
      );
      for (const name of ['og:title', 'og:description', 'og:image:alt'])
        assert.ok(contentOf(tags, name), `${level} ${name}`);
      assert.match(
        tags,
        /<link rel="alternate" type="application\/json\+oembed" href="https:\/\/verifica\.example\.org\/oembed\?url=https%3A/,
      );
    }
  }
});

test('hostile texts stay inside of their attributes, and are not long', () => {
  for (const text of hostileTexts) {
    const result = textResult({ subject: { text }, summary: text });
    const tags = linkPreviewTags(result, 'it', baseUrl).text;
    assert.doesNotMatch(
      tags.replaceAll(
        /<(meta|link) [\w:="-]+ (content|href|type)="[^"<>]*"( (href|title)="[^"<>]*"){0,2}>/g,
        '',
      ),
      /[<>"]/,
      text.slice(0, 40),
    );
    assert.ok(tags.length < 6_000, text.slice(0, 40));
    assert.doesNotMatch(tags, /[\u202A-\u202E\u2066-\u2069\uFFFD]|(?!\n)\p{Cc}/u);
    assert.ok(tags.isWellFormed());
  }
});

test("the picture's address changes with the verdict", () => {
  const address = (changes: Parameters<typeof textResult>[0]) =>
    contentOf(linkPreviewTags(textResult(changes), 'it', baseUrl).text, 'og:image');
  assert.equal(address({}), address({ advice: 'Altro.' }));
  assert.notEqual(address({}), address({ review: 'human' }));
  assert.notEqual(address({}), address({ level: 'true' }));
});
