/** The start page. */
import type { Words } from '../../languages.ts';

export const home: Words['pages']['home'] = {
  description:
    'Verifica affermazioni, articoli, immagini e video: prove a favore e contro, fonti leggibili, un verdetto motivato.',
  heading: 'Verifica prima di condividere',
  lead: 'Riscontro cerca prove a favore e contro, le mette a confronto e mostra le fonti. Non decide al posto tuo, e quando le prove non bastano lo dice.',
  key: 'Ti servono più verifiche? Con una chiave tua usi l’API.',
  off: 'In questa installazione le verifiche senza chiave sono disattivate.',
  offWay: 'Con una chiave si usa l’API.',
  goesOn: 'La verifica prosegue anche se lasci la pagina: la ritrovi a questo indirizzo.',
  examples: 'Per esempio',
  exampleClaims: {
    greatWall: 'La Grande Muraglia cinese si vede dalla Luna',
    antibiotics: 'Gli antibiotici non funzionano contro i virus',
    brain: 'Usiamo solo il 10% del cervello',
  },
  how: 'Come funziona',
  steps: {
    search:
      'Divide ciò che invii in affermazioni controllabili e cerca in enciclopedie, fact-check pubblicati e altre fonti.',
    compare:
      'Legge i passaggi trovati e conta quanti, da fonti indipendenti fra loro, confermano o smentiscono.',
    answer:
      'Dà un livello, un punteggio e le prove con i link, così puoi controllare tu. Di immagini e video esamina il file.',
  },
  method: 'Il metodo, i limiti e le misure',
  cannot: 'Che cosa non può fare',
  limits: {
    opinions: 'Non giudica opinioni, previsioni o fatti privati.',
    news: 'Non sa ciò che è appena successo e che nessuna fonte ha ancora scritto.',
    media: 'Non dimostra che un’immagine o un video è vero: dice se ha trovato segni di manipolazione.',
    mistakes: 'Può sbagliare. Ogni verdetto automatico è indicato come tale e si può segnalare un errore.',
  },
};
