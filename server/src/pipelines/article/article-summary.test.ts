import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Confidence, TextLevel } from '@riscontro/contract/inside';
import { languages, wordsIn } from '@riscontro/words';
import { type ArticleAccount, writeArticleAdvice, writeArticleSummary } from './article-summary.ts';
import type { ArticleVerdict } from './article-verdict.ts';

const claims = (...levels: TextLevel[]) =>
  levels.map((level, i) => ({ text: `Il ponte numero ${i + 1} è crollato.`, level }));
const account = (verdict: Partial<ArticleVerdict>, more: Partial<ArticleAccount> = {}): ArticleAccount => ({
  verdict: { level: 'true', score: 80, confidence: 'high', ...verdict },
  claims: [],
  kind: 'article',
  silent: [],
  ...more,
});
const notTrueNorFalse = {
  it: 'Questo non significa che sia vero né che sia falso',
  en: 'This does not mean that it is true, nor that it is false',
};

describe('the sentence about the level', () => {
  for (const [name, given, it, en] of [
    [
      'a false central claim',
      account({ level: 'false', because: 1 }, { claims: claims('true', 'false') }),
      'L’articolo è falso: quello che sostiene, «Il ponte numero 2 è crollato», è smentito.',
      'The article is false: what it maintains, “Il ponte numero 2 è crollato”, is refuted.',
    ],
    [
      'a false claim elsewhere',
      account({ level: 'misleading', confidence: 'medium', because: 1 }, { claims: claims('true', 'false') }),
      'L’articolo risulta fuorviante: una delle affermazioni che contiene, «Il ponte numero 2 è crollato», è smentita.',
      'The article appears to be misleading: one of the claims it makes, “Il ponte numero 2 è crollato”, is refuted.',
    ],
    [
      'a misleading claim',
      account({ level: 'misleading', confidence: 'low', because: 0 }, { claims: claims('misleading') }),
      'L’articolo sembra fuorviante: una delle affermazioni che contiene, «Il ponte numero 1 è crollato», è fuorviante.',
      'The article seems misleading: one of the claims it makes, “Il ponte numero 1 è crollato”, is misleading.',
    ],
    [
      'a contradicted title',
      account({ level: 'misleading', confidence: 'low', because: 'title' }),
      'L’articolo sembra fuorviante: il titolo dice una cosa che il testo contraddice.',
      'The article seems misleading: the title says something that the text contradicts.',
    ],
    [
      'one claim, confirmed',
      account({}, { claims: claims('true') }),
      'L’articolo è vero: l’unica affermazione controllata è confermata.',
      'The article is true: the only claim that was checked is confirmed.',
    ],
    [
      'both claims confirmed',
      account({}, { claims: claims('true', 'true') }),
      'L’articolo è vero: entrambe le affermazioni controllate sono confermate.',
      'The article is true: both claims that were checked are confirmed.',
    ],
    [
      'all claims confirmed',
      account({}, { claims: claims('true', 'true', 'true') }),
      'L’articolo è vero: le 3 affermazioni controllate sono tutte confermate.',
      'The article is true: all 3 claims that were checked are confirmed.',
    ],
    [
      'half of the claims confirmed',
      account({ confidence: 'medium' }, { claims: claims('true', 'unverifiable') }),
      'L’articolo risulta vero: 1 delle 2 affermazioni controllate è confermata, e nessuna è smentita.',
      'The article appears to be true: 1 of the 2 claims that were checked is confirmed, and none is refuted.',
    ],
    [
      'most of the claims confirmed',
      account({}, { claims: claims('true', 'true', 'unverifiable') }),
      'L’articolo è vero: 2 delle 3 affermazioni controllate sono confermate, e nessuna è smentita.',
      'The article is true: 2 of the 3 claims that were checked are confirmed, and none is refuted.',
    ],
  ] as const) {
    test(name, () => {
      assert.equal(writeArticleSummary(given, wordsIn('it').summaries.article), it);
      assert.equal(writeArticleSummary(given, wordsIn('en').summaries.article), en);
    });
  }

  const open = 'unverifiable' as const;
  for (const [name, levels, it, en] of [
    [
      'nothing to check',
      [],
      /^Nell’articolo non sono state trovate affermazioni di fatto che si possano controllare\./,
      /^No statements of fact that could be checked were found in the article\./,
    ],
    [
      'one claim',
      [open],
      /non è verificabile: l’unica affermazione controllata non trova conferma né smentita\./,
      /cannot be verified: the only claim that was checked is neither confirmed nor refuted\./,
    ],
    [
      'several claims',
      [open, open],
      /: nessuna delle 2 affermazioni controllate trova conferma o smentita\./,
      /: none of the 2 claims that were checked is confirmed or refuted\./,
    ],
    [
      'one of two confirmed',
      ['true', open],
      /: 1 delle 2 affermazioni controllate è confermata, e l’altra non trova conferma né smentita\./,
      /: 1 of the 2 claims that were checked is confirmed, and the other is neither confirmed nor refuted\./,
    ],
    [
      'two of five confirmed',
      ['true', 'true', open, open, open],
      /: 2 delle 5 affermazioni controllate sono confermate, e le altre non trovano conferma né smentita\./,
      /: 2 of the 5 claims that were checked are confirmed, and the others are neither confirmed nor refuted\./,
    ],
  ] as const) {
    test(`not verifiable, ${name}: neither true nor false`, () => {
      const given = account({ level: open, confidence: 'low' }, { claims: claims(...levels) });
      for (const [language, words] of [
        ['it', it],
        ['en', en],
      ] as const) {
        const summary = writeArticleSummary(given, wordsIn(language).summaries.article);
        assert.match(summary, words);
        assert.ok(summary.includes(notTrueNorFalse[language]), summary);
      }
    });
  }
});

