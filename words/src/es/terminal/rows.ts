/** Why one row, line, entry or page of a file cannot be used, behind its number. */
import type { Words } from '../../languages.ts';
import { say } from '../../message.ts';
import { format } from '../format.ts';
import { values } from './values.ts';

export const rows: Words['terminal']['rows'] = {
  faults: {
    notUtf8: 'no es texto UTF-8',
    notJson: 'no es JSON',
    notJsonInUtf8: 'no es JSON en UTF-8',
    notAnObject: 'no es un objeto JSON',
    tooLong: 'demasiado larga',
    longerThan: ({ kilobytes }) => `más larga que ${kilobytes} kB`,
    quoteNotClosed: 'hay unas comillas sin cerrar',
    field: ({ field, fault }) => `${field} ${say(values.faults, fault)}`,
    noClaimReview: 'no contiene ningún ClaimReview',
    noReview: 'no contiene ni ClaimReview ni MediaReview',
    noImageAddress: 'la imagen debe tener una dirección http o https',
    neitherHashNorImage: 'no tiene ni hash ni image',
    qualityBelow: ({ min }) =>
      `quality está por debajo de ${min}: una imagen tan uniforme no se distingue de las demás`,
    noTitle: 'no tiene un título utilizable',
    noId: ({ title }) => `${format.quote(title)} no tiene id`,
    badXml: ({ reason }) => `no es XML bien formado (${reason})`,
    ownEntities: 'no es XML bien formado (define entidades propias)',
    nestedTooDeeply: 'no es XML bien formado (anidado a demasiada profundidad)',
    badPage: ({ title, reason }) => `${format.quote(title)} ${reason}`,
  },
};
