import { testGrammar } from '../grammar.conformance.ts';

testGrammar('en', {
  sentences: [
    'The Earth is flat',
    'Vaccines cause autism',
    'Dante was born in Florence in 1265',
    'Sharks never sleep',
    'The sun revolves around the Earth',
    'Cows can fly',
    'Water boils at one hundred degrees',
    'Rome is the capital of Italy',
    'In 2023 arrivals by sea grew by 50 percent',
    'The government has passed a law that bans petrol cars by 2035',
  ],
  sameStem: [
    ['cat', 'cats'],
    ['vaccine', 'vaccines'],
    ['cause', 'causes'],
  ],
  rarer: [
    ['year', 'chlorophyll'],
    ['large', 'volcano'],
  ],
  translations: {
    it: [
      ['water', 'acqua'],
      ['war', 'guerra'],
    ],
  },
  abbreviations: [
    ['Dr. Smith spoke. Then he left.', 2],
    ['He lives at no. 10 Downing Street.', 1],
  ],
  numbers: {
    grouped: [['1,234,567 inhabitants', { value: 1_234_567 }]],
    decimal: [['It is 3.5', { value: 3.5 }]],
    spelled: [['twenty-three cats', { value: 23 }]],
    multiplied: [
      ['3.5 million', { value: 3_500_000 }],
      ['two hundred and fifty thousand', { value: 250_000 }],
    ],
    percentage: [['20 percent of it', { value: 20, unit: 'percent' }]],
    share: [['two thirds of Italians', { value: 66.67, unit: 'percent' }]],
    measure: [['3 kilometres', { value: 3000, unit: 'length' }]],
    money: [['5 billion dollars', { value: 5e9, unit: 'currency', currency: 'USD' }]],
    date: [
      ['on March 15, 1990', { value: 1990, unit: 'year', month: 3, day: 15 }],
      ['the 15th of March 1990', { value: 1990, unit: 'year', month: 3, day: 15 }],
    ],
    decade: [['the 1990s', { value: 1990, upTo: 1999 }]],
    century: [['the 20th century', { value: 1901, upTo: 2000 }]],
    era: [['in 44 BC', { value: -44, unit: 'year' }]],
    range: [['between 10 and 20 people', { value: 10, upTo: 20 }]],
    ordinal: [['the third place', { value: 3, unit: 'ordinal' }]],
    bound: [['over 50 countries', { value: 50, bound: 'over' }]],
    rough: [['hundreds of people', { value: 100, approximate: true }]],
  },
  kinds: {
    verifiable: ['The Earth is flat', 'Dante was born in Florence in 1265', 'GDP grew by 3 percent in 2022'],
    opinion: ['Pizza is delicious', 'In my opinion it is a boring film', 'The government should resign'],
    forecast: [
      'Juventus will win the championship',
      'Next year the party will win the election',
      'It is going to be a great season',
    ],
    privateFact: ['My cousin bought a house', 'My aunt went on holiday', 'I am tired'],
    domanda: ['Who won the championship?', 'How many people live in Rome?', 'Where is Mont Blanc?'],
    non_affermazione: ['Good morning everybody', 'asdfasdf qwerqwer', 'Write me a poem'],
  },
  recent: ['Today the president fell', 'Breaking news: explosion in the centre'],
  wrapped: [
    ['Is it true that the Earth is flat?', 'The Earth is flat'],
    ['They say that cats see in the dark', 'Cats see in the dark'],
    ['The Earth is flat, right?', 'The Earth is flat'],
    ['Was Obama born in Kenya?', 'Obama was born in Kenya'],
  ],
  joined: [
    [
      'Dante was born in Florence and died in Ravenna',
      ['Dante was born in Florence', 'Dante died in Ravenna'],
    ],
    ['The dog barks because the cat looks at it', ['The dog barks because the cat looks at it']],
  ],
  denied: [
    ['Antibiotics do not cure the flu', 'Antibiotics cure the flu'],
    ['Not all sharks eat people', undefined],
  ],
  debunking: ['It is a hoax that has gone round for years', 'There is no evidence that it happened'],
  reported: ['According to Smith the crisis is over.', 'The minister said that the crisis is over.'],
  notReported: ['The crisis ended in 2015.', 'She added 500 jobs.'],
  unnamed: [['He won two prizes.', 'In 1960 spoke John Smith.', 'John Smith won two prizes.']],
  writtenDates: ['on 8 March 1990', 'in March 1990', 'in 44 BC'],
  writtenSpans: ['since March 1990', 'until 8 March 1990', 'from March 1990 to 8 March 1990'],
  writtenList: 'a, b and c',
  templates: [
    ['{{as of|2020|6|1}}', 'As of 1 June 2020'],
    ['{{circa|1500}}', 'c. 1500'],
    ['{{formatnum:1234567.8}}', '1,234,567.8'],
    ['{{cite web|url=x}}', ''],
    ['{{citation needed}}', undefined],
  ],
  emptySections: ['References', 'See also'],
});