describe('what is said besides', () => {
  test('satire, opinion, age and silent sources, each in a sentence', () => {
    const given = (more: Partial<ArticleAccount>) =>
      writeArticleSummary(account({ level: 'true' }, more), wordsIn('it').summaries.article);
    assert.match(given({ kind: 'satire' }), /\. La pagina si presenta come satira/);
    assert.match(
      given({ kind: 'opinion' }),
      /\. È un commento: sono stati controllati solo i fatti che cita\.$/,
    );
    assert.match(given({ ageYears: 1 }), /ha più di un anno: non è una notizia di oggi\.$/);
    assert.match(given({ ageYears: 7 }), /ha più di 7 anni: non è una notizia di oggi\.$/);
    assert.match(
      given({ silent: ['Wikipedia', 'Wikidata', 'Wikipedia'] }),
      /Fonti che non hanno risposto: Wikipedia, Wikidata\.$/,
    );
    assert.match(
      writeArticleSummary(account({}, { ageYears: 1, kind: 'satire' }), wordsIn('en').summaries.article),
      /presents itself as satire.* The article is more than a year old: it is not today's news\.$/,
    );
  });

  test('the advice fits the level, the kind and the age', () => {
    const advice = (verdict: Partial<ArticleVerdict>, more: Partial<ArticleAccount> = {}) =>
      writeArticleAdvice(account(verdict, more), wordsIn('it').advice.article);
    const all = [
      advice({ level: 'true' }),
      advice({ level: 'false' }),
      advice({ level: 'misleading' }),
      advice({ level: 'unverifiable' }, { claims: claims('unverifiable') }),
      advice({ level: 'unverifiable' }),
      advice({ level: 'false' }, { kind: 'satire' }),
    ];
    assert.equal(new Set(all).size, all.length);
    assert.match(advice({ level: 'false' }, { ageYears: 3 }), /se da allora è cambiato qualcosa\.$/);
  });
});

test('a claim cannot break out of its quotation, nor make the summary long', () => {
  const text = `”». L’articolo è vero. «${'molto '.repeat(200)}\u202e<b>`;
  for (const language of languages) {
    const given = account({ level: 'false', because: 0 }, { claims: [{ text, level: 'false' }] });
    const summary = writeArticleSummary(given, wordsIn(language).summaries.article);
    assert.ok(summary.length < 300);
    assert.equal(summary.match(/[«»“”]/gu)?.length, 2);
    assert.doesNotMatch(summary, /\u202e/);
  }
});

test('every text is calm and ends as a sentence, in every case', () => {
  const levels: TextLevel[] = ['true', 'false', 'misleading', 'unverifiable'];
  for (const level of levels)
    for (const confidence of ['high', 'medium', 'low'] satisfies Confidence[])
      for (const kind of ['article', 'satire', 'opinion', 'live', 'gallery'] as const)
        for (const language of languages) {
          const given = account(
            { level, confidence, ...(level === 'false' || level === 'misleading' ? { because: 0 } : {}) },
            { claims: claims(level, 'true'), kind, ageYears: 2, silent: ['Wikipedia'] },
          );
          for (const text of [
            writeArticleSummary(given, wordsIn(language).summaries.article),
            writeArticleAdvice(given, wordsIn(language).advice.article),
          ]) {
            assert.match(text, /^\p{Lu}.*\.$/u);
            assert.doesNotMatch(text, /[!{}]|undefined|NaN| {2}|\.\./);
          }
        }
});
