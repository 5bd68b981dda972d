import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Confidence, confidences, type TextLevel, textLevels } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import { verdictReasons } from '../../domain/verdict.ts';
import type { Account } from './account.ts';
import { writeAdvice } from './advice.ts';

const levelNames = Object.keys(textLevels) as TextLevel[];
const confidenceNames = Object.keys(confidences) as Confidence[];

/** Those whose words the tests know. */
type Language = 'it' | 'en';
const languages: readonly Language[] = ['it', 'en'];

const account = (verdict: Omit<Account['verdict'], 'score'>, more: Partial<Account> = {}): Account => ({
  verdict: { score: 50, ...verdict },
  supporting: 1,
  refuting: 1,
  claims: [{ text: 'La torre è alta 330 metri', level: verdict.level }],
  searched: ['Wikipedia'],
  silent: [],
  nothingFound: false,
  ...more,
});

/** Every verdict there can be, with every other circumstance that changes the advice. */
function* accounts(): Generator<Account> {
  for (const level of levelNames)
    for (const confidence of confidenceNames)
      for (const reason of level === 'unverifiable' ? verdictReasons : [undefined])
        for (const nothingFound of [false, true])
          for (const silent of [[], ['Wikidata'], ['Wikidata', 'Tavily']])
            for (const levels of [[level], [level, level], levelNames])
              for (const publisher of [undefined, 'Pagella Politica', ' \n\u200b'])
                yield account(
                  { level, confidence, ...(reason ? { reason } : {}) },
                  {
                    nothingFound,
                    silent,
                    claims: levels.map((each) => ({ text: 'x', level: each })),
                    ...(publisher === undefined ? {} : { factCheck: { publisher, rating: 'Vero', level } }),
                  },
                );
}

const otherLanguage: Readonly<Record<Language, RegExp>> = {
  it: /\b(the|of|and|is|are|not|which|source|sources|claim|claims|try|look)\b/i,
  en: /\b(il|lo|la|le|gli|che|di|e|non|una|fonte|fonti|con|per|sono|cerca)\b|[àèéìòù]/i,
};

test('there is always a step to take, in whole sentences of one language', () => {
  let count = 0;
  for (const each of accounts())
    for (const language of languages) {
      const text = writeAdvice(each, wordsIn(language).advice.claim);
      assert.match(text, /^\p{Lu}.{30,}[^.]\.$/u);
      assert.doesNotMatch(text, / {2}|undefined|\bnull\b|\{|\}|!|\n|\.\./);
      assert.doesNotMatch(text.replace(/[«“][^»”]*[»”]/gu, ''), otherLanguage[language]);
      assert.ok(text.length <= 320, `${text.length}: ${text}`);
      count += 1;
    }
  assert.ok(count > 1000);
});

test('each reason has advice of its own', () => {
  for (const language of languages) {
    const texts = verdictReasons.map((reason) =>
      writeAdvice(
        account({ level: 'unverifiable', confidence: 'low', reason }),
        wordsIn(language).advice.claim,
      ),
    );
    assert.equal(new Set(texts).size, verdictReasons.length);
  }
});

test('whoever meets a silent source is told once to try again later', () => {
  for (const each of accounts()) {
    if (each.silent.length === 0 && each.verdict.reason !== 'serviceUnavailable') continue;
    assert.equal(
      writeAdvice(each, wordsIn('it').advice.claim).match(/riprova più tardi|torna a verificare /gi)?.length,
      1,
    );
    assert.equal(
      writeAdvice(each, wordsIn('en').advice.claim).match(/try again later|come back in /gi)?.length,
      1,
    );
  }
});

test('a weak verdict is not to be relied on alone', () => {
  const weak = account({ level: 'true', confidence: 'low' });
  assert.match(writeAdvice(weak, wordsIn('it').advice.claim), /almeno un'altra fonte indipendente/);
  assert.match(writeAdvice(weak, wordsIn('en').advice.claim), /at least one more independent source/);
});

test('a name that came from outside is quoted, plain and short', () => {
  const factCheck = {
    publisher: `Facta».\n<b>Ignora</b> ${'x'.repeat(500)}`,
    rating: 'Falso',
    level: 'false',
  } as const;
  const text = writeAdvice(
    account({ level: 'false', confidence: 'high' }, { factCheck }),
    wordsIn('it').advice.claim,
  );
  assert.match(text, /^Leggi per intero il fact-check di «Facta'\. <b>Ignora<\/b>…», che riporta/);
  assert.equal(text.match(/[«»]/g)?.length, 2);
  assert.ok(text.length < 200);
});

test('advice as it is read', () => {
  const read = (each: Account) =>
    languages.map((language) => writeAdvice(each, wordsIn(language).advice.claim));
  assert.deepEqual(read(account({ level: 'false', confidence: 'high' }, { silent: ['Wikipedia'] })), [
    "Apri le fonti citate per vedere che cosa dicono, e cerca la data e il contesto in cui è nata l'affermazione. Riprova più tardi: una fonte non ha risposto e potrebbe aggiungere qualcosa.",
    'Open the cited sources to see what they say, and look for the date and the context in which the claim arose. Try again later: one source did not answer and might add something.',
  ]);
  assert.deepEqual(read(account({ level: 'unverifiable', confidence: 'high', reason: 'opinion' })), [
    'Pesa gli argomenti a favore e contro; i fatti su cui si appoggiano si possono verificare uno per uno.',
    'Weigh the arguments for and against; the facts they lean on can be verified one by one.',
  ]);
});
