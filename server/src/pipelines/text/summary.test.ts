import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Confidence, confidences, type TextLevel, textLevels } from '@riscontro/contract/inside';
import { wordsIn } from '@riscontro/words';
import fc from 'fast-check';
import { verdictReasons } from '../../domain/verdict.ts';
import type { Account } from './account.ts';
import { writeSummary } from './summary.ts';

const levelNames = Object.keys(textLevels) as TextLevel[];
const confidenceNames = Object.keys(confidences) as Confidence[];

/** Those whose words the tests know. */
type Language = 'it' | 'en';
const languages: readonly Language[] = ['it', 'en'];
const names = ['Wikipedia', 'Wikidata', 'Brave Search', 'Tavily', 'SearXNG', 'Google Fact Check', 'Archivio'];

const account = (verdict: Omit<Account['verdict'], 'score'>, more: Partial<Account> = {}): Account => ({
  verdict: { score: 50, ...verdict },
  supporting: 0,
  refuting: 0,
  claims: [{ text: 'La torre è alta 330 metri', level: verdict.level }],
  searched: ['Wikipedia', 'Wikidata'],
  silent: [],
  nothingFound: false,
  ...more,
});

const claims = (...levels: TextLevel[]) => levels.map((level) => ({ text: 'x', level }));

/** Every level, confidence and reason, with numbers of sources and claims that change the grammar. */
function* accounts(): Generator<Account> {
  const counts = [0, 1, 2, 11];
  const factChecks = [undefined, ...levelNames].map((level) =>
    level ? { factCheck: { publisher: 'Pagella Politica', rating: 'Pinocchio andante', level } } : {},
  );
  for (const level of levelNames)
    for (const confidence of confidenceNames)
      for (const reason of level === 'unverifiable' ? [...verdictReasons, undefined] : [undefined])
        for (const supporting of counts)
          for (const refuting of counts)
            for (const of of [claims(level), claims(level, level), claims(level, level, level), ...mixtures])
              for (const factCheck of factChecks)
                yield account(
                  { level, confidence, ...(reason ? { reason } : {}) },
                  {
                    supporting,
                    refuting,
                    claims: of,
                    nothingFound: supporting + refuting === 0,
                    searched: names.slice(0, supporting % 8),
                    silent: names.slice(4, 4 + refuting),
                    ...factCheck,
                  },
                );
}
const mixtures = [
  claims('true', 'true', 'false'),
  claims('false', 'misleading', 'unverifiable', 'true', 'unverifiable'),
  claims('true', 'true'),
];

/** Our own words: without what is quoted and the names of sources. */
const ownWords = (text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/[«“][^»”]*[»”]/gu, ''));

const otherLanguage: Readonly<Record<Language, RegExp>> = {
  it: /\b(the|of|and|is|are|not|that|it|source|sources|claim|claims|true|none|one)\b/i,
  en: /\b(il|lo|la|le|gli|che|di|e|non|una|fonte|fonti|con|per|sono|vera|falsa)\b|[àèéìòù]/i,
};
const surely: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(è|sono) (tutte |entrambe )?(ver[oaie]|fals[oaie]|fuorviant[ei])(?!\p{L})/u,
  en: /\b(is|are) (both |all )?(true|false|misleading)\b/,
};
const notMeant: Readonly<Record<Language, RegExp>> = {
  it: /questo non significa che (sia vera né che sia falsa|siano vere né che siano false|il testo sia vero né che sia falso): \p{Ll}/iu,
  en: /this does not mean that (it is true, nor that it is false|they are true, nor that they are false|the text is true, nor that it is false): \p{Ll}/iu,
};

