/** What the search for earlier appearances says. */
import type * as english from '../../en/signals/reverse-search.ts';
import type { Words } from '../../languages.ts';
import { pageText, sinceText } from '../appearances.ts';
import { format } from '../format.ts';

const tooPlain = {
  image: 'La imagen tiene muy pocos detalles para distinguirla de otras.',
  video: 'Los fotogramas tienen muy pocos detalles para distinguirlos de otros.',
};
const onPages = (count: number) =>
  format.plural(count, { one: 'en una página', other: `en ${count} páginas` });

const norBy = (services: readonly string[]) =>
  services.length === 0 ? '' : `, ni tampoco con ${services.join(', ')}`;
type Found = Parameters<Words['signals']['reverseSearch']['imageSeen']>[0];

const whenText = ({ since, first }: Found) =>
  since ? sinceText(since) : `en línea, sin fecha conocida${pageText(first)}`;

const reverseSearch: Words['signals']['reverseSearch'] = {
  unavailable: 'La búsqueda de apariciones anteriores aún no está disponible en esta instalación.',
  emptyIndex:
    'El índice local de imágenes está vacío y no hay ningún servicio externo configurado. Quien gestiona el servicio puede llenarlo con «riscontro images import».',
  tooPlain: ({ subject }) => tooPlain[subject],
  imageNotFound: ({ known, services }) =>
    `No se ha encontrado entre ${format.number(known)} imágenes conocidas${norBy(services)}. Puede haber aparecido en otro lugar.`,
  videoNotFound: ({ known, services }) =>
    `Ninguno de los fotogramas más distintos entre sí se ha encontrado entre ${format.number(known)} imágenes y vídeos conocidos${norBy(services)}. El vídeo puede haber aparecido en otro lugar.`,
  imageSeen: (found) => `Ya vista ${onPages(found.pages)}: ${whenText(found)}.`,
  videoSeen: (found) => `Vídeo ya visto ${onPages(found.pages)}: ${whenText(found)}.`,
  framesSeen: (found) => `Algunos fotogramas ya vistos ${onPages(found.pages)}: ${whenText(found)}.`,
  imageCheckedBefore: ({ day }) =>
    `Esta imagen, o una muy parecida, ya se había visto aquí, por primera vez el ${format.day(new Date(day))}: no es una aparición y no cuenta como prueba.`,
  videoCheckedBefore: ({ day }) =>
    `Este vídeo, o uno muy parecido, ya se había visto aquí, por primera vez el ${format.day(new Date(day))}: no es una aparición y no cuenta como prueba.`,
  withoutAnswer: ({ services }) => `Sin respuesta de: ${services.join(', ')}.`,
  noService: 'No se ha consultado ningún servicio externo, porque no hay ninguna clave configurada.',
};

/** By method. */
export const sentences = { reverseSearch };

/** What readers call each, by its name on the wire. */
export const titles: typeof english.titles = {
  reverseSearch: 'Búsqueda de copias anteriores',
};
