import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { type NumberMention, numbersIn } from './numbers.ts';

type Expected = readonly [text: string, ...mentions: Partial<NumberMention>[]];

function holds(language: 'it' | 'en', rows: readonly Expected[]): void {
  for (const [text, ...expected] of rows) {
    const found = numbersIn(text, language);
    assert.deepEqual(
      found.map(({ start, end, raw, ...rest }) => rest),
      expected,
      text,
    );
    for (const { start, end, raw } of found) assert.equal(text.slice(start, end), raw);
  }
}

const year = 'year' as const;
const percent = 'percent' as const;
const about = { approximate: true };
const over = { approximate: true, bound: 'over' as const };
const under = { approximate: true, bound: 'under' as const };
const money = (value: number, currency: string) => ({ value, unit: 'currency' as const, currency });

test('numerals are read in the notation of the language', () => {
  holds('it', [
    ['1.000.000 di abitanti', { value: 1e6 }],
    ['1,000,000 di abitanti', { value: 1e6 }],
    ['1.234 casi', { value: 1234 }],
    ['1,234 casi', { value: 1.234 }],
    ['1.234,56', { value: 1234.56 }],
    ['1,234.56', { value: 1234.56 }],
    ['un valore di 12.5', { value: 12.5 }],
    ['0.123 e 0,123', { value: 0.123 }, { value: 0.123 }],
    ['1 000 000 persone', { value: 1e6 }],
    ["1'000'000 persone", { value: 1e6 }],
  ]);
  holds('en', [
    ['1,000,000 people', { value: 1e6 }],
    ['1.000.000 people', { value: 1e6 }],
    ['1,234 cases', { value: 1234 }],
    ['1.234 cases', { value: 1.234 }],
    ['1,234.56 and 3.5', { value: 1234.56 }, { value: 3.5 }],
    ['-5 and 5-6', { value: -5 }, { value: 5, upTo: 6 }],
  ]);
});

test('what looks like a number and is none is left out', () => {
  holds('it', [
    ['La CO2 e il COVID-19, il 5G e i film in 3D'],
    ['versione 1.2.3, indirizzo 192.168.1.1'],
    ['https://esempio.it/a/12345'],
    ['tu sei bella'],
    ['una persona, un anno'],
    ['a'.repeat(50)],
    ['9'.repeat(5000)],
  ]);
  holds('en', [['one of the best'], ['H1N1 and B-52'], ['a year'], ['0x7f']]);
});

test('words and numerals multiply', () => {
  holds('it', [
    ['3,5 milioni', { value: 3.5e6 }],
    ['3 milioni e mezzo di italiani', { value: 3.5e6 }],
    ['10 mila persone', { value: 10_000 }],
    ['un miliardo', { value: 1e9 }],
    ['4,6 miliardi di anni', { value: 4.6e9 }],
    ['2 mln e 3 mld', { value: 2e6 }, { value: 3e9 }],
    ['ventitré', { value: 23 }],
    ['ventuno e trentotto', { value: 21 }, { value: 38 }],
    ['duecentocinquantamila', { value: 250_000 }],
    ['tremila, mille, cento', { value: 3000 }, { value: 1000 }, { value: 100 }],
    ['sei anni', { value: 6 * 365.25, unit: 'duration' }],
    ['le sei regioni', { value: 6 }],
  ]);
  holds('en', [
    ['2.5 billion', { value: 2.5e9 }],
    ['two hundred and fifty', { value: 250 }],
    ['two hundred and fifty thousand', { value: 250_000 }],
    ['three million two hundred thousand', { value: 3.2e6 }],
    ['twenty-three', { value: 23 }],
    ['a hundred, a dozen', { value: 100 }, { value: 12 }],
    ['10k', { value: 10_000 }],
  ]);
});

