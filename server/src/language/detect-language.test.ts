import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuNowMs } from '../../test/support/cpu-clock.ts';
import { detectLanguage } from './detect-language.ts';

const italian = `La Terra è piatta
Il Sole gira intorno alla Terra
I vaccini causano l'autismo
Roma è la capitale d'Italia
L'acqua bolle a cento gradi
I gatti hanno nove vite
Dante nacque a Firenze
La Luna è un satellite
Gli squali dormono
Il Po è il fiume più lungo
Napoleone era basso
Venezia affonda
I pipistrelli sono ciechi
Il caffè fa male al cuore
Mussolini ha inventato le pensioni
La Muraglia cinese si vede dallo spazio
Il COVID-19 è nato in laboratorio
Le scie chimiche esistono
Elvis è vivo
Il miele non scade mai
Il tonno contiene mercurio
La Sicilia è un'isola
Milano ha più abitanti di Torino
Il latte fa bene alle ossa
Il limone cura il cancro
L'uomo non è mai andato sulla Luna
Einstein era bocciato in matematica
Il vetro è un liquido
La Bolivia è piena di litio
Torino fu la prima capitale
Il debito pubblico cresce
La benzina costa due euro
Il Vesuvio è un vulcano attivo
Marte ha due lune
Giove è il pianeta più grande
Le api muoiono dopo la puntura
Le carote migliorano la vista
Cristoforo Colombo era genovese
Il microonde è radioattivo
L'oro è più pesante del piombo
Il ferro galleggia
La Ferrari produce trattori
L'Italia ha vinto quattro mondiali
Obama è nato in Kenya
Il fumo uccide
L'IVA è al 22 per cento
La FIAT ha chiuso
La Germania confina con la Polonia
Usiamo solo il dieci per cento del cervello
Il pane integrale fa dimagrire
I delfini sono pesci
Il ragno è un insetto
Il re è nudo
Gesù nacque a Betlemme
La Nutella contiene olio di palma
Le banane sono radioattive
Il Papa vive in Vaticano
La pizza è nata a Napoli
Galileo inventò il telescopio
Il Colosseo ha duemila anni
La Divina Commedia è di Dante
Madonna canta in Like a Virgin`.split('\n');

const english = `The Earth is flat
The Sun goes around the Earth
Vaccines cause autism
Rome is the capital of Italy
Water boils at 100 degrees
Cats have nine lives
Dante was born in Florence
The Moon is a satellite
Sharks never sleep
The Nile is the longest river
Napoleon was short
Venice is sinking
Bats are blind
Coffee is bad for the heart
Mussolini invented pensions
The Great Wall is visible from space
COVID-19 came from a lab
Chemtrails are real
Elvis is alive
Honey never spoils
Tuna contains mercury
Sicily is an island
Milan has more people than Turin
Milk is good for bones
Lemon juice cures cancer
Nobody ever walked on the Moon
Einstein failed math
Glass is a liquid
Bolivia is full of lithium
Turin was the first capital
Public debt is growing
Gas costs two dollars
Vesuvius is an active volcano
Mars has two moons
Jupiter is the largest planet
Bees die after stinging
Carrots improve eyesight
Columbus was born in Genoa
Microwaves are radioactive
Gold is heavier than lead
Iron floats
Ferrari makes tractors
Italy won four World Cups
Obama was born in Kenya
Smoking kills
The VAT is 22 percent
Fiat closed its plants
Germany borders Poland
We use ten percent of our brain
Bread makes you fat
Dolphins are fish
Spiders are insects
The king is naked
Jesus was born in Bethlehem
Nutella contains palm oil
Bananas are radioactive
The Pope lives in the Vatican
Pizza comes from Naples
Galileo invented the telescope
The Colosseum is two thousand years old
Leonardo da Vinci painted the Mona Lisa
Inter Milan was founded in 1908`.split('\n');

test('short claims are recognised in both languages', () => {
  assert.ok(italian.length >= 60 && english.length >= 60);
  const wrong = [
    ...italian.filter((claim) => detectLanguage(claim).language !== 'it'),
    ...english.filter((claim) => detectLanguage(claim).language !== 'en'),
  ];
  assert.ok(wrong.length <= 2, `at most two of ${italian.length + english.length}: ${wrong.join(' · ')}`);
});

test('it is never sure of the wrong one', () => {
  const surelyWrong = (claims: string[], language: string) =>
    claims.filter((claim) => {
      const detected = detectLanguage(claim);
      return detected.sure && detected.language !== language;
    });
  assert.deepEqual([...surelyWrong(italian, 'it'), ...surelyWrong(english, 'en')], []);
});

test('titles and names of the other language do not mislead', () => {
  assert.equal(detectLanguage('The Dark Side of the Moon è un disco dei Pink Floyd').language, 'it');
  assert.equal(detectLanguage('John Goodman ha recitato in The Borrowers').language, 'it');
  assert.equal(detectLanguage('La Dolce Vita was directed by Federico Fellini').language, 'en');
  assert.equal(detectLanguage('Quanto versa l’Italia all’ONU?').language, 'it');
});

test('names, numbers and signs alone tell no language', () => {
  for (const text of [
    'Barack Obama',
    'NASA',
    'Napoleone Bonaparte',
    '12345',
    '😀😀😀',
    '',
    '???',
    'https://example.org/the/is/of',
  ]) {
    assert.deepEqual(detectLanguage(text), { language: undefined, sure: false, unread: false }, text);
  }
});

test('other languages are neither', () => {
  const others = [
    'La Tierra es plana',
    'La Terre est plate et le soleil est froid',
    'Die Erde ist flach',
    'A Terra é plana',
    'El sol es una estrella',
    'Pământul este plat',
    '地球是平的',
    'Земля плоская',
    'الأرض مسطحة',
    'כדור הארץ שטוח',
    'η Γη είναι επίπεδη',
  ];
  assert.deepEqual(
    others.filter((claim) => detectLanguage(claim).language !== undefined),
    [],
  );
});

test('long and hostile texts are answered at once', () => {
  for (const piece of ['a', '"', 'La Terra è piatta. ', '\u200b', '😀', 'ש', '((((']) {
    const started = cpuNowMs();
    detectLanguage(piece.repeat(10_000));
    assert.ok(cpuNowMs() - started < 3_000, piece);
  }
});

test('a language without a grammar is told where it is beyond doubt', () => {
  for (const text of [
    'La Terre est plate',
    'Le président de la République a démissionné hier soir',
    'El gobierno ha prohibido los coches de gasolina',
    'Die Erde ist flach',
    'O governo proibiu os carros a gasolina',
    'Земля плоская',
    '地球是平的',
    'الأرض مسطحة',
  ]) {
    const { language, unread } = detectLanguage(text);
    assert.deepEqual({ language, unread }, { language: undefined, unread: true }, text);
  }
});

test('names of another language do not make a claim unreadable, nor do short claims', () => {
  for (const claim of [
    ...italian,
    ...english,
    'Victor Hugo wrote Les Misérables',
    'Velázquez dipinse Las Meninas',
    'Gory Guerrero wrestled Lucha Libre.',
    'Jesus chose twelve apostles',
    'Hydroxychloroquine cures Covid-19.',
  ])
    assert.equal(detectLanguage(claim).unread, false, claim);
});
