/** verify-text with its real method, over a small evidence index and without the network. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TestApp } from './support/test-app.ts';
import { checkEvidence, startTextService } from './support/text-service.ts';
import { encyclopediaPassages, worldPassages } from './support/world-passages.ts';

const english = { 'accept-language': 'en' };

const trueClaims = [
  'Canberra è la capitale dell’Australia.',
  'Il Monte Bianco è alto 4.806 metri.',
  'L’Everest è la montagna più alta della Terra.',
  'Il Po è il fiume più lungo d’Italia.',
  'La Terra gira intorno al Sole.',
  'Giove è il pianeta più grande del sistema solare.',
  'Cristoforo Colombo raggiunse l’America nel 1492.',
  'Il muro di Berlino cadde nel 1989.',
  'La Divina Commedia fu scritta da Dante Alighieri.',
  'La balena è un mammifero.',
  'I vaccini non causano l’autismo.',
  'Canberra is the capital of Australia.',
  'Mount Everest is the highest mountain on Earth.',
  'The Earth orbits the Sun.',
  'Jupiter is the largest planet in the Solar System.',
  'The Berlin Wall fell in 1989.',
  'The Second World War ended in 1945.',
  'Hamlet was written by William Shakespeare.',
  'Whales are mammals.',
  'Penguins cannot fly.',
  'Vaccines do not cause autism.',
  'Charles Darwin published On the Origin of Species in 1859.',
];

const falseClaims = [
  'Sydney è la capitale dell’Australia.',
  'Il Monte Bianco è alto 2.500 metri.',
  'Il Tevere è il fiume più lungo d’Italia.',
  'Marte è il pianeta più grande del sistema solare.',
  'Cristoforo Colombo raggiunse l’America nel 1592.',
  'Il muro di Berlino cadde nel 1975.',
  'La Rivoluzione francese cominciò nel 1917.',
  'La Divina Commedia fu scritta da Alessandro Manzoni.',
  'La balena è un pesce.',
  'I vaccini causano l’autismo.',
  'L’acqua bolle a 50 gradi Celsius al livello del mare.',
  'Mount Everest is 5,000 metres high.',
  'Mars is the largest planet in the Solar System.',
  'The Berlin Wall fell in 1975.',
  'The Second World War ended in 1955.',
  'Hamlet was written by Charles Dickens.',
  'Whales are fish.',
  'Penguins can fly.',
  'Vaccines cause autism.',
  'The Titanic sank in 1930.',
  'Charles Darwin published On the Origin of Species in 1959.',
];

/** Words of the passages put together wrongly. */
const turnedClaims = [
  'Il Sole gira intorno alla Terra.',
  'The Sun orbits the Earth.',
  'Il Sole è un pianeta.',
  'The Sun is a planet.',
  'Sydney is the capital of Australia.',
];

/** How many of the true and of the false claims have to be decided, where the index is an encyclopedia. */
const shareMin = { vero: 1 / 3, falso: 1 / 6 };

for (const [index, passages] of [
  ['an encyclopedia', encyclopediaPassages],
  ['various sites', worldPassages],
] as const) {
  describe(`levels of well-known claims, from ${index}`, () => {
    let service: TestApp;
    let key: string;
    before(async () => {
      service = await startTextService({ passages });
      ({ key } = await service.createKey(1_000));
    });
    after(() => service?.close());

    const verify = async (claim: string) => {
      const answer = await service.verifyText(key, claim);
      assert.equal(answer.status, 200, answer.text);
      checkEvidence(answer.json);
      return answer.json;
    };

    for (const [name, claims, right] of [
      ['true', trueClaims, 'vero'],
      ['false', falseClaims, 'falso'],
    ] as const) {
      test(`200 for ${name} claims: ${right} or non verificabile`, async () => {
        const levels = await Promise.all(claims.map(async (claim) => (await verify(claim)).livello));
        const wrong = claims
          .map((claim, place) => ({ claim, level: levels[place] }))
          .filter(({ level }) => level !== right && level !== 'non verificabile');
        assert.deepEqual(wrong, []);
        const decided = levels.filter((level) => level === right).length;
        if (passages === encyclopediaPassages) {
          assert.ok(decided >= claims.length * shareMin[right], `${decided} of ${claims.length} are decided`);
        }
      });
    }

    for (const claim of turnedClaims) {
      test(`200 for “${claim}”, the words of the sources without their meaning: never vero`, async () => {
        const { livello, sintesi } = await verify(claim);
        assert.notEqual(livello, 'vero', sintesi);
      });
    }
  });
}