test('percentages, shares and money are recognised', () => {
  holds('it', [
    ['il 20% dei casi', { value: 20, unit: percent }],
    ['dell’1,4 per cento', { value: 1.4, unit: percent }],
    ['due terzi degli italiani', { value: 66.67, unit: percent, ...about }],
    ['la metà della popolazione', { value: 50, unit: percent, ...about }],
    ['uno su cinque', { value: 20, unit: percent, ...about }],
    ['5 milioni di euro', money(5e6, 'EUR')],
    ['€ 12,50', money(12.5, 'EUR')],
    ['300 lire', money(300, 'ITL')],
  ]);
  holds('en', [
    ['50 percent, 3 per cent', { value: 50, unit: percent }, { value: 3, unit: percent }],
    ['half of Americans', { value: 50, unit: percent, ...about }],
    ['two-thirds of the', { value: 66.67, unit: percent, ...about }],
    ['one in four', { value: 25, unit: percent, ...about }],
    ['$82,000', money(82_000, 'USD')],
    ['£10m and $2.5bn', money(1e7, 'GBP'), money(2.5e9, 'USD')],
    ['3 billion dollars', money(3e9, 'USD')],
  ]);
});

test('years, dates, decades and centuries are years', () => {
  const nineties = { value: 1990, upTo: 1999, unit: year };
  const twentieth = { value: 1901, upTo: 2000, unit: year };
  const march = { value: 1990, unit: year, month: 3, day: 15 };
  holds('it', [
    ['nel 1492', { value: 1492, unit: year }],
    ['oltre 2017 partecipanti', { value: 2017, ...over }],
    ['il 15 marzo 1990', march],
    ['15/03/1990', march],
    ['15.03.1990', march],
    ['nel marzo del 1990', { value: 1990, unit: year, month: 3 }],
    ['il 1° maggio', { value: 1, unit: 'day_of_month', month: 5, day: 1 }],
    ["anni '90", nineties],
    ['anni 90', nineties],
    ['gli anni Novanta', nineties],
    ['il XX secolo', twentieth],
    ['nel ventesimo secolo', twentieth],
    ['nel Novecento', { value: 1900, upTo: 1999, unit: year }],
    ['il 753 a.C.', { value: -753, unit: year }],
    ['nel V secolo a.C.', { value: -500, upTo: -401, unit: year }],
    ['nel 476 d.C.', { value: 476, unit: year }],
    ['alle 10:30', { value: 10.5, unit: 'time_of_day' }],
  ]);
  holds('en', [
    ['in 1969', { value: 1969, unit: year }],
    ['March 15, 1990', march],
    ['15th of March 1990', march],
    ['1990-03-15', march],
    ['03/15/1990', march],
    ['15/03/1990', march],
    ['May 2020', { value: 2020, unit: year, month: 5 }],
    ['in the 1990s', nineties],
    ["the '90s", nineties],
    ['the 20th century', twentieth],
    ['the twentieth century', twentieth],
    ['44 BC', { value: -44, unit: year }],
    ['AD 79', { value: 79, unit: year }],
  ]);
});

test('ranges are one mention, with both ends', () => {
  holds('it', [
    ['tra 10 e 20 euro', { upTo: 20, ...money(10, 'EUR') }],
    ['dal 1939 al 1945', { value: 1939, upTo: 1945, unit: year }],
    ['1939-45', { value: 1939, upTo: 1945, unit: year }],
    ['2-3 milioni', { value: 2e6, upTo: 3e6 }],
    ['10 e 20', { value: 10 }, { value: 20 }],
  ]);
  holds('en', [
    ['between 10 and 20%', { value: 10, upTo: 20, unit: percent }],
    ['from 1939 to 1945', { value: 1939, upTo: 1945, unit: year }],
    ['$3–4 million', { upTo: 4e6, ...money(3e6, 'USD') }],
  ]);
});

