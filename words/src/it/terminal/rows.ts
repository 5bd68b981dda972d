/** Why one row, line, entry or page of a file cannot be used, behind its number. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { values } from './values.ts';

export const rows: Words['terminal']['rows'] = {
  faults: {
    notUtf8: 'non è testo UTF-8',
    notJson: 'non è JSON',
    notJsonInUtf8: 'non è JSON in UTF-8',
    notAnObject: 'non è un oggetto JSON',
    tooLong: 'troppo lunga',
    longerThan: ({ kilobytes }) => `più lunga di ${kilobytes} kB`,
    quoteNotClosed: 'un segno di virgolette non è chiuso',
    field: ({ field, fault }) => `${field} ${say(values.faults, fault)}`,
    noClaimReview: 'non contiene ClaimReview',
    noReview: 'non contiene né ClaimReview né MediaReview',
    noImageAddress: 'l’immagine deve avere un indirizzo http o https',
    neitherHashNorImage: 'non ha né hash né image',
    qualityBelow: ({ min }) =>
      `quality è sotto ${min}: un’immagine così uniforme non si distingue dalle altre`,
    noTitle: 'non ha un titolo utilizzabile',
    noId: ({ title }) => `${format.quote(title)} non ha id`,
    badXml: ({ reason }) => `non è XML ben formato (${reason})`,
    ownEntities: 'non è XML ben formato (definisce entità proprie)',
    nestedTooDeeply: 'non è XML ben formato (annidato troppo in profondità)',
    badPage: ({ title, reason }) => `${format.quote(title)} ${reason}`,
  },
};
