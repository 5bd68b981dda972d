/** Passages about well-known things, written for the tests: an evidence index small enough to know by heart. */

import type { NewPassage } from '../../src/evidence/evidence-index.ts';
import type { GrammarLanguage } from '../../src/language/grammars.ts';

type Row = readonly [host: string, title: string, text: string];

const italian: readonly Row[] = [
  [
    'geo.example.it',
    'Roma',
    'Roma è la capitale della Repubblica Italiana e si trova nel Lazio, lungo il fiume Tevere.',
  ],
  [
    'geo.example.it',
    'Parigi',
    'Parigi è la capitale della Francia. La città è attraversata dalla Senna e ospita il museo del Louvre.',
  ],
  ['atlante.example.org', 'Canberra', 'La capitale dell’Australia è Canberra, non Sydney né Melbourne.'],
  [
    'atlante.example.org',
    'Monte Bianco',
    'Il Monte Bianco è alto 4.806 metri ed è la montagna più alta delle Alpi.',
  ],
  [
    'monti.example.it',
    'Everest',
    'L’Everest, sull’Himalaya, è la montagna più alta della Terra: la sua vetta si trova a 8.849 metri sul livello del mare.',
  ],
  [
    'fiumi.example.it',
    'Po',
    'Il Po è il fiume più lungo d’Italia: scorre per 652 chilometri e sfocia nel mare Adriatico.',
  ],
  [
    'fiumi.example.it',
    'Nilo',
    'Il Nilo attraversa l’Egitto e sfocia nel mar Mediterraneo con un grande delta.',
  ],
  [
    'isole.example.it',
    'Sicilia',
    'La Sicilia è l’isola più grande del Mediterraneo. Il suo capoluogo è Palermo.',
  ],
  ['vulcani.example.it', 'Etna', 'L’Etna è un vulcano attivo della Sicilia, il più alto d’Europa.'],
  ['vulcani.example.it', 'Vesuvio', 'Nel 79 d.C. l’eruzione del Vesuvio distrusse Pompei ed Ercolano.'],
  [
    'cielo.example.it',
    'Terra',
    'La Terra gira intorno al Sole in circa 365 giorni. È il terzo pianeta del sistema solare.',
  ],
  [
    'cielo.example.it',
    'Giove',
    'Giove è il pianeta più grande del sistema solare, con una massa 318 volte quella della Terra.',
  ],
  [
    'cielo.example.it',
    'Luna',
    'La Luna è l’unico satellite naturale della Terra e le gira intorno in circa 27 giorni.',
  ],
  [
    'cielo.example.it',
    'Mercurio',
    'Mercurio è il pianeta più vicino al Sole ed è il più piccolo del sistema solare.',
  ],
  [
    'stelle.example.org',
    'Sole',
    'Il Sole è una stella, non un pianeta. La sua luce arriva sulla Terra in circa otto minuti.',
  ],
  [
    'stelle.example.org',
    'Saturno',
    'Saturno è noto per i suoi anelli, fatti soprattutto di ghiaccio e di polvere.',
  ],
  [
    'storia.example.it',
    'Cristoforo Colombo',
    'Cristoforo Colombo raggiunse l’America nel 1492 con tre navi partite dalla Spagna.',
  ],
  [
    'storia.example.it',
    'Rivoluzione francese',
    'La Rivoluzione francese cominciò nel 1789 con la presa della Bastiglia.',
  ],
  [
    'storia.example.it',
    'Unità d’Italia',
    'Il Regno d’Italia fu proclamato nel 1861 a Torino; il primo re fu Vittorio Emanuele II.',
  ],
  [
    'archivio.example.it',
    'Muro di Berlino',
    'Il muro di Berlino cadde il 9 novembre 1989, dopo aver diviso la città per 28 anni.',
  ],
  [
    'archivio.example.it',
    'Costituzione italiana',
    'La Costituzione della Repubblica Italiana entrò in vigore il 1º gennaio 1948.',
  ],
  [
    'libri.example.it',
    'Divina Commedia',
    'La Divina Commedia fu scritta da Dante Alighieri, poeta nato a Firenze nel 1265.',
  ],
  [
    'arte.example.it',
    'Gioconda',
    'La Gioconda fu dipinta da Leonardo da Vinci ed è esposta al Louvre di Parigi.',
  ],
  [
    'arte.example.it',
    'Colosseo',
    'Il Colosseo è un anfiteatro di Roma, inaugurato nell’anno 80 dall’imperatore Tito.',
  ],
  [
    'natura.example.it',
    'Balena',
    'La balena è un mammifero, non un pesce: respira con i polmoni e allatta i piccoli.',
  ],
  [
    'natura.example.it',
    'Pinguini',
    'I pinguini sono uccelli che non volano e vivono nell’emisfero australe.',
  ],
  ['natura.example.it', 'Ragni', 'I ragni hanno otto zampe e non sono insetti: gli insetti ne hanno sei.'],
  ['corpo.example.it', 'Cuore', 'Il cuore umano ha quattro cavità e pompa il sangue in tutto il corpo.'],
  ['corpo.example.it', 'Scheletro', 'Lo scheletro di una persona adulta è formato da 206 ossa.'],
  [
    'scienza.example.it',
    'Acqua',
    'Al livello del mare l’acqua bolle a 100 gradi Celsius e gela a zero gradi.',
  ],
  [
    'scienza.example.it',
    'Vaccini e autismo',
    'I vaccini non causano l’autismo: lo mostrano studi su centinaia di migliaia di bambini.',
  ],
  [
    'scienza.example.it',
    'Fotosintesi',
    'Con la fotosintesi le piante trasformano luce, acqua e anidride carbonica in zuccheri e ossigeno.',
  ],
];

