import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { numbersIn } from '../language/numbers.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { KnowledgeLanguage } from './knowledge-schema.ts';
import { readKnowledge } from './read-knowledge.ts';

/** A year after this one is spoken of as to come, or is no year. */
const writtenIn = 2026;

const knowledge = await readKnowledge();
const { claims, facts } = knowledge;
const entries = [...claims, ...facts];

interface Text {
  readonly id: string;
  readonly language: KnowledgeLanguage;
  readonly kind: 'wording' | 'contrary' | 'explanation' | 'rests_on' | 'title' | 'fact' | 'said' | 'topic';
  readonly text: string;
}

const texts: readonly Text[] = (['it', 'en'] as const).flatMap((language) => [
  ...claims.flatMap(({ id, wordings, contrary, explanation, rests_on, topic }) => [
    ...wordings[language].map((text) => ({ id, language, kind: 'wording' as const, text })),
    ...(contrary ? [{ id, language, kind: 'contrary' as const, text: contrary[language] }] : []),
    { id, language, kind: 'explanation' as const, text: explanation[language] },
    { id, language, kind: 'rests_on' as const, text: rests_on[language] },
    { id, language, kind: 'topic' as const, text: topic[language] },
  ]),
  ...facts.flatMap(({ id, title, text, said }) => [
    { id, language, kind: 'title' as const, text: title[language] },
    ...(said?.[language] ?? []).map((words) => ({ id, language, kind: 'said' as const, text: words })),
    { id, language, kind: 'fact' as const, text: text[language] },
  ]),
]);

const folded = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What offends, named so that it can be found and mended. */
const offending = (isWrong: (text: Text) => boolean) =>
  texts.filter(isWrong).map(({ id, language, kind, text }) => `${id} (${kind}, ${language}): ${text}`);

test('there are at least 600 claims and 2,000 facts', () => {
  assert.ok(claims.length >= 600, `${claims.length}`);
  assert.ok(facts.length >= 2_000, `${facts.length}`);
});

test('about a third of the claims is true, and about a fifth misleading', () => {
  const shareOf = (level: string) => claims.filter((claim) => claim.level === level).length / claims.length;
  const [isTrue, isMisleading] = [shareOf('true'), shareOf('misleading')];
  assert.ok(isTrue >= 0.25 && isTrue <= 0.45, `vero ${isTrue}`);
  assert.ok(isMisleading >= 0.1 && isMisleading <= 0.25, `fuorviante ${isMisleading}`);
});

test('no id is used twice, and every id begins with the name of its file', () => {
  const ids = entries.map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    [],
  );
  for (const kind of ['claims', 'facts']) {
    const folder = new URL(`../../../knowledge/${kind}/`, import.meta.url);
    for (const file of readdirSync(folder)) {
      const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<
        string,
        { id: string }[]
      >;
      assert.ok((content[kind] ?? []).length > 0, `${kind}/${file} holds something`);
      const own = `${file.replace(/\.json$/, '')}-`;
      assert.deepEqual(
        (content[kind] ?? []).map(({ id }) => id).filter((id) => !id.startsWith(own)),
        [],
        file,
      );
    }
  }
});

const keyOf = ({ language, text }: Text) => `${language} ${folded(text)}`;
const ofKinds = (...kinds: readonly Text['kind'][]) => texts.filter(({ kind }) => kinds.includes(kind));

test('no claim and no fact says twice the same, whatever its capitals and its punctuation', () => {
  for (const statements of [ofKinds('wording', 'contrary'), ofKinds('fact', 'said')]) {
    const byKey = Map.groupBy(statements, keyOf);
    const twice = [...byKey.values()].filter(({ length }) => length > 1);
    assert.deepEqual(
      twice.map((same) => `${same.map(({ id }) => id).join(' and ')}: ${same[0]?.text}`),
      [],
    );
  }
});

