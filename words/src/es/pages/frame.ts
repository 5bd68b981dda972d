/** What stands around every page. */
import type { Words } from '../../languages.ts';

export const frame: Words['pages']['frame'] = {
  skip: 'Ir al contenido',
  service: 'El servicio',
  limits: 'Riscontro reúne pruebas y las compara. Puede equivocarse: comprueba siempre las fuentes.',
  footer: { method: 'Método', privacy: 'Privacidad', status: 'Estado', developers: 'Desarrolladores' },
};