const english: readonly Row[] = [
  [
    'atlas.example.com',
    'Canberra',
    'Canberra is the capital city of Australia. Sydney is the largest city of the country.',
  ],
  ['atlas.example.com', 'Rome', 'Rome is the capital of Italy and stands on the river Tiber.'],
  ['atlas.example.com', 'Ottawa', 'Ottawa is the capital city of Canada; Toronto is its largest city.'],
  [
    'peaks.example.com',
    'Mount Everest',
    'Mount Everest is the highest mountain on Earth, 8,849 metres above sea level.',
  ],
  ['peaks.example.com', 'Kilimanjaro', 'Kilimanjaro, in Tanzania, is the highest mountain in Africa.'],
  [
    'rivers.example.com',
    'Amazon',
    'The Amazon flows through Brazil and carries more water than any other river in the world.',
  ],
  ['rivers.example.com', 'Thames', 'The River Thames flows through London and reaches the North Sea.'],
  ['seas.example.com', 'Pacific Ocean', 'The Pacific Ocean is the largest and deepest ocean on Earth.'],
  [
    'deserts.example.com',
    'Sahara',
    'The Sahara, in northern Africa, is the largest hot desert in the world.',
  ],
  [
    'sky.example.com',
    'Earth',
    'The Earth orbits the Sun once in about 365 days. It is the third planet from the Sun.',
  ],
  ['sky.example.com', 'Jupiter', 'Jupiter is the largest planet in the Solar System.'],
  [
    'sky.example.com',
    'Moon',
    'The Moon is the only natural satellite of the Earth; it orbits it in about 27 days.',
  ],
  ['sky.example.com', 'Mars', 'Mars has two small moons, Phobos and Deimos.'],
  [
    'stars.example.net',
    'Sun',
    'The Sun is a star, not a planet. Its light reaches the Earth in about eight minutes.',
  ],
  [
    'stars.example.net',
    'Apollo 11',
    'Neil Armstrong walked on the Moon on 20 July 1969, during the Apollo 11 mission.',
  ],
  [
    'past.example.com',
    'Berlin Wall',
    'The Berlin Wall fell on 9 November 1989 after dividing the city for 28 years.',
  ],
  ['past.example.com', 'Second World War', 'The Second World War ended in 1945.'],
  [
    'past.example.com',
    'French Revolution',
    'The French Revolution began in 1789 with the storming of the Bastille.',
  ],
  [
    'past.example.com',
    'Titanic',
    'The Titanic sank in April 1912 after striking an iceberg in the Atlantic Ocean.',
  ],
  ['books.example.com', 'Hamlet', 'Hamlet is a tragedy written by William Shakespeare.'],
  ['past.example.com', 'Origin of Species', 'Charles Darwin published On the Origin of Species in 1859.'],
  [
    'gallery.example.com',
    'Mona Lisa',
    'The Mona Lisa was painted by Leonardo da Vinci and hangs in the Louvre in Paris.',
  ],
  [
    'life.example.com',
    'Whales',
    'Whales are mammals, not fish: they breathe air and feed their young with milk.',
  ],
  [
    'life.example.com',
    'Penguins',
    'Penguins are birds that cannot fly; most of them live in the southern hemisphere.',
  ],
  ['life.example.com', 'Spiders', 'Spiders have eight legs and are not insects.'],
  ['body.example.com', 'Heart', 'The human heart has four chambers and pumps blood through the body.'],
  ['body.example.com', 'Skeleton', 'The skeleton of an adult human is made of 206 bones.'],
  [
    'science.example.com',
    'Water',
    'At sea level water boils at 100 degrees Celsius and freezes at zero degrees.',
  ],
  [
    'science.example.com',
    'Vaccines and autism',
    'Vaccines do not cause autism: studies of hundreds of thousands of children show it.',
  ],
  [
    'science.example.com',
    'Photosynthesis',
    'In photosynthesis plants turn light, water and carbon dioxide into sugars and oxygen.',
  ],
];

const passagesOf = (rows: readonly Row[], language: GrammarLanguage): NewPassage[] =>
  rows.map(([host, title, text], place) => ({
    docId: `${language}-${place}`,
    url: `https://${host}/${encodeURIComponent(title)}`,
    title,
    text,
    language,
  }));

export const worldPassages: readonly NewPassage[] = [
  ...passagesOf(italian, 'it'),
  ...passagesOf(english, 'en'),
];

/** The same words at the addresses of an encyclopedia: a judge may trust it more, and must be right there all the more. */
export const encyclopediaPassages: readonly NewPassage[] = worldPassages.map((passage) => ({
  ...passage,
  url: `https://${passage.language}.wikipedia.org/wiki/${encodeURIComponent(passage.title)}`,
}));