test('whatever a check came to, its summary is one to three whole sentences of one language', () => {
  let count = 0;
  for (const each of accounts())
    for (const language of languages) {
      const text = writeSummary(each, wordsIn(language).summaries.claim);
      assert.match(text, /^\p{Lu}.+[^.]\.$/u, text);
      assert.doesNotMatch(text, / {2}| [,.;:)]|\( |undefined|\bnull\b|NaN|\{|\}|!|\n|\.\./, text);
      assert.doesNotMatch(ownWords(text), otherLanguage[language], text);
      assert.ok(text.split(/\.(?: |$)/).length - 1 <= 3, text);
      // All that can be said at once is longer than what ever comes together.
      const lengthMax = each.factCheck && each.claims.length > 1 ? 540 : 470;
      assert.ok(text.length <= lengthMax, `${text.length}: ${text}`);
      count += 1;
    }
  assert.ok(count > 10_000);
});

test('what could not be verified is said to be neither true nor false, and what would settle it', () => {
  for (const each of accounts())
    for (const language of languages)
      assert.equal(
        notMeant[language].test(writeSummary(each, wordsIn(language).summaries.claim)),
        each.verdict.level === 'unverifiable',
      );
});

test('only a sure verdict is worded as sure', () => {
  for (const each of accounts())
    for (const language of languages) {
      const text = ownWords(writeSummary(each, wordsIn(language).summaries.claim)).replace(
        notMeant[language],
        '',
      );
      const mayBeSure = each.verdict.confidence === 'high' && each.verdict.level !== 'unverifiable';
      assert.equal(surely[language].test(text), mayBeSure, text);
      const doubted = /, ma non è sicuro|, but this is not certain/.test(text);
      assert.equal(doubted, each.verdict.confidence === 'low' && each.verdict.level !== 'unverifiable', text);
    }
});

test('every source that did not answer is told, and none twice', () => {
  for (const each of accounts()) {
    const [it, en] = languages.map((language) => writeSummary(each, wordsIn(language).summaries.claim));
    assert.equal(/ (Non ha risposto|Non hanno risposto): /.test(it ?? ''), each.silent.length > 0);
    assert.equal(/ No answer came from: /.test(en ?? ''), each.silent.length > 0);
    for (const name of each.silent) assert.equal(it?.split(name).length, 2);
  }
});

test('words from outside stay inside their quotation marks, plain and short', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('«', '»', '“', '”', '"', '\n', '\u202e', '\0', '.', ' ', 'a'),
      maxLength: 300,
    }),
  );
  fc.assert(
    fc.property(hostile, hostile, fc.constantFrom(...languages), (publisher, rating, language) => {
      const factCheck = { publisher, rating, level: 'false' } as const;
      const text = writeSummary(
        account({ level: 'false', confidence: 'high' }, { factCheck }),
        wordsIn(language).summaries.claim,
      );
      const own = text.replace(/[«“][^«»“”]{1,40}[»”]/gu, '#');
      assert.doesNotMatch(text, /[\p{Cc}\u202a-\u202e\u2028\u2029]| {2}/u);
      assert.match(
        own,
        /^(L'affermazione è falsa: (il fact-check pubblicato da #|un fact-check già pubblicato) (dà il giudizio #|se ne è occupato)|This claim is false: (the fact-check published by #|a published fact-check) (gives the rating #|deals with it))\.$/,
      );
    }),
    { numRuns: 300 },
  );
});

test('an explanation comes first, on one line, closed and cut short', () => {
  const said = (explanation: string) =>
    writeSummary(
      account({ level: 'true', confidence: 'medium' }, { supporting: 2, explanation }),
      wordsIn('it').summaries.claim,
    );
  const rest = "L'affermazione risulta vera: 2 fonti indipendenti la confermano.";
  assert.equal(said('La torre\n è alta 330 metri'), `La torre è alta 330 metri. ${rest}`);
  assert.equal(said('La torre è alta 330 metri.'), `La torre è alta 330 metri. ${rest}`);
  assert.equal(said(' \u200b'), rest);
  const long = said('parola '.repeat(5000));
  assert.ok(long.length < 800 && long.endsWith(`parola… ${rest}`), long);
});

