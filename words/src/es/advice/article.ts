/** The next useful step for somebody who has read the verdict on an article. */
import type { Words } from '../../languages.ts';

export const article: Words['advice']['article'] = {
  byLevel: {
    true: 'Abre las fuentes citadas junto a cada afirmación, y busca la misma noticia en otro medio.',
    false: 'Lee las fuentes citadas junto a la afirmación desmentida antes de compartir el artículo.',
    misleading:
      'Lee las afirmaciones una a una: algunas pueden ser verdaderas, pero el conjunto lleva a engaño.',
    unverifiable:
      'Busca la fuente original de la noticia: un documento, un comunicado, un estudio, u otro medio que la haya verificado.',
  },
  satire:
    'No la compartas como si fuera una noticia: quien la reciba puede no darse cuenta de que es sátira.',
  old: 'Comprueba también si desde entonces ha cambiado algo.',
  nothingToCheck: 'Si te interesa un hecho concreto, escríbelo en una frase y verifícala por separado.',
};
