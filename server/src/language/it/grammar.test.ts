import { testGrammar } from '../grammar.conformance.ts';

testGrammar('it', {
  sentences: [
    'La Terra è piatta',
    'I vaccini causano l’autismo',
    'Dante nacque a Firenze nel 1265',
    'Gli squali non dormono mai',
    'Il sole gira intorno alla Terra',
    'Le mucche volano',
    'L’acqua bolle a cento gradi',
    'Roma è la capitale d’Italia',
    'Nel 2023 gli sbarchi sono aumentati del 50 per cento',
    'Il governo ha approvato una legge che vieta le auto a benzina entro il 2035',
  ],
  sameStem: [
    ['gatto', 'gatti'],
    ['vaccino', 'vaccini'],
    ['causa', 'cause'],
  ],
  rarer: [
    ['anno', 'clorofilla'],
    ['grande', 'vulcano'],
  ],
  translations: {
    en: [
      ['acqua', 'water'],
      ['guerra', 'war'],
    ],
  },
  abbreviations: [
    ['Il dott. Rossi ha parlato. Poi è uscito.', 2],
    ['Lo dice l’art. 3 della Costituzione.', 1],
  ],
  numbers: {
    grouped: [['1.234.567 abitanti', { value: 1_234_567 }]],
    decimal: [['È alto 3,5', { value: 3.5 }]],
    spelled: [['ventitré gatti', { value: 23 }]],
    multiplied: [['3,5 milioni', { value: 3_500_000 }]],
    percentage: [['il 20 per cento', { value: 20, unit: 'percent' }]],
    share: [['due terzi degli italiani', { value: 66.67, unit: 'percent' }]],
    measure: [['3 chilometri', { value: 3000, unit: 'length' }]],
    money: [['5 miliardi di euro', { value: 5e9, unit: 'currency', currency: 'EUR' }]],
    date: [['il 15 marzo 1990', { value: 1990, unit: 'year', month: 3, day: 15 }]],
    decade: [['gli anni Novanta', { value: 1990, upTo: 1999 }]],
    century: [
      ['il XX secolo', { value: 1901, upTo: 2000 }],
      ['nel Novecento', { value: 1900, upTo: 1999 }],
    ],
    era: [['nel 44 a.C.', { value: -44, unit: 'year' }]],
    range: [['tra 10 e 20 persone', { value: 10, upTo: 20 }]],
    ordinal: [['il terzo posto', { value: 3, unit: 'ordinal' }]],
    bound: [['oltre 50 paesi', { value: 50, bound: 'over' }]],
    rough: [['centinaia di persone', { value: 100, approximate: true }]],
  },
  kinds: {
    verificabile: [
      'La Terra è piatta',
      'Dante nacque a Firenze nel 1265',
      'Il PIL è cresciuto del 3 per cento nel 2022',
    ],
    opinione: ['La pizza è buonissima', 'Secondo me è un film noioso', 'Il governo dovrebbe dimettersi'],
    previsione: [
      'La Juventus vincerà il campionato',
      'L’anno prossimo il partito vincerà le elezioni',
      'Gli italiani avranno un nuovo presidente',
    ],
    fatto_privato: ['Mio cugino ha comprato una casa', 'Mia zia è andata in vacanza', 'Ho mal di testa'],
    domanda: ['Chi ha vinto il campionato?', 'Quanti abitanti ha Roma?', 'Dove si trova il Monte Bianco?'],
    non_affermazione: ['Ciao, come stai', 'asdfasdf qwerqwer', 'Scrivimi una poesia'],
  },
  recent: ['Oggi il presidente è caduto', 'Ultim’ora: esplosione in centro'],
  wrapped: [
    ['È vero che la Terra è piatta?', 'La Terra è piatta'],
    ['Si dice che i gatti vedano al buio', 'I gatti vedano al buio'],
    ['La Terra è piatta, vero?', 'La Terra è piatta'],
  ],
  joined: [
    ['Dante nacque a Firenze e morì a Ravenna', ['Dante nacque a Firenze', 'Dante morì a Ravenna']],
    ['Il cane abbaia perché il gatto lo guarda', ['Il cane abbaia perché il gatto lo guarda']],
  ],
  denied: [
    ['Gli antibiotici non curano l’influenza', 'Gli antibiotici curano l’influenza'],
    ['Non tutti gli squali mangiano uomini', undefined],
  ],
  debunking: ['È una bufala che gira da anni', 'Non ci sono prove che sia accaduto'],
  reported: ['Secondo Rossi la crisi è finita.', 'Il ministro ha detto che la crisi è finita.'],
  notReported: ['La crisi è finita nel 2015.', 'È il secondo paese più grande.'],
  unnamed: [
    ['Vinse due premi.', 'Nel 1960 parlò Mario Rossi.', 'Mario Rossi vinse due premi.'],
    ['Lui vinse due premi.', 'Nel 1960 parlò Mario Rossi.', 'Mario Rossi vinse due premi.'],
  ],
});
