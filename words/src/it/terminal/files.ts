/** Why a file cannot be imported. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const files: Words['terminal']['files'] = {
  faults: {
    unpackedTooLarge: 'Decompresso, il file è più grande di quanto possa essere.',
    endsInEntry: 'Il file finisce a metà di una voce.',
    endsInList: 'Il file finisce a metà della sua lista.',
    bzip2Damaged:
      'Il file bzip2 è danneggiato. Ciò che veniva prima resta; con il file intero lo stesso comando riprende.',
    bzip2EndsEarly:
      'Fine inattesa del file bzip2: ne manca una parte. Ciò che veniva prima resta; con il file intero lo stesso comando riprende.',
    utf16: 'È in UTF-16: salvalo come UTF-8.',
    otherPacking: 'È compresso in un modo che non si legge: usa gzip o Zstandard.',
    noClaimHeading: ({ headings }) => `La prima riga non ha un’intestazione per l’affermazione: ${headings}.`,
    noUrlHeading: ({ headings }) => `La prima riga non ha un’intestazione per l’indirizzo: ${headings}.`,
    noRatingHeading: ({ headings }) => `La prima riga non ha un’intestazione per il giudizio: ${headings}.`,
    noFactChecks: ({ headings }) =>
      `Non contiene fact-check in una forma comprensibile: ClaimReview di schema.org come JSON o in una pagina web, oppure CSV con intestazioni come ${headings}.`,
    noReviewMarkup: ({ types }) => `È una pagina web o altro markup che non contiene ${types.join(' né ')}.`,
    noImages: ({ columns }) =>
      `Non contiene immagini in una forma comprensibile: un oggetto JSON per riga, oppure CSV la cui prima riga ha le intestazioni url e hash o image (tutte: ${columns}).`,
    tooManyImages: ({ folder, max }) => `${folder} contiene più di ${format.number(max)} immagini.`,
    ownEntities:
      'Il file definisce entità proprie, cosa che nessuna esportazione di MediaWiki fa. Non è stato letto.',
    notAnExport:
      'Il file non è un’esportazione di MediaWiki: non comincia con <mediawiki> e con il sito da cui viene. Ci vuole un dump come itwiki-latest-pages-articles.xml.bz2, com’è o compresso con bzip2, gzip o Zstandard.',
    otherSite: ({ site, sites }) =>
      `L’esportazione viene da «${site}». Di Wikipedia si possono importare: ${sites.join(', ')}.`,
    unknownSite: ({ sites }) =>
      `L’esportazione viene da un sito sconosciuto. Di Wikipedia si possono importare: ${sites.join(', ')}.`,
    endlessPage:
      'Il file non è un’esportazione di MediaWiki: una sua pagina non finisce mai, o non ce ne sono.',
    exportEndsEarly:
      'Fine inattesa dell’esportazione: manca la sua ultima riga. Ciò che veniva prima resta; con il file intero lo stesso comando riprende.',
  },
};
