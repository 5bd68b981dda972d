import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { numbersIn } from '../../../language/numbers.ts';
import { align } from './align.ts';
import { hasAnotherName, hasAnotherNumber, haveSameNumbers } from './other-value.ts';
import { readText } from './reading.ts';

type Languages = readonly [GrammarLanguage, GrammarLanguage];
type Pair = readonly [one: string, other: string, languages?: Languages | undefined];

const inItalian: Languages = ['it', 'it'];

function compared([one, other, [mine, theirs] = inItalian]: Pair) {
  const [a, b] = [readText(one, mine), readText(other, theirs)];
  return [a, b, align(a, b), align(b, a)] as const;
}
const sameNumbers = ([one, other, [mine, theirs] = inItalian]: Pair) =>
  haveSameNumbers(numbersIn(one, mine), numbersIn(other, theirs));
const anotherNumber = (pair: Pair) => hasAnotherNumber(...compared(pair));
const anotherName = (pair: Pair) => hasAnotherName(...compared(pair));

/** Both ways, since neither of two sentences comes first. */
function check(isSo: (pair: Pair) => boolean, expected: boolean, pairs: readonly Pair[]): void {
  for (const [one, other, languages] of pairs) {
    assert.equal(isSo([one, other, languages]), expected, `${one} / ${other}`);
    const turned = languages && ([languages[1], languages[0]] as const);
    assert.equal(isSo([other, one, turned]), expected, `${other} / ${one}`);
  }
}

test('the same numbers are the same in digits and in words, and in both languages', () => {
  check(sameNumbers, true, [
    ['Il muro cadde nel 1989', 'Nel 1989 cadde il muro'],
    ['Gli anelli sono cinque', 'Gli anelli sono 5'],
    ['La torre è alta 1.330,5 metri', 'The tower is 1,330.5 metres tall', ['it', 'en']],
    ['Ha 31 anni', 'He is 31', ['it', 'en']],
    ['Il cielo è blu', 'Il mare è blu'],
  ]);
});

test('another number, or one more, is not the same', () => {
  check(sameNumbers, false, [
    ['Il muro cadde nel 1989', 'Il muro cadde nel 1991'],
    ['Il muro cadde nel 1989', 'Il muro cadde'],
    ['Gli anelli sono cinque', 'Gli anelli sono sei: 6 anelli'],
    ['La torre è alta 330 metri', 'La torre è alta 331 metri'],
  ]);
});

test('what is nearly the same number is the same where one of them is approximate', () => {
  assert.ok(sameNumbers(['La torre è alta circa 330 metri', 'La torre è alta 331 metri']));
  check(sameNumbers, false, [['La torre è alta circa 330 metri', 'La torre è alta 500 metri']]);
});

test('“the first time” and “one of them” count nothing', () => {
  check(sameNumbers, true, [['È una delle città più grandi', 'È tra le città più grandi']]);
});

test('the same sentence with another year, another count or another measure has another number', () => {
  check(anotherNumber, true, [
    ['Il muro di Berlino cadde nel 1989', 'Il muro di Berlino cadde nel 1991'],
    ['The Berlin Wall fell in 1989', 'The Berlin Wall fell in 1991', ['en', 'en']],
    ["L'Italia ha 20 regioni", "L'Italia ha 22 regioni"],
    ["L'Italia ha 20 regioni", 'Italy has 22 regions', ['it', 'en']],
    ['Il monte è alto 4.800 metri', 'Il monte è alto 2.500 metri'],
  ]);
});

test('what may be rounding, measuring or a bound is no other number', () => {
  check(anotherNumber, false, [
    ['Il monte è alto 4.806 metri', 'Il monte è alto 4.810 metri'],
    ['Il monte è alto oltre 4.000 metri', 'Il monte è alto 4.806 metri'],
    ['La guerra durò dal 1914 al 1918', 'La guerra durò fino al 1918'],
    ['Il muro di Berlino cadde nel 1989', 'Il muro di Berlino cadde nel 1989'],
  ]);
});

test('another number of another thing contradicts nothing', () => {
  check(anotherNumber, false, [
    ['Il monte è alto 4.806 metri', 'Il monte pesa 2.500 chili'],
    ["L'Italia ha 20 regioni", 'La Francia ha 13 regioni'],
    ["L'Italia ha 20 regioni", "L'Italia ha 107 province"],
    ['Tra il 1914 e il 1918 morirono 9 milioni di soldati', 'Nel 1939 morirono 5 soldati'],
  ]);
});

test('another name for what there is one of is another name', () => {
  check(anotherName, true, [
    ["La capitale dell'Australia è Sydney", "La capitale dell'Australia è Canberra"],
    ['The capital of Australia is Sydney', 'The capital of Australia is Canberra', ['en', 'en']],
    ['Il simbolo chimico del ferro è Au', 'Il simbolo chimico del ferro è Fe'],
    ['Marte è il pianeta più grande del sistema solare', 'Giove è il pianeta più grande del sistema solare'],
  ]);
});

test('two names may both be right where there can be several', () => {
  check(anotherName, false, [
    ['Il Po attraversa Torino', 'Il Po attraversa Piacenza'],
    ['Roma si trova in Italia', 'Milano si trova in Italia'],
    ['Anna lives in Rome', 'Anna lives in Milan', ['en', 'en']],
  ]);
});

test('the same name, in either language, is no other one', () => {
  check(anotherName, false, [
    ["La capitale dell'Australia è Canberra", "La capitale dell'Australia è Canberra"],
    ["La capitale dell'Australia è Canberra", 'The capital of Australia is Canberra', ['it', 'en']],
    ["La capitale dell'Australia è Canberra", 'Canberra'],
  ]);
});
