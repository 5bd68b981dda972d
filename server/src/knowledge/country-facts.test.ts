import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryFacts } from './country-facts.ts';
import { countryCodes } from './names-countries.ts';

const facts = new Map(countryFacts().map((fact) => [fact.id, fact]));
const text = (id: string) => facts.get(`country-${id}`)?.text;

test('the 193 members of the United Nations and Vatican City have at least five facts each', () => {
  assert.equal(countryCodes.length, 194);
  for (const code of countryCodes) {
    const ids = [...facts.keys()].filter((id) => id.startsWith(`country-${code.toLowerCase()}-`));
    assert.ok(ids.length >= 5, `${code} has only ${ids.length}`);
  }
});

test('well-known facts are stated plainly in both languages', () => {
  assert.deepEqual(text('fr-capital'), {
    it: 'La capitale della Francia è Parigi.',
    en: 'The capital of France is Paris.',
  });
  assert.deepEqual(text('kz-area'), {
    it: 'Il Kazakistan ha una superficie di circa 2,7 milioni di chilometri quadrati ed è il più grande Paese senza sbocco sugli oceani.',
    en: 'Kazakhstan has an area of about 2.7 million square kilometres and is the largest landlocked country in the world.',
  });
  assert.deepEqual(text('it-borders'), {
    it: "L'Italia confina via terra con Austria, Francia, San Marino, Slovenia, Svizzera e Città del Vaticano.",
    en: 'Italy borders Austria, France, San Marino, Slovenia, Switzerland and Vatican City by land.',
  });
  assert.deepEqual(text('de-area'), {
    it: 'La superficie della Germania è di circa 357.000 chilometri quadrati.',
    en: 'The area of Germany is about 357,000 square kilometres.',
  });
  assert.deepEqual(text('gb-currency'), {
    it: 'La moneta ufficiale del Regno Unito è la sterlina britannica.',
    en: 'The official currency of the United Kingdom is the pound sterling.',
  });
  assert.deepEqual(text('pl-nato'), {
    it: 'La Polonia fa parte della NATO dal 1999.',
    en: 'Poland has been a member of NATO since 1999.',
  });
  assert.deepEqual(text('es-dialling'), {
    it: 'Il prefisso telefonico internazionale della Spagna è +34 e il dominio internet nazionale è .es.',
    en: 'The international calling code of Spain is +34 and the national internet domain is .es.',
  });
});

test('Italian articles, prepositions and verbs agree with tricky names', () => {
  const beginnings: readonly (readonly [string, string])[] = [
    ['us-capital', 'La capitale degli Stati Uniti è Washington.'],
    ['nl-eu', "I Paesi Bassi fanno parte dell'Unione europea e sono tra i sei"],
    ['cu-capital', "La capitale di Cuba è L'Avana."],
    ['mt-capital', 'La capitale di Malta è La Valletta.'],
    ['eg-capital', "La capitale dell'Egitto è Il Cairo."],
    ['ye-capital', "La capitale dello Yemen è Sana'a."],
    ['zm-capital', 'La capitale dello Zambia è Lusaka.'],
    ['ph-sea', 'Le Filippine sono uno Stato insulare.'],
    ['ae-borders', "Gli Emirati Arabi Uniti confinano via terra con l'Oman e l'Arabia Saudita."],
    ['mv-capital', 'La capitale delle Maldive è Malé.'],
    ['sv-capital', 'La capitale di El Salvador è San Salvador.'],
    ['hn-capital', "La capitale dell'Honduras è Tegucigalpa."],
    ['bs-groups', 'Le Bahamas fanno parte del Commonwealth delle nazioni.'],
    ['sm-borders', "San Marino confina via terra solo con l'Italia."],
    ['ht-borders', 'Haiti confina via terra solo con la Repubblica Dominicana.'],
    ['cd-capital', 'La capitale della Repubblica Democratica del Congo è Kinshasa.'],
    ['uy-sea', "L'Uruguay si affaccia sull'oceano Atlantico."],
    ['za-currency', 'La moneta ufficiale del Sudafrica è il rand.'],
    ['jp-currency', 'La moneta ufficiale del Giappone è lo yen.'],
    ['va-currency', "La moneta ufficiale della Città del Vaticano è l'euro."],
    ['ir-languages', "La lingua ufficiale dell'Iran è il persiano (farsi)."],
    ['lk-sea', 'Lo Sri Lanka è uno Stato insulare.'],
  ];
  for (const [id, beginning] of beginnings)
    assert.ok(text(id)?.it.startsWith(beginning), `${id}: ${text(id)?.it}`);
});

test('English sentences put the article where a name has one', () => {
  assert.equal(text('nl-sea')?.en, 'The Netherlands lies on the North Sea.');
  assert.equal(text('mx-borders')?.en, 'Mexico borders Belize, Guatemala and the United States by land.');
  assert.equal(
    text('us-capital')?.en,
    'The capital of the United States is Washington, D.C. New York is not the capital of the United States.',
  );
});

test('what is contested, or has no plain answer, is not stated', () => {
  for (const id of [
    'il-capital',
    'gq-capital',
    'il-borders',
    'il-area',
    'pk-area',
    'zw-currency',
    'va-dialling',
  ]) {
    assert.equal(text(id), undefined, id);
  }
  assert.doesNotMatch(text('rs-borders')?.it ?? '', /Kosovo/);
});

test("the package's mistakes do not come through", () => {
  assert.match(text('va-un')?.it ?? '', /non è uno Stato membro/);
  assert.match(text('bg-currency')?.it ?? '', /euro, adottato nel 2026/);
  assert.match(text('cu-currency')?.en ?? '', /Cuban peso/);
  assert.match(text('ch-languages')?.it ?? '', /tedesco/);
  assert.equal(text('at-languages')?.en, 'The official language of Austria is German.');
  assert.equal(text('lk-borders'), undefined);
  assert.doesNotMatch(text('cn-borders')?.en ?? '', /Hong Kong|Macau/);
});

test('each fact points to the article of its country in both languages', () => {
  assert.deepEqual(
    facts.get('country-ge-capital')?.sources.map(({ url }) => url),
    ['https://it.wikipedia.org/wiki/Georgia', 'https://en.wikipedia.org/wiki/Georgia_(country)'],
  );
  assert.deepEqual(
    facts.get('country-us-area')?.sources.map(({ url }) => url),
    ["https://it.wikipedia.org/wiki/Stati_Uniti_d'America", 'https://en.wikipedia.org/wiki/United_States'],
  );
});