test('measures of one kind are in one unit', () => {
  holds('it', [
    ['8.848 metri', { value: 8848, unit: 'length' }],
    ['3 km', { value: 3000, unit: 'length' }],
    ['300.000 km/s', { value: 3e8, unit: 'speed' }],
    ["130 chilometri all'ora", { value: 36.1111111111111, unit: 'speed' }],
    ['-5 °C', { value: -5, unit: 'temperature' }],
    ['100 gradi', { value: 100, unit: 'temperature' }],
    ['80 kg e 2 tonnellate', { value: 80, unit: 'mass' }, { value: 2000, unit: 'mass' }],
    ['24 mesi', { value: 2 * 365.25, unit: 'duration' }],
    ['301.340 km²', { value: 301_340e6, unit: 'area' }],
  ]);
  holds('en', [
    ['5 miles', { value: 8046.72, unit: 'length' }],
    ['98.6 °F', { value: 37, unit: 'temperature' }],
    ['186,000 miles per second', { value: 299337984, unit: 'speed' }],
    ['2 years', { value: 2 * 365.25, unit: 'duration' }],
  ]);
});

test('words before a number say how exact it is', () => {
  holds('it', [
    ['circa il 20 %', { value: 20, unit: percent, ...about }],
    ['più di 50', { value: 50, ...over }],
    ['quasi 50', { value: 50, ...under }],
    ['una ventina di persone', { value: 20, ...about }],
    ['decine di migliaia', { value: 10_000, ...about }],
  ]);
  holds('en', [
    ['about 50', { value: 50, ...about }],
    ['at least 50', { value: 50, ...over }],
    ['fewer than 50', { value: 50, ...under }],
    ['hundreds of thousands', { value: 100_000, ...about }],
  ]);
});

test('ordinals are marked as such', () => {
  holds('it', [['il terzo uomo', { value: 3, unit: 'ordinal' }], ['secondo me']]);
  holds('en', [
    ['the 3rd man', { value: 3, unit: 'ordinal' }],
    ['the second man', { value: 2, unit: 'ordinal' }],
  ]);
});

/** The value as people write it, with a grouping and a decimal sign. */
function written(value: number, group: string, decimal: string): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

const amounts = fc.oneof(
  fc.integer({ min: 3000, max: 999_999_999_999 }),
  fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
);

test('what is written in a notation is read back from it', () => {
  fc.assert(
    fc.property(amounts, (value) => {
      assert.equal(numbersIn(`sono ${written(value, '.', ',')} casi`, 'it')[0]?.value, value);
      assert.equal(numbersIn(`there are ${written(value, ',', '.')} cases`, 'en')[0]?.value, value);
      assert.equal(numbersIn(`€ ${written(value, ' ', ',')}`, 'it')[0]?.value, value);
    }),
  );
});

test('mentions stand in order, inside the text, and overlap nowhere', () => {
  const pieces = fc.constantFrom(
    ...'12 3,5 1.000 € $ % - – ° e di and tra between milioni million anni 1990 s secolo XX March marzo , . / due two hundred half'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), fc.constantFrom(' ', ''), (parts, glue) => {
      const text = parts.join(glue);
      for (const language of ['it', 'en'] as const) {
        let end = 0;
        for (const mention of numbersIn(text, language)) {
          assert.ok(mention.start >= end && mention.end > mention.start && mention.end <= text.length, text);
          assert.ok(Number.isFinite(mention.value), text);
          end = mention.end;
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('hostile texts take no longer than their length', () => {
  const texts = [
    '1',
    '1 111 ',
    '1.',
    '1,',
    'due',
    'a.C. ',
    '-1',
    "'90 ",
    'anni ',
    'hundred and ',
    '5 di ',
    '٣',
  ];
  for (const piece of texts) {
    const text = piece.repeat(Math.ceil(50_000 / piece.length));
    for (const language of ['it', 'en'] as const) {
      const started = cpuNowMs();
      numbersIn(text, language);
      assert.ok(cpuNowMs() - started < 5_000, `${piece} ${language}`);
    }
  }
});