const facta = { publisher: 'Facta', rating: 'Notizia falsa.', level: 'false' } as const;

/** Read these aloud after a change. */
const examples: readonly [Account, it: string, en: string][] = [
  [
    account({ level: 'true', confidence: 'high' }, { supporting: 3 }),
    "L'affermazione è vera: 3 fonti indipendenti la confermano e nessuna di quelle lette la smentisce.",
    'This claim is true: 3 independent sources confirm it and none of those read contradicts it.',
  ],
  [
    account({ level: 'true', confidence: 'medium' }, { supporting: 4, refuting: 1 }),
    "L'affermazione risulta vera: 4 fonti indipendenti la confermano e una la smentisce.",
    'This claim appears to be true: 4 independent sources confirm it and one contradicts it.',
  ],
  [
    account({ level: 'false', confidence: 'low' }, { refuting: 1, silent: ['Wikipedia'] }),
    "L'affermazione sembra falsa, ma non è sicuro: una sola fonte la smentisce. Non ha risposto: Wikipedia.",
    'This claim seems to be false, but this is not certain: only one source contradicts it. No answer came from: Wikipedia.',
  ],
  [
    account({ level: 'false', confidence: 'high' }, { refuting: 2, factCheck: facta }),
    "L'affermazione è falsa: il fact-check pubblicato da «Facta» dà il giudizio «Notizia falsa»; 2 fonti indipendenti la smentiscono e nessuna di quelle lette la conferma.",
    'This claim is false: the fact-check published by “Facta” gives the rating “Notizia falsa”; 2 independent sources contradict it and none of those read confirms it.',
  ],
  [
    account({ level: 'false', confidence: 'high' }, { supporting: 1, factCheck: facta }),
    "L'affermazione è falsa: il fact-check pubblicato da «Facta» dà il giudizio «Notizia falsa», anche se una fonte la conferma.",
    'This claim is false: the fact-check published by “Facta” gives the rating “Notizia falsa”, although one source confirms it.',
  ],
  [
    account({ level: 'misleading', confidence: 'medium' }, { supporting: 2, refuting: 1 }),
    "L'affermazione risulta fuorviante: una parte è confermata da 2 fonti indipendenti, un'altra è smentita da una.",
    'This claim appears to be misleading: 2 independent sources confirm one part, one contradicts another.',
  ],
  [
    account(
      { level: 'misleading', confidence: 'medium' },
      { supporting: 3, refuting: 1, claims: claims('true', 'false', 'true') },
    ),
    'Delle 3 affermazioni, 2 risultano vere e 1 falsa: nel complesso il testo risulta fuorviante. Tra le fonti indipendenti lette, 3 parlano a favore e una contro.',
    'Of the 3 claims, 2 appear to be true and 1 false: on the whole the text appears to be misleading. Among the independent sources read, 3 speak in favour and one against.',
  ],
  [
    account({ level: 'true', confidence: 'high' }, { supporting: 2, claims: claims('true', 'true') }),
    'Le 2 affermazioni sono entrambe vere: 2 fonti indipendenti le confermano e nessuna di quelle lette le smentisce.',
    'The 2 claims are both true: 2 independent sources confirm them and none of those read contradicts them.',
  ],
  [
    account(
      { level: 'unverifiable', confidence: 'low', reason: 'insufficientEvidence' },
      { nothingFound: true },
    ),
    "L'affermazione non è verificabile: non è stato trovato nulla che la riguardi (ricerca in: Wikipedia e Wikidata). Questo non significa che sia vera né che sia falsa: per stabilirlo serve una fonte primaria, come un documento ufficiale, una statistica o uno studio.",
    'This claim cannot be verified: nothing was found about it (searched: Wikipedia and Wikidata). This does not mean that it is true, nor that it is false: settling it takes a primary source, such as an official document, statistics or a study.',
  ],
  [
    account(
      { level: 'unverifiable', confidence: 'low', reason: 'conflictingSources' },
      { supporting: 2, refuting: 1 },
    ),
    "L'affermazione non è verificabile: le fonti lette non concordano, con 2 a favore e una contro (ricerca in: Wikipedia e Wikidata). Questo non significa che sia vera né che sia falsa: per stabilirlo serve una fonte primaria, oppure bisogna capire se le fonti intendono date o definizioni diverse.",
    'This claim cannot be verified: the sources read do not agree, with 2 in favour and one against (searched: Wikipedia and Wikidata). This does not mean that it is true, nor that it is false: settling it takes a primary source, or finding out whether the sources mean different dates or definitions.',
  ],
  [
    account(
      { level: 'unverifiable', confidence: 'high', reason: 'opinion' },
      { searched: [], claims: claims('unverifiable', 'unverifiable') },
    ),
    'Nessuna delle 2 affermazioni è verificabile: sono opinioni, e le opinioni non si possono dimostrare con le fonti. Questo non significa che siano vere né che siano false: si possono verificare solo i fatti su cui si basano.',
    'Neither of the 2 claims can be verified: they are opinions, and sources cannot prove opinions. This does not mean that they are true, nor that they are false: only the facts they rest on can be verified.',
  ],
  [
    account(
      { level: 'unverifiable', confidence: 'low', reason: 'forecast' },
      { searched: ['Wikipedia'], supporting: 1, claims: claims('true', 'unverifiable') },
    ),
    'Delle 2 affermazioni, 1 sembra vera e 1 non si è potuta verificare: nel complesso il testo non è verificabile (ricerca in: Wikipedia). Per quella non verificata, questo non significa che sia vera né che sia falsa: si potrà verificare solo a suo tempo.',
    'Of the 2 claims, 1 seems to be true and 1 could not be verified: on the whole the text cannot be verified (searched: Wikipedia). For the one not verified, this does not mean that it is true, nor that it is false: it can be verified only when the time comes.',
  ],
  [
    account(
      { level: 'unverifiable', confidence: 'low', reason: 'serviceUnavailable' },
      { searched: names, silent: ['Wikipedia', 'Wikidata'] },
    ),
    "L'affermazione non è verificabile: alcune fonti o parti del servizio non hanno risposto, quindi la verifica è rimasta incompleta (ricerca in: Brave Search, Tavily, SearXNG, Google Fact Check e Archivio). Questo non significa che sia vera né che sia falsa: per stabilirlo occorre ripetere la verifica quando tutto risponde di nuovo. Non hanno risposto: Wikipedia e Wikidata.",
    'This claim cannot be verified: some sources or parts of the service did not answer, so the check remained incomplete (searched: Brave Search, Tavily, SearXNG, Google Fact Check and Archivio). This does not mean that it is true, nor that it is false: the check has to be repeated when everything answers again. No answer came from: Wikipedia and Wikidata.',
  ],
];

test('summaries as they are read', () => {
  for (const [each, it, en] of examples) {
    assert.equal(writeSummary(each, wordsIn('it').summaries.claim), it);
    assert.equal(writeSummary(each, wordsIn('en').summaries.claim), en);
  }
});

test('the bundled knowledge in another language stands in quotation marks of the answer’s', () => {
  const known = { explanation: 'La Terra è tonda.', restsOn: 'misure dallo spazio.', sources: [] };
  const verdict = { level: 'false', confidence: 'high' } as const;
  const spanish = wordsIn('es').summaries.claim;
  const foreign = writeSummary(account(verdict, { known: { ...known, isForeign: true } }), spanish);
  assert.match(foreign, /\. «La Terra è tonda»\. .*: «misure dallo spazio»\.$/);
  const own = writeSummary(account(verdict, { known }), wordsIn('it').summaries.claim);
  assert.match(own, /\. La Terra è tonda\. .*: misure dallo spazio\.$/);
});
