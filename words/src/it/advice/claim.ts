/** The next useful step for somebody who has read the verdict on a claim. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const claim: Words['advice']['claim'] = {
  decided: {
    true: 'Apri le fonti citate e controlla che parlino dello stesso fatto, della stessa data e dello stesso luogo.',
    false:
      "Apri le fonti citate per vedere che cosa dicono, e cerca la data e il contesto in cui è nata l'affermazione.",
    misleading:
      'Chiedi quali dati, quale periodo e quale luogo si intendono, e cerca la frase o la cifra nel suo contesto originale.',
  },
  /** The verdict is not sure. */
  weak: "Apri le fonti citate e cerca almeno un'altra fonte indipendente, meglio se primaria, prima di farci affidamento.",
  undecided: {
    opinion:
      'Pesa gli argomenti a favore e contro; i fatti su cui si appoggiano si possono verificare uno per uno.',
    forecast:
      'Guarda su quali dati e ipotesi si basa la previsione e chi la sostiene, e torna a verificarla quando sarà il momento.',
    privateFact:
      'Chiedi a chi lo racconta come lo sa, e non diffonderlo senza una conferma di chi è coinvolto o un documento pubblico.',
    tooRecent:
      'Torna a verificare tra qualche ora o qualche giorno; intanto segui le comunicazioni ufficiali.',
    conflictingSources:
      'Confronta date, definizioni e metodo delle fonti citate, e dai più peso a quelle primarie.',
    insufficientEvidence:
      "Chiedi su quali dati si basa l'affermazione e cerca una fonte primaria: un documento ufficiale, una statistica, uno studio.",
    serviceUnavailable:
      'Riprova più tardi; intanto puoi cercare una fonte primaria, come un documento ufficiale o una statistica.',
  },
  unreadLanguage: ({ read }) =>
    `Scrivi l'affermazione in ${format.either(read.map(format.languageName))} e verificala di nuovo; intanto cerca un fact-check nella sua lingua.`,
  nothingFound:
    "Prova a riscrivere l'affermazione con nomi, date e luoghi precisi, oppure cerca una fonte primaria, come un documento ufficiale.",
  differentOutcomes: 'Leggi le affermazioni una per una, perché hanno esiti diversi.',
  silent: ({ count }) =>
    format.plural(count, {
      one: 'Riprova più tardi: una fonte non ha risposto e potrebbe aggiungere qualcosa.',
      other: 'Riprova più tardi: alcune fonti non hanno risposto e potrebbero aggiungere qualcosa.',
    }),
  /** The pages that say so, for whoever wants to read it there. */
  readMore: ({ pages }) =>
    `Per approfondire: ${pages.map(({ name, url }) => `${name} (${url})`).join('; ')}.`,
  /** People who looked into it have written down more than a verdict can hold. */
  factCheck: ({ publisher }) =>
    `Leggi per intero ${publisher ? `il fact-check di ${format.quote(publisher)}` : 'il fact-check citato'}, che riporta prove e contesto, e controlla che riguardi la stessa affermazione.`,
};
