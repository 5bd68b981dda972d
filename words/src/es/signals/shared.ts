/** What several methods for images and videos say. */
import type { Words } from '../../languages.ts';

export const shared: Words['signals']['shared'] = {
  failed: 'Este examen ha fallado por un error del programa.',
  notRun: 'Este examen no se ha realizado.',
  tooSmall: 'La imagen es demasiado pequeña para este examen.',
  reduced:
    'La imagen es muy grande y se ha examinado a un tamaño reducido, en el que estos rastros no se conservan.',
  tooSmallToCompare: 'La imagen es demasiado pequeña para comparar una zona con el resto.',
  tooFewFrames: 'El vídeo tiene muy pocos fotogramas con algo que ver como para compararlos entre sí.',
  tooShort: 'El vídeo es demasiado corto para comparar lo que viene antes y después.',
  framesSkipped:
    'El vídeo es tan largo o pesado que no se han leído todos sus fotogramas; sin ellos, este examen no puede decir nada.',
  noSound: 'El vídeo no tiene sonido.',
};