test('no fact says what a claim says that is not true', () => {
  const levels = new Map(claims.map(({ id, level }) => [id, level]));
  const untrue = ofKinds('wording', 'contrary').filter(
    ({ id, kind }) => levels.get(id) !== (kind === 'contrary' ? 'false' : 'true'),
  );
  const byKey = new Map(untrue.map((text) => [keyOf(text), text.id]));
  assert.deepEqual(
    ofKinds('fact', 'said')
      .filter((text) => byKey.has(keyOf(text)))
      .map((text) => `${text.id} and ${byKey.get(keyOf(text))}: ${text.text}`),
    [],
  );
});

test('what is true or false has a contrary, and a half-truth has none', () => {
  assert.deepEqual(
    claims
      .filter(({ level, contrary }) => (level === 'misleading') !== (contrary === undefined))
      .map(({ id }) => id),
    [],
  );
});

test('every explanation is two sentences, and every fact one to three', () => {
  const count = (text: string) => sentencesOf(text).length;
  assert.deepEqual(
    offending(({ kind, text }) => kind === 'explanation' && count(text) !== 2),
    [],
  );
  assert.deepEqual(
    offending(({ kind, text }) => kind === 'fact' && (count(text) < 1 || count(text) > 3)),
    [],
  );
});

test('statements, explanations and facts are whole: a capital or a figure first, a full stop where one belongs', () => {
  assert.deepEqual(
    offending(
      ({ kind, text }) => !/^(?:[\p{Lu}\p{N}"]|mRNA)/u.test(text) && kind !== 'title' && kind !== 'wording',
    ),
    [],
  );
  assert.deepEqual(
    offending(
      ({ kind, text }) =>
        (kind === 'explanation' || kind === 'fact') !== /[^.]\.$/.test(text) && kind !== 'title',
    ),
    [],
  );
});

test('the two languages never hold the same words, names apart', () => {
  const same = claims.filter(({ wordings, contrary, explanation }) => {
    const english = new Set([...wordings.en, contrary?.en ?? '', explanation.en].map(folded));
    return [...wordings.it, ...(contrary ? [contrary.it] : []), explanation.it].some((text) =>
      english.has(folded(text)),
    );
  });
  assert.deepEqual(
    [...same, ...facts.filter(({ text }) => folded(text.it) === folded(text.en))].map(({ id }) => id),
    [],
  );
});

/** Words that only the other language has, and names in which they stand all the same. */
const foreign = {
  it: / (?:the|and|of|with|is|are|was|were|from|by|which|that|have|has) /i,
  en: / (?:il|gli|che|della|del|delle|dei|degli|nel|nella|sono|è|perché|anche|non) /i,
};
const foreignNames =
  /Port of Spain|The Sun|Canto degli Italiani|(?:Piazza|Galleria|Isola|Accademia|Autostrada|Monte|Grazie|Santa Maria) de\w+ |Tierra del Fuego/;

test('no text is left in the other language', () => {
  assert.deepEqual(
    offending(
      ({ kind, language, text }) =>
        kind !== 'rests_on' && kind !== 'title' && foreign[language].test(text) && !foreignNames.test(text),
    ),
    [],
  );
});

test('texts are calm and clean: no exclamation marks, no double spaces, no characters that do not show', () => {
  assert.deepEqual(
    offending(({ text }) => /!/.test(text)),
    [],
  );
  assert.deepEqual(
    offending(({ text }) => /\s{2}|^\s|\s$|[^\S ]/.test(text)),
    [],
  );
  assert.deepEqual(
    offending(({ text }) => /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/u.test(text) || text !== text.normalize('NFC')),
    [],
  );
  assert.deepEqual(
    offending(({ text }) => /undefined|null\b|TODO|\[object|[“”«»’]/.test(text)),
    [],
    'one kind of quotation mark and of apostrophe',
  );
});

test('no year lies beyond 2100, nor in the future where the knowledge speaks for itself and of no plan or forecast', () => {
  const isYetToCome =
    /\p{L}r(?:à|anno)(?!\p{L})|previst|previs|entro|fino al|potrebbe|dovrebbe|scade|will|by |until|predict|forecast|plan|target|expected|obiettiv|tappa|milestone|agenda/iu;
  // A false claim may set the end of the world for any year.
  const isOwn = (kind: string) => kind === 'explanation' || kind === 'fact' || kind === 'rests_on';
  assert.deepEqual(
    offending(({ text, kind, language }) =>
      numbersIn(text, language)
        .filter(({ unit, raw }) => unit === 'year' && /^\d{4}$/.test(raw) && !isLawOrCount(text, raw))
        .some(({ value }) => value > 2_100 || (value > writtenIn && isOwn(kind) && !isYetToCome.test(text))),
    ),
    [],
  );
});

/** `articolo 2054`, `2257/94`, `2190 a.C.`: a number of four digits that is no year of ours. */
function isLawOrCount(text: string, raw: string): boolean {
  return new RegExp(
    `(?:articol\\w+|article\\w*|art\\.|Regolamento|Regulation|\\(EC\\)|CE)[^.;]*${raw}|${raw}(?:/|,? (?:a\\.C|BC|metri|metres|e seguenti))`,
    'i',
  ).test(text);
}

/** `112` is called where Italian is read; `9.460 miliardi` are `9.46 trillion`. */
const numeralsOfOneLanguage = new Set(['health 112', 'space-light-year-time 9460']);

test('every numeral of an Italian explanation stands in the English one too', () => {
  const missing = claims.flatMap(({ id, explanation, contrary, rests_on }) =>
    [explanation, rests_on, ...(contrary ? [contrary] : [])].flatMap(({ it, en }) => {
      const there = new Set(numeralsIn(en));
      return numeralsIn(it)
        .filter((numeral) => !there.has(numeral))
        .filter((numeral) => !numeralsOfOneLanguage.has(`${id} ${numeral}`))
        .filter((numeral) => !numeralsOfOneLanguage.has(`${id.split('-')[0]} ${numeral}`))
        .map((numeral) => `${id}: ${numeral}`);
    }),
  );
  assert.deepEqual(missing, []);
});

/** Where one language writes a figure and the other a word or a letter. */
const factsWithOtherNumbers: ReadonlySet<string> = new Set([
  'arts-literature-nineteen-eighty-four',
  'country-eg-area',
  'eu-bodies-european-council-president',
  'human-body-blood-groups',
  'human-body-universal-donor',
  'italian-institutions-emergency-1522',
  'mountains-annapurna',
  'mountains-messner',
  'planets-light-year',
  'sport-bolt',
  'sport-ferrari-f1',
  'sport-mennea',
  'sport-rugby-players',
  'sport-schumacher',
  'units-numbers-prime-two',
]);

test('every fact states the same numbers in both languages', () => {
  const differing = facts
    .filter(({ id }) => !factsWithOtherNumbers.has(id))
    .filter(({ text }) => {
      const [inItalian, inEnglish] = [countsIn(text.it, 'it'), countsIn(text.en, 'en')];
      // A number in words is not always read as one.
      const isCountedAlike = inItalian.length !== inEnglish.length || inItalian.join() === inEnglish.join();
      return numeralsIn(text.it).sort().join() !== numeralsIn(text.en).sort().join() || !isCountedAlike;
    })
    .map(({ id, text }) => `${id}: ${text.it} | ${text.en}`);
  assert.deepEqual(differing, []);
});

/** In digits, however the language groups them; decades and centuries have names in Italian. */
function numeralsIn(text: string): string[] {
  return (text.match(/(?<![\p{L}\d])\d+(?:[.,]\d+)*(?!\d*(?:s\b|(?:st|nd|rd|th)[ -]centur))/gu) ?? []).map(
    (numeral) => numeral.replace(/[.,]/g, ''),
  );
}

/** In words; `for the first time` and `one of` count nothing. */
function countsIn(text: string, language: KnowledgeLanguage): string[] {
  return numbersIn(text, language)
    .filter(({ raw, unit, value, upTo }) => {
      const isOfTime = unit === 'ordinal' || upTo !== undefined;
      return !/\d/.test(raw) && !isOfTime && value > 1;
    })
    .map(({ value }) => value.toPrecision(6))
    .sort();
}

/** Whose pages stay where they are. A source beyond these is looked at by a person and added here. */
const publicSites: ReadonlySet<string> = new Set(
  `climate.copernicus.eu commission.europa.eu ec.europa.eu european-union.europa.eu facta.news
   faq.whatsapp.com fullfact.org home.cern missingmigrants.iom.int ourworldindata.org pagellapolitica.it
   population.un.org science.nasa.gov whc.unesco.org wmo.int www.aci.it www.adm.gov.it www.agcm.it
   www.agcom.it www.agenziaentrate.gov.it www.aifa.gov.it www.airc.it www.asi.it www.bancaditalia.it
   www.bipm.org www.bufale.net www.butac.it www.camera.it www.carabinieri.it www.cicap.org www.coe.int
   www.commissariatodips.it www.conai.org www.consilium.europa.eu www.consob.it www.cortecostituzionale.it
   www.difesa.it www.easa.europa.eu www.ecb.europa.eu www.ecdc.europa.eu www.eea.europa.eu
   www.efsa.europa.eu www.ema.europa.eu www.enac.gov.it www.enea.it www.epicentro.iss.it www.esa.int
   www.esteri.it www.europarl.europa.eu www.europol.europa.eu www.facebook.com www.fao.org www.ftc.gov
   www.garanteprivacy.it www.giustizia.it www.governo.it www.iaea.org www.iau.org www.icc-cpi.int
   www.iea.org www.imf.org www.inail.it www.ingv.it www.inps.it www.interno.gov.it www.ipcc.ch
   www.isprambiente.gov.it www.iss.it www.istat.it www.iucn.org www.ivass.it www.lavoro.gov.it
   www.mef.gov.it www.mim.gov.it www.mit.gov.it www.nasa.gov www.nato.int www.noaa.gov www.nobelprize.org
   www.normattiva.it www.notariato.it www.oecd.org www.olympics.com www.pariopportunita.gov.it
   www.poliziadistato.it www.prisonstudies.org www.protezionecivile.gov.it www.quirinale.it
   www.salute.gov.it www.senato.it www.snopes.com www.treccani.it www.un.org www.unep.org www.unhcr.org
   www.unicef.org www.unodc.org www.usgs.gov www.wfp.org www.who.int www.worldbank.org`.split(/\s+/),
);

test('every link is a well-formed https address of a public site, or an article in the language it is said to be in', () => {
  const wrong = entries.flatMap(({ id, sources }) =>
    sources
      .filter(({ url, lang }) => !isPlausible(url, lang))
      .map(({ url, lang }) => `${id} (${lang}): ${url}`),
  );
  assert.deepEqual(wrong, []);
});

function isPlausible(link: string, lang: KnowledgeLanguage): boolean {
  const url = new URL(link);
  const isWellFormed =
    url.protocol === 'https:' &&
    !/[\s<>"\\^`{|}#]|%20|%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/i.test(link) &&
    url.port === '' &&
    url.username === '';
  if (!isWellFormed) return false;
  return url.hostname.endsWith('.wikipedia.org')
    ? url.hostname === `${lang}.wikipedia.org` && /^\/wiki\/[^_]/.test(url.pathname) && url.search === ''
    : publicSites.has(url.hostname);
}

test('no entry names the same page twice, and an encyclopedia page is named by its title', () => {
  const titleOf = (url: string) => decodeURIComponent(new URL(url).pathname).replace(/^\/wiki\//, '');
  const plain = (title: string) => folded(title.replaceAll('_', ' '));
  const wrong = entries.flatMap(({ id, sources }) => [
    ...(new Set(sources.map(({ url }) => url)).size < sources.length ? [`${id}: the same page twice`] : []),
    ...sources
      .filter(({ url }) => url.includes('.wikipedia.org/'))
      .filter(({ name, url }) => {
        const title = plain(titleOf(url));
        return !name.startsWith('Wikipedia: ') || !title.startsWith(plain(name.slice('Wikipedia: '.length)));
      })
      .map(({ name, url }) => `${id}: ${name} is ${url}`),
  ]);
  assert.deepEqual(wrong, []);
});
