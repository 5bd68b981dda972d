import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import type { GrammarLanguage } from '../../language/grammars.ts';
import { chooseClaims, claimsMax } from './choose-claims.ts';

const chosen = (title: string, paragraphs: readonly string[], language: GrammarLanguage = 'it') =>
  chooseClaims({ title, text: paragraphs.join('\n\n') }, language);
const texts = (...parameters: Parameters<typeof chosen>) => chosen(...parameters).map(({ text }) => text);

describe('what is chosen', () => {
  test('the title first, then what is most worth checking', () => {
    assert.deepEqual(
      texts('Il ponte di Vallebruna è lungo 300 metri', [
        'Nella valle l’aria è limpida e i prati scendono fino al fiume.',
        'Il cantiere aprì nel 1961 e costò 40 milioni di lire.',
      ]),
      ['Il ponte di Vallebruna è lungo 300 metri', 'Il cantiere aprì nel 1961 e costò 40 milioni di lire.'],
    );
  });

  test('the title, the opening and what repeats the title are central; the rest is not', () => {
    const claims = chosen(
      'The bridge of Greystone is 300 metres long',
      [
        'The bridge of Greystone opened in 1961.',
        'The toll was 2 shillings until 1970.',
        'At 310 metres long, the bridge of Greystone is the longest in the county.',
      ],
      'en',
    );
    const central = Object.fromEntries(claims.map(({ text, central }) => [text.slice(0, 21), central]));
    assert.deepEqual(central, {
      'The bridge of Greysto': true,
      'The toll was 2 shilli': false,
      'At 310 metres long, t': true,
    });
    assert.equal(claims.length, 4);
  });

  test('a word or two of a title make no sentence central', () => {
    const claims = chosen('Vallebruna', [
      'Buongiorno a chi legge.',
      'Vallebruna ha 1.200 abitanti e 3 scuole.',
    ]);
    assert.deepEqual(
      claims.map(({ central }) => central),
      [false],
    );
  });

  for (const language of ['it', 'en'] as const) {
    test(`at most ${claimsMax} of a very long text (${language})`, () => {
      const line = (n: number) =>
        language === 'it'
          ? `Il comune numero ${n} fu fondato nel ${1000 + n} da ${n * 7} famiglie.`
          : `Village number ${n} was founded in ${1000 + n} by ${n * 7} families.`;
      const paragraphs = Array.from({ length: 2_000 }, (_, n) => line(n));
      assert.equal(texts('', paragraphs, language).length, claimsMax);
    });
  }

  test('the same thing is chosen once; another number or a denial is another thing', () => {
    const paragraphs = [
      'Il fiume Arna è lungo 120 chilometri fino al mare.',
      'Fino al mare il fiume Arna è lungo 120 chilometri.',
      'Il fiume Arna è lungo 180 chilometri fino al mare.',
      'Il fiume Arna non è lungo 120 chilometri fino al mare.',
    ];
    const [first, , other, denied] = paragraphs;
    assert.deepEqual(texts('', paragraphs).toSorted(), [first, other, denied].toSorted());
  });

  test('what a fact-check repeats in order to assess it is not its claim', () => {
    const paragraphs = ['La Luna è fatta di formaggio dal 1950.', 'La Luna è fatta di roccia.'];
    const claims = chooseClaims(
      { title: 'La Luna è fatta di formaggio', text: paragraphs.join('\n') },
      'it',
      (text) => text.includes('formaggio'),
    );
    assert.ok(claims.every(({ text }) => !text.includes('formaggio')));
  });

  test('the place and the agency before the news are left away', () => {
    assert.deepEqual(
      texts('', ['(Meridiana) - ROMA, 12 MAR - La produzione industriale è cresciuta dello 0,4 per cento.']),
      ['La produzione industriale è cresciuta dello 0,4 per cento.'],
    );
    assert.deepEqual(
      texts('', ['LONDON (Agency) - The index of the exchange rose 2.1 percent in 2024.'], 'en'),
      ['The index of the exchange rose 2.1 percent in 2024.'],
    );
  });
});

