/** With the real comparison, over real entries and a few made for the test. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLevel } from '@riscontro/contract/inside';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { analyse } from '../language/analyse.ts';
import type { GrammarLanguage } from '../language/grammars.ts';
import { searchConcepts } from '../language/search-concepts.ts';
import { compareWithWordings } from '../providers/judge/local/same-claim.ts';
import { readStatement } from '../providers/judge/local/same-claim-features.ts';
import { createKnownClaims, type KnownClaims } from './known-claims.ts';
import { type KnownStatement, knownStatements } from './known-statement.ts';
import { readKnowledge } from './read-knowledge.ts';

const opposite = { true: 'false', false: 'true' } as const;

const over = (statements: readonly KnownStatement[]) =>
  createKnownClaims(statements, {
    read: readStatement,
    compare: compareWithWordings,
    termsOf: analyse,
    conceptsOf: searchConcepts,
  });

const sources = [{ name: 'Esempio', lang: 'it' as const, url: 'https://example.org/' }];
const both = <T>(it: T, en: T) => ({ it, en });

const few: readonly KnownStatement[] = [
  {
    id: 'vaccines-autism',
    level: 'false',
    wordings: both(
      ["I vaccini causano l'autismo", 'Il vaccino trivalente fa diventare autistici i bambini'],
      ['Vaccines cause autism', 'The MMR jab makes children autistic'],
    ),
    contrary: both("I vaccini non causano l'autismo", 'Vaccines do not cause autism'),
    explanation: both(
      'Gli studi su milioni di bambini non hanno trovato alcun legame tra vaccini e autismo.',
      'Studies of millions of children have found no link between vaccines and autism.',
    ),
    sources,
  },
  {
    id: 'animals-octopus-hearts',
    level: 'true',
    wordings: both(
      ['I polpi hanno tre cuori', 'Il polpo possiede 3 cuori'],
      ['Octopuses have three hearts', 'An octopus has 3 hearts'],
    ),
    contrary: both('I polpi hanno un cuore solo', 'Octopuses have a single heart'),
    explanation: both(
      'Due cuori spingono il sangue nelle branchie e uno nel resto del corpo.',
      'Two hearts pump blood through the gills and one through the body.',
    ),
    sources,
  },
  {
    id: 'history-wall-1995',
    level: 'false',
    wordings: both(['Il muro di Berlino cadde nel 1995'], ['The Berlin Wall fell in 1995']),
    explanation: both('Il muro cadde in un altro anno.', 'The wall fell in another year.'),
    sources,
  },
  {
    id: 'geography-sahara',
    level: 'misleading',
    wordings: both(
      ['Il Sahara è il deserto più grande del mondo', 'Non esiste un deserto più vasto del Sahara'],
      ['The Sahara is the largest desert in the world', 'There is no bigger desert than the Sahara'],
    ),
    explanation: both('Lo è tra quelli caldi.', 'It is among the hot ones.'),
    sources,
  },
  {
    id: 'country-au-capital-1',
    level: 'true',
    wordings: both(["La capitale dell'Australia è Canberra."], ['The capital of Australia is Canberra.']),
    explanation: both("La capitale dell'Australia è Canberra.", 'The capital of Australia is Canberra.'),
    sources,
  },
  {
    id: 'animals-bamboo',
    level: 'true',
    wordings: both(["Il bambù è un'erba e non un albero"], ['Bamboo is a grass and not a tree']),
    contrary: both("Il bambù è un albero e non un'erba", 'Bamboo is a tree and not a grass'),
    explanation: both('Appartiene alle graminacee.', 'It belongs to the grasses.'),
    sources,
  },
];
const known = over(few);

type Expected = readonly [
  text: string,
  level: TextLevel | undefined,
  id?: string | undefined,
  language?: GrammarLanguage,
];

function check(claims: KnownClaims, expected: readonly Expected[]): void {
  for (const [text, level, id, language = 'it'] of expected) {
    const answer = claims.find({ text, language });
    assert.equal(answer?.level, level, `${text}: ${answer?.entry.id}`);
    if (id) assert.equal(answer?.entry.id, id, text);
  }
}

test('a claim is found in its own words, whatever its capitals, its apostrophes and the mark at its end', () => {
  check(known, [
    ["I vaccini causano l'autismo", 'false', 'vaccines-autism'],
    ['i vaccini  causano l’autismo...', 'false', 'vaccines-autism'],
    ['VACCINES CAUSE AUTISM', 'false', 'vaccines-autism', 'en'],
    ['Il Sahara è il deserto più grande del mondo.', 'misleading', 'geography-sahara'],
  ]);
  assert.equal(known.find({ text: 'vaccines cause autism', language: 'en' })?.exact, true);
});

test('the contrary has the opposite level, even where it is made of the same words', () => {
  check(known, [
    ["I vaccini non causano l'autismo", 'true', 'vaccines-autism'],
    ['Octopuses have a single heart', 'false', 'animals-octopus-hearts', 'en'],
    ["Il bambù è un'erba e non un albero", 'true', 'animals-bamboo'],
    ["Il bambù è un albero e non un'erba.", 'false', 'animals-bamboo'],
    ['Bamboo is a tree and not a grass', 'false', 'animals-bamboo', 'en'],
  ]);
});

test('a claim is found in other words', () => {
  check(known, [
    ["Il vaccino causa l'autismo", 'false', 'vaccines-autism'],
    ['The vaccine causes autism in children', 'false', 'vaccines-autism', 'en'],
    ['Un polpo ha tre cuori', 'true', 'animals-octopus-hearts'],
  ]);
});

test('a false opening makes the whole false, a true one says nothing of the rest', () => {
  check(known, [
    ["I vaccini causano l'autismo, lo dicono anche i medici", 'false', 'vaccines-autism'],
    ['Un polpo ha tre cuori, e gli asini volano', undefined, ''],
  ]);
});

test('a claim is found in the language that the entry lacks its words in', () => {
  const italianOnly = over(few.map((entry) => ({ ...entry, wordings: { ...entry.wordings, en: [] } })));
  check(italianOnly, [['Vaccines cause autism', 'false', 'vaccines-autism', 'en']]);
});

test('a negation turns the level', () => {
  check(known, [
    ['I polpi non hanno tre cuori', 'false', 'animals-octopus-hearts'],
    ["La capitale dell'Australia non è Canberra", 'false', 'country-au-capital-1'],
    ["The MMR jab doesn't make children autistic", 'true', 'vaccines-autism', 'en'],
    ["The capital of Australia isn't Canberra", 'false', 'country-au-capital-1', 'en'],
  ]);
});

test('another number speaks against what is true, and says nothing beside what is false', () => {
  check(known, [
    ['I polpi hanno cinque cuori', 'false', 'animals-octopus-hearts'],
    ['Octopuses have 8 hearts', 'false', 'animals-octopus-hearts', 'en'],
    ['Il muro di Berlino cadde nel 1989', undefined],
    ['The Berlin Wall fell in 1961', undefined, undefined, 'en'],
  ]);
});

test('another name for what there is one of is false', () => {
  check(known, [
    ["La capitale dell'Australia è Sydney", 'false', 'country-au-capital-1'],
    ['The capital of Australia is Melbourne', 'false', 'country-au-capital-1', 'en'],
  ]);
});

test('the denial of a half-truth may be anything, and is left open', () => {
  check(known, [
    ['Il Sahara non è il deserto più grande del mondo', undefined],
    ['The Sahara is not the largest desert in the world', undefined, undefined, 'en'],
  ]);
});

test('what is not known is left open, however many words it shares', () => {
  check(known, [
    ['I vaccini proteggono dal morbillo', undefined],
    ["L'autismo è più frequente nei maschi", undefined],
    ['I polpi hanno otto braccia', undefined],
    ["L'Australia è un continente", undefined],
    ['Il muro di Berlino era lungo', undefined],
    ['The Sahara is growing every year', undefined, undefined, 'en'],
    ['Octopuses are clever animals', undefined, undefined, 'en'],
    ['Ieri il sindaco di Zorbano ha inaugurato una piscina', undefined],
  ]);
});

test('an answer that is not word by word says so', () => {
  assert.equal(known.find({ text: 'I polpi hanno cinque cuori', language: 'it' })?.exact, false);
  assert.equal(known.find({ text: 'I polpi non hanno tre cuori', language: 'it' })?.exact, false);
});

test('nothing is known where nothing is', () => {
  check(over([]), [["I vaccini causano l'autismo", undefined]]);
});

/** What no text may take; a whole check has some seconds. */
const timeMaxMs = 2_000;

