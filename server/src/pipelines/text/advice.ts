/** Writes `consiglio`: the next useful step for somebody who has read the verdict. Never empty. */
import type { Bilingual, Language, UnverifiableReason } from '@riscontro/contract';
import type { Account } from './account.ts';
import { quoted } from './summary-quoted.ts';

const publisherLengthMax = 40;

const decidedSteps: Readonly<Record<'vero' | 'falso' | 'fuorviante', Bilingual>> = {
  vero: {
    it: 'Apri le fonti citate e controlla che parlino dello stesso fatto, della stessa data e dello stesso luogo.',
    en: 'Open the cited sources and check that they speak of the same fact, the same date and the same place.',
  },
  falso: {
    it: "Apri le fonti citate per vedere che cosa dicono, e cerca la data e il contesto in cui è nata l'affermazione.",
    en: 'Open the cited sources to see what they say, and look for the date and the context in which the claim arose.',
  },
  fuorviante: {
    it: 'Chiedi quali dati, quale periodo e quale luogo si intendono, e cerca la frase o la cifra nel suo contesto originale.',
    en: 'Ask which data, which period and which place are meant, and look for the sentence or figure in its original context.',
  },
};

const weakStep: Bilingual = {
  it: "Apri le fonti citate e cerca almeno un'altra fonte indipendente, meglio se primaria, prima di farci affidamento.",
  en: 'Open the cited sources and look for at least one more independent source, ideally a primary one, before you rely on this.',
};

const unverifiedSteps: Readonly<Record<UnverifiableReason, Bilingual>> = {
  opinione: {
    it: 'Pesa gli argomenti a favore e contro; i fatti su cui si appoggiano si possono verificare uno per uno.',
    en: 'Weigh the arguments for and against; the facts they lean on can be verified one by one.',
  },
  previsione: {
    it: 'Guarda su quali dati e ipotesi si basa la previsione e chi la sostiene, e torna a verificarla quando sarà il momento.',
    en: 'See which data and assumptions the prediction rests on and who puts it forward, and come back to verify it when the time has come.',
  },
  fatto_privato: {
    it: 'Chiedi a chi lo racconta come lo sa, e non diffonderlo senza una conferma di chi è coinvolto o un documento pubblico.',
    en: 'Ask those who tell it how they know, and do not pass it on without word from those involved or a public document.',
  },
  troppo_recente: {
    it: 'Torna a verificare tra qualche ora o qualche giorno; intanto segui le comunicazioni ufficiali.',
    en: 'Come back in a few hours or days; meanwhile follow the official statements.',
  },
  fonti_in_conflitto: {
    it: 'Confronta date, definizioni e metodo delle fonti citate, e dai più peso a quelle primarie.',
    en: 'Compare the dates, definitions and method of the cited sources, and give more weight to primary ones.',
  },
  prove_insufficienti: {
    it: "Chiedi su quali dati si basa l'affermazione e cerca una fonte primaria: un documento ufficiale, una statistica, uno studio.",
    en: 'Ask which data the claim rests on and look for a primary source: an official document, statistics, a study.',
  },
  servizio_indisponibile: {
    it: 'Riprova più tardi; intanto puoi cercare una fonte primaria, come un documento ufficiale o una statistica.',
    en: 'Try again later; meanwhile you can look for a primary source, such as an official document or statistics.',
  },
};

const nothingFoundStep: Bilingual = {
  it: "Prova a riscrivere l'affermazione con nomi, date e luoghi precisi, oppure cerca una fonte primaria, come un documento ufficiale.",
  en: 'Try to rewrite the claim with exact names, dates and places, or look for a primary source, such as an official document.',
};

const differentOutcomes: Bilingual = {
  it: 'Leggi le affermazioni una per una, perché hanno esiti diversi.',
  en: 'Read the claims one by one, because they came out differently.',
};

const silentSteps: readonly [one: Bilingual, several: Bilingual] = [
  {
    it: 'Riprova più tardi: una fonte non ha risposto e potrebbe aggiungere qualcosa.',
    en: 'Try again later: one source did not answer and might add something.',
  },
  {
    it: 'Riprova più tardi: alcune fonti non hanno risposto e potrebbero aggiungere qualcosa.',
    en: 'Try again later: some sources did not answer and might add something.',
  },
];

export function writeAdvice(account: Account, language: Language): string {
  const steps = [
    ...(new Set(account.claims.map(({ level }) => level)).size > 1 ? [differentOutcomes[language]] : []),
    factCheckStep(account, language) ?? knownStep(account, language) ?? mainStep(account)[language],
  ];
  // These say already to come back.
  const comesBack = ['servizio_indisponibile', 'troppo_recente'].includes(account.verdict.reason ?? '');
  if (account.silent.length > 0 && !comesBack) {
    steps.push((account.silent.length === 1 ? silentSteps[0] : silentSteps[1])[language]);
  }
  return steps.join(' ');
}

function mainStep({ verdict, nothingFound }: Account): Bilingual {
  const { level, confidence, reason = 'prove_insufficienti' } = verdict;
  if (level !== 'non verificabile') {
    return confidence === 'bassa' && level !== 'fuorviante' ? weakStep : decidedSteps[level];
  }
  return reason === 'prove_insufficienti' && nothingFound ? nothingFoundStep : unverifiedSteps[reason];
}

/** The pages that say so, for whoever wants to read it there. */
function knownStep({ known }: Account, language: Language): string | undefined {
  if (!known) return undefined;
  const pages = known.sources.map(({ name, url }) => `${name} (${url})`).join('; ');
  return `${language === 'it' ? 'Per approfondire' : 'To read more'}: ${pages}.`;
}

/** People who looked into it have written down more than a verdict can hold. */
function factCheckStep({ factCheck, verdict }: Account, language: Language): string | undefined {
  if (!factCheck || verdict.level === 'non verificabile') return undefined;
  const publisher = quoted(factCheck.publisher, language, publisherLengthMax);
  if (language === 'it') {
    const which = publisher ? `il fact-check di ${publisher}` : 'il fact-check citato';
    return `Leggi per intero ${which}, che riporta prove e contesto, e controlla che riguardi la stessa affermazione.`;
  }
  const which = publisher ? `the fact-check by ${publisher}` : 'the cited fact-check';
  return `Read the whole of ${which}, which gives evidence and context, and check that it is about the same claim.`;
}
