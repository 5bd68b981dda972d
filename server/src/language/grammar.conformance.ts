/** What every grammar must be able to do, as tests: each language runs them with sentences of its own. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimWithin } from '../claims/claim-within.ts';
import { splitClaims } from '../claims/split-claims.ts';
import { isAboutNow, type StatementKind, statementKind } from '../claims/statement-kind.ts';
import { siteOfExport } from '../evidence/import/wikipedia/export-site.ts';
import { hasGap } from '../evidence/import/wikipedia/wikitext/gaps.ts';
import { expandMarkup } from '../evidence/import/wikipedia/wikitext/markup.ts';
import { sectionsOf } from '../evidence/import/wikipedia/wikitext/sections.ts';
import { createTemplateText } from '../evidence/import/wikipedia/wikitext/templates.ts';
import { lacksSubject, namedBefore } from '../pipelines/article/name-subject.ts';
import { isReported } from '../pipelines/article/own-sentences.ts';
import { affirmative } from '../providers/judge/local/affirmative.ts';
import { readText } from '../providers/judge/local/reading.ts';
import { factProperties } from '../providers/reference/wikidata-properties.ts';
import { onDate, timeSpan } from '../providers/reference/wikidata-words.ts';
import { analyse, isStopWord, stem } from './analyse.ts';
import { detectLanguage } from './detect-language.ts';
import { type GrammarLanguage, grammarOf, otherGrammars } from './grammars.ts';
import { type NumberMention, numbersIn } from './numbers.ts';
import type { PhraseTable } from './phrases.ts';
import { rarityOf } from './rarity.ts';
import { sentencesOf } from './sentences.ts';
import { translationsOf } from './translations.ts';
import { units } from './units.ts';
import { fold } from './words.ts';

export interface GrammarSamples {
  /** Plain sentences, at least ten, from short to long: each is known to be of this language. */
  readonly sentences: readonly string[];
  /** Forms of one word, folded. */
  readonly sameStem: readonly (readonly [string, string])[];
  /** A common word and a rare one. */
  readonly rarer: readonly (readonly [common: string, rare: string])[];
  /** By the code of another language, one at least: words and a translation that is known for each. */
  readonly translations: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  /** A text that holds an abbreviation with its full stop, and how many sentences it has. */
  readonly abbreviations: readonly (readonly [text: string, sentences: number])[];
  /** What is read of the one number in a text. One sample of each kind at least. */
  readonly numbers: Readonly<
    Record<NumberKind, readonly (readonly [text: string, read: Partial<NumberMention>])[]>
  >;
  /** At least three of each kind. */
  readonly kinds: Readonly<Record<StatementKind, readonly string[]>>;
  readonly recent: readonly string[];
  /** A claim with something wrapped round it, and without. */
  readonly wrapped: readonly (readonly [text: string, claim: string])[];
  /** A sentence of several statements, and these; and one that must stay whole. */
  readonly joined: readonly (readonly [text: string, statements: readonly string[]])[];
  /** A plainly negated claim and what it denies; and one whose negation cannot be taken out. */
  readonly denied: readonly (readonly [claim: string, denied: string | undefined])[];
  /** Calls a story false. */
  readonly debunking: readonly string[];
  readonly reported: readonly string[];
  readonly notReported: readonly string[];
  /** A sentence that says of nobody what it says, the one before it, and the sentence with the name. */
  readonly unnamed: readonly (readonly [sentence: string, before: string, named: string])[];
  /** When something happened on 8 March 1990, in March 1990 and in 44 BC; since, until and from the one to the other. */
  readonly writtenDates: readonly [onDay: string, inMonth: string, inYear: string];
  readonly writtenSpans: readonly [since: string, until: string, both: string];
  /** The names a, b and c in a row. */
  readonly writtenList: string;
  /** A template of its Wikipedia, and what it shows; undefined where the sentence around it must go. */
  readonly templates: readonly (readonly [wikitext: string, shown: string | undefined])[];
  /** A heading of its Wikipedia under which nothing is said. */
  readonly emptySections: readonly string[];
}

export type NumberKind =
  | 'grouped'
  | 'decimal'
  | 'spelled'
  | 'multiplied'
  | 'percentage'
  | 'share'
  | 'measure'
  | 'money'
  | 'date'
  | 'decade'
  | 'century'
  | 'era'
  | 'range'
  | 'ordinal'
  | 'bound'
  | 'rough';