test('over the whole knowledge: every wording and every contrary has its level, and hostile texts are quick', async (t) => {
  const { claims, facts } = await readKnowledge();
  const beganMs = cpuNowMs();
  const whole = over(knownStatements({ claims, facts }));
  t.diagnostic(`made ready in ${(cpuNowMs() - beganMs).toFixed(0)} ms`);
  for (const { id, level, wordings, contrary } of claims) {
    for (const language of ['it', 'en'] as const) {
      for (const text of wordings[language]) {
        const found = whole.find({ text, language });
        assert.deepEqual([found?.level, found?.entry.id], [level, id], text);
      }
      if (contrary && level !== 'misleading') {
        const found = whole.find({ text: contrary[language], language });
        assert.deepEqual([found?.level, found?.entry.id], [opposite[level], id], contrary[language]);
      }
    }
  }
  const hostile: readonly (readonly [name: string, text: string])[] = [
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['a letter 10,000 times', 'a'.repeat(10_000)],
    ['emoji', '😀👩‍👩‍👧'.repeat(1_000)],
    ['marks', '.!?…'.repeat(2_500)],
    ['marks after a word', `x${'.'.repeat(9_998)}x`],
    ['stop words', 'non è che il la di '.repeat(500)],
    ['combining marks', `a${'\u0301'.repeat(9_999)}`],
    ['half a pair', '\ud83d'.repeat(5_000)],
    ['digits', '12345 '.repeat(1_600)],
    ['made-up words', Array.from({ length: 1_200 }, (_, n) => `qx${n.toString(36)}zy`).join(' ')],
    ['a program', 'for (;;) { console.log(x); } '.repeat(340)],
  ];
  for (const [name, text] of hostile) {
    for (const language of ['it', 'en'] as const) {
      const startMs = cpuNowMs();
      assert.equal(whole.find({ text, language }), undefined, name);
      const tookMs = cpuNowMs() - startMs;
      assert.ok(tookMs < timeMaxMs, `${name}: ${tookMs} ms`);
    }
  }
  const everything = claims
    .map(({ wordings }) => wordings.it[0])
    .join('. ')
    .slice(0, 10_000);
  const startMs = cpuNowMs();
  whole.find({ text: everything, language: 'it' });
  assert.ok(cpuNowMs() - startMs < timeMaxMs, 'as many known words as there is room for');
});