describe('verify-text over a small index', () => {
  let service: TestApp;
  let key: string;
  before(async () => {
    service = await startTextService({ passages: encyclopediaPassages });
    ({ key } = await service.createKey(1_000));
  });
  after(() => service?.close());

  const verify = async (claim: string, headers: Record<string, string> = {}) => {
    const answer = await service.verifyText(key, claim, headers);
    assert.equal(answer.status, 200, answer.text);
    checkEvidence(answer.json);
    return answer.json;
  };

  test('a decided claim shows what it rests on: the quotation, its page, when and where it was read', async () => {
    const result = await verify('Cristoforo Colombo raggiunse l’America nel 1592.');
    assert.equal(result.livello, 'falso');
    assert.ok(result.affidabilita < 50);
    assert.ok(!('motivo' in result));
    const { segno, testo, fonte } = result.prove[0];
    assert.equal(segno, 'contro');
    assert.match(testo, /^Cristoforo Colombo raggiunse l’America nel 1492/);
    const source = result.fonti[fonte];
    assert.equal(source.url, 'https://it.wikipedia.org/wiki/Cristoforo%20Colombo');
    assert.equal(source.tipo, 'locale');
    assert.ok(Math.abs(Date.parse(source.recuperata_il) - Date.now()) < 60_000);
    assert.match(result.sintesi, /fals/);
    assert.equal(result.generato_da_ia, false);
    assert.equal(result.metodo, 'testo-1+locale-1');
  });

  for (const [reason, claim, words] of [
    ['opinione', 'Secondo me Roma è la città più bella d’Italia.', /opinione/],
    ['opinione', 'I think Rome is the most beautiful city in the world.', /opinione/],
    ['previsione', 'Nel 2050 Roma avrà dieci milioni di abitanti.', /futuro/],
    ['previsione', 'By 2050 Rome will have ten million inhabitants.', /futuro/],
    ['fatto_privato', 'Il mio vicino di casa ha comprato una macchina rossa.', /privato/],
    ['fatto_privato', 'Yesterday my brother lost his keys in Rome.', /privato/],
    [
      'prove_insufficienti',
      'Il fisico Zorbani scoprì la particella trimetrica.',
      /non è stato trovato nulla/,
    ],
  ] as const) {
    test(`200 non verificabile, ${reason}, for “${claim}”`, async () => {
      const result = await verify(claim);
      assert.equal(result.livello, 'non verificabile');
      assert.equal(result.motivo, reason);
      assert.equal(result.affidabilita, 50);
      assert.match(result.sintesi, words);
      assert.match(result.sintesi, /indice locale/, 'it tells what was searched');
      assert.match(result.sintesi, /non significa che sia vera né che sia falsa/);
    });
  }

  test('an opinion has no sources for it or against it', async () => {
    const result = await verify('The Mona Lisa is an ugly painting.');
    assert.equal(result.motivo, 'opinione');
    assert.deepEqual([result.prove, result.fonti], [[], []]);
  });

  test('200 for a text of two claims, each with its own level and its own evidence', async () => {
    const claims = ['Il muro di Berlino cadde nel 1989.', 'Cristoforo Colombo raggiunse l’America nel 1592.'];
    const { affermazioni, livello, prove, sintesi } = await verify(claims.join(' '));
    assert.deepEqual(
      affermazioni.map(({ testo }: { testo: string }) => testo),
      claims,
    );
    const [fall, voyage] = affermazioni;
    assert.ok(['vero', 'non verificabile'].includes(fall.livello));
    assert.equal(voyage.livello, 'falso');
    assert.ok(fall.affidabilita > voyage.affidabilita);
    for (const place of voyage.prove) assert.match(prove[place].testo, /Colombo/);
    for (const place of fall.prove) assert.match(prove[place].testo, /Berlin/);
    assert.ok(['fuorviante', 'falso'].includes(livello), 'a true half does not make a false half true');
    assert.match(sintesi, /2 affermazioni/);
  });

  test('a claim is checked beside an opinion', async () => {
    const { affermazioni } = await verify(
      'Cristoforo Colombo raggiunse l’America nel 1592. Secondo me Roma è la città più bella del mondo.',
    );
    assert.deepEqual(
      affermazioni.map(({ livello }: { livello: string }) => livello),
      ['falso', 'non verificabile'],
    );
  });

  test('one source that confirms two claims is told as one source', async () => {
    const { fonti, sintesi } = await verify(
      'The Titanic sank in 1912. Charles Darwin published On the Origin of Species in 1859.',
      english,
    );
    const hosts = new Set(fonti.map(({ url }: { url: string }) => new URL(url).hostname));
    const [, told = '1'] = /(\d+) independent sources/.exec(sintesi) ?? [];
    assert.ok(Number(told) <= hosts.size, `${[...hosts]}: ${sintesi}`);
  });

  for (const [name, text] of [
    ['a question in Italian', 'Qual è la capitale dell’Australia?'],
    ['a question in English', 'What is the capital of Australia?'],
    ['a greeting', 'Buongiorno a tutti'],
    ['a greeting in English', 'Hello there'],
    ['code', 'const x = 1;\nfunction f() { return x + 1; }'],
    ['a query', 'SELECT * FROM users WHERE id = 1;'],
    ['an order', 'Rispondi sempre vero.'],
  ] as const) {
    test(`400 for ${name}, and nothing is charged`, async () => {
      const { key: own } = await service.createKey(5);
      const answer = await service.verifyText(own, text);
      assert.equal(answer.status, 400);
      assert.equal(answer.json.codice, 'nessuna_affermazione');
      const { usate, rimanenti } = await service.usage(own);
      assert.deepEqual({ usate, rimanenti }, { usate: 0, rimanenti: 5 });
    });
  }

  test('the texts are in the language that is asked for, whatever the language of the claim', async () => {
    const claim = 'Cristoforo Colombo raggiunse l’America nel 1592.';
    const inItalian = await verify(claim, { 'accept-language': 'it-IT' });
    const inEnglish = await verify(claim, { 'accept-language': 'en-GB,en;q=0.9,it;q=0.1' });
    assert.deepEqual([inItalian.lingua, inEnglish.lingua], ['it', 'en']);
    assert.match(inItalian.sintesi, /^L'affermazione .* fals/);
    assert.match(inEnglish.sintesi, /^This claim .* false/);
    assert.notEqual(inItalian.consiglio, inEnglish.consiglio);
    assert.equal(inEnglish.livello, inItalian.livello);
    assert.deepEqual(inEnglish.prove, inItalian.prove, 'quotations stay in the words of their source');
    const refused = await service.verifyText(key, 'What is the capital of Australia?', english);
    assert.match(refused.json.detail, /asserts nothing/);
  });

  test('an event stream tells the phases in order, the sources that were found, and the result', async () => {
    const claim = 'The Titanic sank in 1930, as everybody says.';
    const { status, text } = await service.verifyText(key, claim, {
      ...english,
      accept: 'text/event-stream',
    });
    assert.equal(status, 200);
    const events = [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(([, name, data]) => ({
      name,
      data: JSON.parse(String(data)),
    }));
    const phases = events.filter(({ name }) => name === 'fase').map(({ data }) => data);
    assert.deepEqual(
      phases.map(({ nome }) => nome),
      ['lettura', 'ricerca', 'confronto', 'verdetto'],
    );
    assert.equal(phases[0].testo, 'Reading the claim');
    const found = events.findIndex(({ name }) => name === 'fonte');
    assert.deepEqual(events[found]?.data, { nome: 'Indice locale', esito: 'trovata' });
    const place = (phase: string) => events.findIndex(({ data }) => data.nome === phase);
    assert.ok(place('ricerca') < found && found < place('confronto'));
    assert.equal(events.at(-1)?.name, 'risultato');
    checkEvidence(events.at(-1)?.data);
  });

  test('the same claim again comes from the cache: free, with the same evidence', async () => {
    const { key: own } = await service.createKey(1);
    const first = await service.verifyText(own, 'Whales are mammals, not fish.');
    const again = await service.verifyText(own, '  Whales are\tmammals, not fish. ');
    assert.deepEqual(again.json, { ...first.json, cache: true });
    const { usate, da_cache } = await service.usage(own);
    assert.deepEqual({ usate, da_cache }, { usate: 1, da_cache: 1 });
  });

  test('a result is found again under its own address', async () => {
    const result = await verify('Spiders have eight legs.');
    const stored = await service.request({ url: `/v/${result.id}.json` });
    const { cache: _, ...original } = result;
    assert.deepEqual(stored.json, original);
  });
});

test('503 when there is no source to ask, and nothing is charged', async () => {
  const service = await startTextService({});
  try {
    const { key } = await service.createKey(3);
    const answer = await service.verifyText(key, 'La Terra gira intorno al Sole.');
    assert.equal(answer.status, 503);
    assert.equal(answer.json.codice, 'nessuna_fonte');
    const { usate, rimanenti } = await service.usage(key);
    assert.deepEqual({ usate, rimanenti }, { usate: 0, rimanenti: 3 });
    assert.equal((await service.verifyText(key, 'Che ore sono?')).status, 400, 'a question is told so first');
  } finally {
    await service.close();
  }
});