export function testGrammar(language: GrammarLanguage, samples: GrammarSamples): void {
  const grammar = grammarOf(language);
  describe(`the grammar of “${language}”`, () => {
    test('its lists are written as texts are folded, and none has an empty entry', () => {
      const { words, verbs, judge, numbers, dates } = grammar;
      const folded = [
        words.stopWords,
        ...[judge.absolutes, judge.hedges, judge.denials, judge.confirmations, judge.negations],
        ...[judge.negators, judge.agents, judge.comparatives, judge.fillers, judge.smallNumbers],
        ...[verbs.doubtful, verbs.never, verbs.beforeNouns, verbs.afterVerbs],
        ...[numbers.spelled, numbers.multipliers, numbers.roughCounts, numbers.ordinals, dates.months].map(
          (table) => new Set(table.keys()),
        ),
      ];
      for (const list of folded) {
        for (const word of list) assert.ok(word === plainForm(word) && word !== '', `“${word}”`);
      }
      for (const section of [
        grammar.assertions,
        grammar.questions,
        grammar.wrappings,
        grammar.coordination,
      ]) {
        for (const table of Object.values(section)) if (table instanceof Map) assertPhrases(table);
      }
    });

    test('nothing both denies and confirms a story', () => {
      const { denials, confirmations } = grammar.judge;
      assert.deepEqual([...denials.intersection(confirmations)], []);
    });

    test('its sentences are known to be its own, however short', () => {
      assert.ok(samples.sentences.length >= 10);
      for (const sentence of samples.sentences)
        assert.equal(detectLanguage(sentence).language, language, sentence);
      assert.deepEqual(detectLanguage(samples.sentences.join(' ')), {
        language,
        sure: true,
        unread: false,
      });
    });

    test('forms of one word share a stem; stop words carry nothing', () => {
      for (const [one, other] of samples.sameStem)
        assert.equal(stem(one, language), stem(other, language), `${one}, ${other}`);
      const stopWords = [...grammar.words.stopWords];
      assert.ok(stopWords.length >= 80 && stopWords.every((word) => isStopWord(word, language)));
      assert.deepEqual(analyse(stopWords.join(' '), language), []);
    });

    test('rare words weigh more than common ones', () => {
      for (const [common, rare] of samples.rarer)
        assert.ok(
          rarityOf(stem(rare, language), language) > rarityOf(stem(common, language), language),
          rare,
        );
    });

    test('words are known in another language, and the other way round', () => {
      const others = otherGrammars(language).filter((other) => samples.translations[other]);
      assert.deepEqual(others.toSorted(), Object.keys(samples.translations).sort());
      assert.ok(others.length > 0);
      for (const other of others) {
        for (const [word, translation] of samples.translations[other] ?? []) {
          assert.ok(translationsOf(word, language, other).includes(translation), `${word}: ${translation}`);
          assert.ok(translationsOf(translation, other, language).includes(word), `${translation}: ${word}`);
        }
      }
    });

    test('abbreviations do not end sentences', () => {
      for (const [text, count] of samples.abbreviations) assert.equal(sentencesOf(text).length, count, text);
    });

    test('all numbers from nought to twenty, and the first ordinals, are known in words', () => {
      const { spelled, ordinals } = grammar.numbers;
      const values = new Set(spelled.values());
      for (let value = 0; value <= 20; value += 1) assert.ok(values.has(value), `no word for ${value}`);
      const places = new Set(ordinals.values());
      for (let place = 1; place <= 20; place += 1) assert.ok(places.has(place), `no word for place ${place}`);
      assert.equal(new Set(grammar.dates.months.values()).size, 12);
    });

    test('every unit of measure has a name or a sign', () => {
      for (const [name, [, , sign]] of Object.entries(units))
        assert.ok(sign !== '' || grammar.units.measures[name as keyof typeof units] !== '', name);
    });

    for (const [kind, texts] of Object.entries(samples.numbers)) {
      test(`numbers: ${kind}`, () => {
        assert.ok(texts.length > 0);
        for (const [text, expected] of texts) {
          const read = numbersIn(text, language);
          assert.equal(read.length, 1, `${text}: ${read.map(({ raw }) => raw).join(' | ')}`);
          for (const [part, value] of Object.entries(expected))
            assert.deepEqual(read[0]?.[part as keyof NumberMention], value, `${text}: ${part}`);
        }
      });
    }

    for (const [kind, texts] of Object.entries(samples.kinds)) {
      test(`statements: ${kind}`, () => {
        assert.ok(texts.length >= 3);
        for (const text of texts) assert.equal(statementKind(text, language, 2026), kind, text);
      });
    }

    test('what is about these hours is told from the rest', () => {
      for (const text of samples.recent) assert.ok(isAboutNow(text, language), text);
      for (const text of samples.kinds.verifiable) assert.ok(!isAboutNow(text, language), text);
    });

    test('what is wrapped round a claim comes off, and a bare claim stays as it is', () => {
      for (const [text, claim] of samples.wrapped) assert.equal(claimWithin(text, language), claim);
      for (const text of samples.kinds.verifiable) assert.equal(claimWithin(text, language), text);
    });

    test('statements that are joined come apart, each with its subject', () => {
      for (const [text, statements] of samples.joined)
        assert.deepEqual(splitClaims(text, language), statements);
      assert.ok(samples.joined.some(([, statements]) => statements.length > 1));
      assert.ok(samples.joined.some(([, statements]) => statements.length === 1));
    });

    test('a plain negation is taken out, and seen by the judge', () => {
      for (const [claim, denied] of samples.denied) {
        const expected =
          denied === undefined ? { text: claim, denies: false } : { text: denied, denies: true };
        assert.deepEqual(affirmative(claim, language), expected);
        assert.ok(readText(claim, language).cues.negation.length > 0, claim);
      }
    });

    test('what calls a story false is seen by the judge', () => {
      for (const text of samples.debunking) assert.ok(readText(text, language).cues.denial.length > 0, text);
      for (const text of samples.kinds.verifiable)
        assert.deepEqual(readText(text, language).cues.denial, [], text);
    });

    test('reported speech is told from what an article says itself', () => {
      for (const text of samples.reported) assert.ok(isReported(text, language), text);
      for (const text of samples.notReported) assert.ok(!isReported(text, language), text);
    });

    test('a subject left to the sentence before is named', () => {
      for (const [sentence, before, named] of samples.unnamed) {
        assert.ok(lacksSubject(sentence, language), sentence);
        assert.equal(namedBefore(sentence, before, language), named);
      }
    });

    test('dates, spans of time and lists are written as its sentences write them', () => {
      const [day, month, year] = [{ year: 1990, month: 3, day: 8 }, { year: 1990, month: 3 }, { year: -44 }];
      assert.deepEqual(
        [day, month, year].map((date) => onDate(date, language)),
        samples.writtenDates,
      );
      const spans = [timeSpan(month, undefined, language), timeSpan(undefined, day, language)];
      assert.deepEqual(
        [...spans, timeSpan(month, day, language)].map((span) => span.trimStart()),
        samples.writtenSpans,
      );
      assert.equal(grammar.writing.list(['a', 'b', 'c']), samples.writtenList);
      assert.equal(grammar.writing.list(['a']), 'a');
    });

    test('a date that is written is read again', () => {
      for (let month = 1; month <= 12; month += 1) {
        const text = onDate({ year: 1990, month, day: 8 }, language);
        const [read] = numbersIn(text, language);
        assert.deepEqual([read?.value, read?.month, read?.day], [1990, month, 8], text);
      }
    });

    test('every fact of Wikidata can be told', () => {
      for (const { id } of factProperties) {
        const { sentence, cues } = grammar.facts.properties[id] ?? assert.fail(`${id} has no words`);
        assert.equal(sentence.split('{subject}').length, 2, id);
        assert.equal(sentence.split('{value}').length, 2, id);
        assert.doesNotMatch(sentence, /\.$/, id);
        assert.ok(analyse(cues, language).length > 0, id);
      }
      for (const [id, name] of Object.entries(grammar.facts.units))
        assert.ok(/^Q[1-9]\d*$/.test(id) && name !== '', id);
    });

    test('an export of its Wikipedia is read', () => {
      const { sites } = grammar.encyclopedia;
      for (const [database, host] of Object.entries(sites)) {
        const head = `<mediawiki><siteinfo><dbname>${database}</dbname></siteinfo>`;
        assert.deepEqual(siteOfExport(head), { database, host, language });
      }
      assert.ok(Object.keys(sites).length > 0);
      const templateText = createTemplateText(language);
      for (const [wikitext, shown] of samples.templates) {
        const text = expandMarkup(wikitext, { templateText });
        assert.equal(hasGap(text) ? undefined : text, shown, wikitext);
      }
      for (const heading of samples.emptySections) {
        const left = sectionsOf(`A.\n== ${heading} ==\nB.\n== C ==\nD.`);
        assert.deepEqual(
          left.map((section) => section.heading),
          ['', 'C'],
        );
      }
    });
  });
}

/** Folded, but for what only its accent tells from another word. */
function plainForm(word: string): string {
  return word === 'è' ? word : fold(word);
}

function assertPhrases(table: PhraseTable): void {
  for (const phrases of table.values()) {
    for (const words of phrases) {
      assert.ok(words.length > 0);
      for (const word of words) assert.ok(word !== '' && word === word.toLowerCase(), words.join(' '));
    }
  }
}
