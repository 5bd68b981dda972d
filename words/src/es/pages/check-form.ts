/** The form that takes anything, on the start page and in the widget. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const checkForm: Words['pages']['checkForm'] = {
  text: 'Una afirmación o un enlace',
  textHint:
    'Una frase que se pueda comprobar, por ahora en italiano o en inglés, o la dirección de un artículo o de una imagen.',
  textOnlyHint: 'Una frase que se pueda comprobar, por ahora en italiano o en inglés.',
  file: { both: 'O una imagen o un vídeo', image: 'O una imagen', video: 'O un vídeo' },
  fileHint: {
    both: ({ image, video }) => `Imágenes de hasta ${image}, vídeos de hasta ${video}`,
    image: ({ image }) => `Imágenes de hasta ${image}`,
    video: ({ video }) => `Vídeos de hasta ${video}`,
  },
  fileHelp: ' También puedes arrastrar el archivo a la página o pegarlo.',
  confidential: 'Verificación confidencial',
  confidentialHint: ({ days }) =>
    `La página se abre solo con el enlace completo, ningún índice la recuerda y se borra después de ${format.plural(days, { one: 'un día', other: `${days} días` })}.`,
  noPreview: ' No guarda vistas previas de imágenes y vídeos.',
  confidentialInShort: ({ days }) =>
    `Confidencial: solo con el enlace completo, durante ${format.plural(days, { one: 'un día', other: `${days} días` })}`,
  send: 'Verificar',
  noScripts:
    'Sin scripts no puedes enviar más por hoy: después de las primeras verificaciones el navegador tiene que hacer un breve cálculo.',
};
