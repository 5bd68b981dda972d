import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { Fact } from './knowledge-schema.ts';
import { madeFacts } from './read-knowledge.ts';

const facts = madeFacts();

test('there are more than two thousand facts, all of the shape of a fact in a file', () => {
  assert.ok(facts.length > 2000, `${facts.length}`);
  for (const fact of facts) Fact.parse(fact);
});

test('no two facts have the same id or the same text', () => {
  assert.equal(new Set(facts.map(({ id }) => id)).size, facts.length);
  for (const lang of ['it', 'en'] as const) {
    assert.equal(new Set(facts.map(({ text }) => text[lang])).size, facts.length, lang);
  }
});

test('every text is whole: capital first, full stop last, no gap and no leftover of the making', () => {
  for (const { id, text } of facts) {
    for (const sentence of [text.it, text.en]) {
      assert.match(sentence, /^\p{Lu}.*\.$/u, id);
      assert.doesNotMatch(
        sentence,
        /undefined|null|NaN|\[object| {2}|\.\.|,,| [,.;]\s/,
        `${id}: ${sentence}`,
      );
    }
  }
});

test('no Italian text has an article that does not fit the word after it', () => {
  const misfits = [
    /\b(?:il|lo|la|del|dello|della|nel|sul) [aeiouàèéìòù](?![aeiou])/i,
    /\b(?:il|del|sul|i|dei) (?:s[bcdfglmnpqrtv]|z|gn|ps|x)/,
    /\b(?:lo|dello|sullo) (?![sz]|x|y|i[aeiou]|dz|nd|Y|S|Z|X|U)/,
    /\b(?:di|con|su) (?:il|lo|la|gli) [A-Z]\w+ (?:è|sono)\b/,
    /l' /,
  ];
  for (const { id, text } of facts) {
    for (const misfit of misfits) assert.doesNotMatch(text.it, misfit, id);
  }
});

test('the facts are the same every time, and are made in less than 200 ms', () => {
  const times = [1, 2, 3].map(() => {
    const begin = cpuNowMs();
    assert.deepEqual(
      madeFacts().map(({ id }) => id),
      facts.map(({ id }) => id),
    );
    return cpuNowMs() - begin;
  });
  assert.ok(Math.min(...times) < 200, `${Math.min(...times)} ms`);
});

/** Id, then how the text begins in Italian and in English. */
const wellKnown: readonly (readonly [string, string, string])[] = [
  ['country-au-capital', "La capitale dell'Australia è Canberra.", 'The capital of Australia is Canberra.'],
  ['country-tr-capital', 'La capitale della Turchia è Ankara.', 'The capital of Turkey is Ankara.'],
  ['country-br-capital', 'La capitale del Brasile è Brasilia.', 'The capital of Brazil is Brasília.'],
  ['country-ca-capital', 'La capitale del Canada è Ottawa.', 'The capital of Canada is Ottawa.'],
  ['country-id-capital', "La capitale dell'Indonesia è Giacarta.", 'The capital of Indonesia is Jakarta.'],
  [
    'country-mx-capital',
    'La capitale del Messico è Città del Messico.',
    'The capital of Mexico is Mexico City.',
  ],
  ['country-bi-capital', 'La capitale del Burundi è Gitega.', 'The capital of Burundi is Gitega.'],
  [
    'country-gb-capital',
    'La capitale del Regno Unito è Londra.',
    'The capital of the United Kingdom is London.',
  ],
  [
    'country-jp-currency',
    'La moneta ufficiale del Giappone è lo yen.',
    'The official currency of Japan is the yen.',
  ],
  [
    'country-hr-currency',
    "La moneta ufficiale della Croazia è l'euro, adottato nel 2023.",
    'The official currency of Croatia is the euro, adopted in 2023.',
  ],
  [
    'country-br-languages',
    'La lingua ufficiale del Brasile è il portoghese.',
    'The official language of Brazil is Portuguese.',
  ],
  [
    'country-ca-languages',
    "Le lingue ufficiali del Canada sono l'inglese e il francese.",
    'The official languages of Canada are English and French.',
  ],
  [
    'country-ch-sea',
    'La Svizzera non ha sbocco sul mare.',
    'Switzerland is landlocked: it has no access to the sea.',
  ],
  [
    'country-pt-borders',
    'Il Portogallo confina via terra solo con la Spagna.',
    'Portugal borders only Spain by land.',
  ],
  [
    'country-eg-position',
    "L'Egitto è uno Stato dell'Africa nordorientale,",
    'Egypt is a country in Northeast Africa,',
  ],
  [
    'country-ru-area',
    'La Russia ha una superficie di circa 17,1 milioni di chilometri quadrati',
    'Russia has an area of about 17.1 million square kilometres',
  ],
  [
    'country-se-nato',
    'La Svezia fa parte della NATO dal 2024.',
    'Sweden has been a member of NATO since 2024.',
  ],
  [
    'country-gb-europe',
    "Il Regno Unito non fa più parte dell'Unione europea,",
    'The United Kingdom is no longer a member of the European Union,',
  ],
  [
    'country-cn-un',
    'La Cina è uno Stato membro delle Nazioni Unite (ONU) e uno dei cinque',
    'China is a member state of the United Nations (UN) and one of the five',
  ],
  ['element-fe-symbol', 'Il simbolo chimico del ferro è Fe.', 'The chemical symbol of iron is Fe.'],
  ['element-ag-symbol', "Il simbolo chimico dell'argento è Ag.", 'The chemical symbol of silver is Ag.'],
  ['element-o-number', "Il numero atomico dell'ossigeno è 8:", 'The atomic number of oxygen is 8:'],
  [
    'element-pb-mass',
    'La massa atomica del piombo è di circa 207,2 unità.',
    'The atomic mass of lead is about 207.2 units.',
  ],
  ['element-na-family', 'Il sodio è un metallo alcalino.', 'Sodium is an alkali metal.'],
  [
    'element-br-state',
    'A temperatura ambiente il bromo è un liquido.',
    'At room temperature bromine is a liquid.',
  ],
];

test('what everybody knows is stated so in both languages', () => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  for (const [id, it, en] of wellKnown) {
    const text = byId.get(id)?.text;
    assert.ok(text?.it.startsWith(it), `${id}: ${text?.it}`);
    assert.ok(text?.en.startsWith(en), `${id}: ${text?.en}`);
  }
});
