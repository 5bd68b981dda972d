/** What else to do after the check of an image or a video, by what came out. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const image: Words['advice']['image'] = {
  mostlyText: ({ claim }) =>
    `La imagen es sobre todo texto: verifica con verify-text lo que dice, ${format.quote(claim)}.`,
  old: 'La imagen lleva tiempo en línea: abre las páginas más antiguas de la lista y compara su fecha y su lugar con la historia que te cuentan.',
  authentic:
    'Busca dónde apareció la imagen por primera vez, y comprueba que la fecha, el lugar y el pie de foto sean los verdaderos.',
  suspicious:
    'Mira las zonas señaladas, busca una versión más antigua o más grande de la imagen y pide el original a quien la publicó.',
  manipulated: 'Busca la imagen de la que se obtuvo y compáralas antes de decir qué se cambió.',
  madeByAi: 'Busca quién la publicó primero y si la presenta como creada con IA.',
};

export const video: Words['advice']['video'] = {
  old: 'El vídeo, o una parte de él, lleva tiempo en línea: abre las páginas más antiguas de la lista y compara su fecha y su lugar con la historia que te cuentan.',
  authentic:
    'Busca quién publicó primero el vídeo y una versión más larga: la fecha, el lugar y lo que viene antes y después cuentan tanto como las imágenes.',
  suspicious:
    'Mira los momentos indicados, busca una versión más larga o más antigua del vídeo y pide el original a quien lo publicó.',
  manipulated:
    'Busca la toma de la que se obtuvo y compara los momentos indicados antes de decir qué se cambió.',
  madeByAi: 'Busca quién publicó primero el vídeo y si lo presenta como creado con IA.',
};