describe('what is left out', () => {
  for (const [name, language, sentence] of [
    ['a quotation', 'it', '«Il ponte crollò nel 1961 e fece 12 morti».'],
    [
      'a quotation of several sentences',
      'it',
      '«Il ponte crollò nel 1961. Morirono 12 operai. Il sindaco fuggì nel 1962».',
    ],
    [
      'a quotation that is never closed',
      'it',
      'Dal palco: «Il ponte crollò nel 1961. Il fiume Arna salì di 12 metri.',
    ],
    [
      'a quotation in straight marks',
      'en',
      '"The bridge fell in 1961. The river rose by 12 metres in 1962."',
    ],
    ['a quotation in curly marks', 'en', '“The bridge fell in 1961. The river rose by 12 metres in 1962.”'],
    [
      'a quotation in single marks',
      'en',
      '‘The bridge fell in 1961. The county’s river rose by 12 metres in 1962.’',
    ],
    ['words told as somebody’s', 'it', 'Secondo il sindaco il ponte crollò nel 1961.'],
    ['words told as somebody’s, at the end', 'it', 'Il ponte crollò nel 1961, ha detto il sindaco.'],
    ['what somebody announces', 'it', 'La società annuncia in una nota che nel 2024 il ponte riaprirà.'],
    ['the conditional of hearsay', 'it', 'Il ponte avrebbe ceduto nel 1961 sotto 12 camion.'],
    ['a rumour', 'it', 'Circola da giorni la notizia che il ponte crollò nel 1961.'],
    ['words told as somebody’s, in English', 'en', 'The bridge fell in 1961, according to the mayor.'],
    ['what somebody claims', 'en', 'The company claims the bridge carried 900 lorries in 1961.'],
    ['what somebody wrote', 'en', 'The surveyor wrote in a letter of 12 May that the bridge fell in 1961.'],
    ['a rumour, in English', 'en', 'The bridge allegedly fell in 1961 under 12 lorries.'],
    ['an opinion', 'it', 'Secondo me il ponte del 1961 è il più brutto di tutti.'],
    ['a question', 'it', 'Il ponte crollò davvero nel 1961 sotto 12 camion?'],
    ['a heading', 'it', 'Il ponte del 1961 e i suoi 12 piloni di cemento'],
    ['what the writer did', 'it', 'Nel 1961 ho attraversato il ponte di Vallebruna 12 volte.'],
    ['what the writer did, in English', 'en', 'In 1961 I crossed the bridge of Greystone 12 times.'],
    [
      'what the writer did, after another word',
      'en',
      'When I crossed it, the bridge of Greystone had 12 piers.',
    ],
    ['a pronoun without a name', 'it', 'Questo costò 12 milioni di lire nel 1961.'],
    ['a possessive without a name', 'it', 'Il suo partito vinse le elezioni del 1961 con 12 seggi.'],
    ['one of several', 'it', 'La prima è in una città di mare dal 1961, con 12 sale.'],
    ['one of several, in English', 'en', 'The second was opened in Leeds in 1961.'],
    ['a subject left out', 'it', 'Vinse le elezioni del 1961 con 12 seggi.'],
    ['a pronoun without a name, in English', 'en', 'It cost 12 million pounds in 1961.'],
    ['too long a sentence', 'en', `In 1961 ${'the bridge and the river and '.repeat(20)}fell.`],
  ] as const) {
    test(name, () => assert.deepEqual(texts('', [sentence], language), []));
  }

  for (const [language, sentence] of [
    ['it', 'L’India è il secondo paese più popoloso del mondo.'],
    ['it', 'La luce viaggia a 299.792 chilometri al secondo.'],
    ['it', 'Nel 1321 Dante ha scritto gli ultimi canti del Paradiso.'],
    ['it', 'Il film «La vita è bella» uscì in Italia nel 1997.'],
    ['it', 'Il ponte di Rho (MI) fu aperto nel 1961.'],
    ['it', 'Ho Chi Minh visse a Parigi nel 1919.'],
    ['en', 'World War I began in 1914 and ended in 1918.'],
    ['en', 'In 1859 Charles Darwin wrote On the Origin of Species.'],
    ['en', 'The company added 500 jobs in Leeds in 2023.'],
    ['en', 'The film “Life Is Beautiful” came out in Italy in 1997.'],
  ] as const) {
    test(`but not “${sentence}”`, () => assert.deepEqual(texts('', [sentence], language), [sentence]));
  }

  for (const [language, title] of [
    ['it', 'È vero che i vaccini causano l’autismo?'],
    ['it', 'I vaccini causano l’autismo: la bufala che ritorna'],
    ['it', 'Il ministro: «I vaccini causano l’autismo»'],
    ['it', 'Il ministro sostiene che i vaccini causano l’autismo'],
    ['it', 'Dove finisce l’acqua della valle'],
    ['it', 'Una gita a Roma tra i monumenti antichi'],
    ['en', 'Do vaccines cause autism?'],
    ['en', 'Fact check: vaccines cause autism'],
    ['en', 'Minister claims that vaccines cause autism'],
    ['en', 'Why vaccines cause autism'],
    ['en', '“Vaccines cause autism”'],
  ] as const) {
    test(`the title “${title}” asserts nothing in the article’s name`, () =>
      assert.deepEqual(texts(title, [], language), []));
  }
});

