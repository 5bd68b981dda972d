/** Deleting a result: on pages of its own, and in place. */
import type { Words } from '../../languages.ts';

export const deletion: Words['pages']['deletion'] = {
  remove: 'Eliminar',
  title: '¿Eliminar esta verificación?',
  lead: 'Quien abra su dirección sabrá solo que se ha retirado.',
  what: 'Se borran el resultado y sus versiones, las imágenes, los avisos y la copia que responde a quien pregunta lo mismo.',
  forGood:
    'No se puede deshacer. Si otras personas han recibido el mismo resultado, la página se queda para ellas mientras alguien la conserve.',
  about: 'La verificación',
  confirm: 'Eliminar para siempre',
  back: 'No, volver a la verificación',
  done: 'Verificación eliminada',
  gone: 'El resultado y todo lo que le pertenecía se han borrado. Su dirección dice solo que se ha retirado.',
  home: 'Ir a la página de inicio',
  released: 'Hecho',
  stays:
    'Esta verificación ya no está vinculada a ti. La página se queda, porque otras personas han recibido el mismo resultado; se borra cuando nadie la conserva.',
  toPage: 'Abrir la verificación',
  inPlace: {
    question:
      '¿Eliminar esta verificación? No se puede deshacer. Si otras personas han recibido el mismo resultado, la página se queda para ellas.',
    confirm: 'Eliminar para siempre',
    keep: 'No, conservarla',
    deleting: 'Eliminando…',
    failed: 'El servicio no responde: puede que la verificación siga ahí. Inténtalo de nuevo.',
    done: 'Verificación eliminada',
    gone: 'El resultado y su página se han borrado.',
  },
};