describe('sentences that need the one before', () => {
  for (const [language, paragraph, claim] of [
    [
      'it',
      'Marie Curie nacque a Varsavia nel 1867. Lei vinse due premi Nobel, nel 1903 e nel 1911.',
      'Marie Curie vinse due premi Nobel, nel 1903 e nel 1911.',
    ],
    [
      'it',
      'Marie Curie nacque a Varsavia nel 1867. Morì in Francia nel 1934.',
      'Marie Curie morì in Francia nel 1934.',
    ],
    [
      'en',
      'Marie Curie was born in Warsaw in 1867. She won the Nobel Prize in 1903 and in 1911.',
      'Marie Curie won the Nobel Prize in 1903 and in 1911.',
    ],
  ] as const) {
    test(`one name leaves no doubt: “${claim}”`, () =>
      assert.ok(
        texts('', [paragraph], language).includes(claim),
        texts('', [paragraph], language).join(' | '),
      ));
  }

  for (const [why, language, paragraph] of [
    ['two names', 'en', 'Marie Curie met Pierre Curie in Paris in 1894. He won the Nobel Prize in 1903.'],
    [
      'a surname beside a name',
      'it',
      'Nel 1961 Anna Neri batté Rossi alle elezioni. Lui vinse quelle del 1966 con 12 seggi.',
    ],
    [
      'a body, not a person',
      'it',
      'La Corte Suprema decise nel 1961. Lui vinse il ricorso del 1962 con 12 voti.',
    ],
    [
      'a body, not a person',
      'en',
      'The White House was painted in 1961. He won the election of 1962 with 12 votes.',
    ],
    ['nobody', 'en', 'The bridge was built in 1961. He won the election of 1962 with 12 votes.'],
  ] as const) {
    test(`${why}: not guessed (“${paragraph}”)`, () =>
      assert.ok(texts('', [paragraph], language).every((text) => !/vinse|won/.test(text))));
  }
});

describe('whatever stands on the page', () => {
  const fragments = fc.constantFrom(
    ...[
      '«',
      '»',
      '"',
      '‘',
      '’',
      '. ',
      '? ',
      '\n\n',
      'Lui ',
      'He ',
      'Mario Rossi ',
      'nel 1989 ',
      'non ',
      '(',
      'È ',
      '😀',
      '\u202e',
      '\ud800',
    ],
    ...['secondo ', 'said that ', 'ROMA, 12 MAR - ', 'Il ponte crollò ', 'The bridge fell '],
  );
  test('it never throws, and keeps its promises', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fragments, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom<GrammarLanguage>('it', 'en'),
        (parts, title, language) => {
          const claims = chooseClaims({ title, text: parts.join('') }, language);
          assert.ok(claims.length <= claimsMax);
          assert.equal(new Set(claims.map(({ text }) => text)).size, claims.length);
          for (const { text } of claims) assert.ok(text.length > 0 && text.length < 600);
        },
      ),
      { numRuns: 300 },
    );
  });

  for (const unit of [
    'a ',
    '«',
    '(',
    'Mario Rossi ',
    "A-' ",
    'Lui vinse nel 1961. ',
    'Nel 1961 il ponte, la città e ',
    'secondo \n',
    'ROMA, ',
  ]) {
    test(`a megabyte of ${JSON.stringify(unit)} does not take long`, () => {
      const text = unit.repeat(1_000_000 / unit.length);
      const startMs = cpuNowMs();
      for (const language of ['it', 'en'] as const)
        chooseClaims({ title: text.slice(0, 500), text }, language);
      // Many times what it takes, so that only a runaway is caught on a busy machine.
      assert.ok(cpuNowMs() - startMs < 4_000);
    });
  }
});
