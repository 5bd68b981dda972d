/** The page of an error, and the list of all of them. */
import type { Words } from '../../languages.ts';

export const problems: Words['pages']['problems'] = {
  error: 'Error',
  home: 'Ir a la página de inicio',
  all: 'Todos los errores del servicio',
  request: 'Código de la petición',
  list: 'Errores del servicio',
  about:
    'Cada error de la API tiene un código estable, un estado HTTP y un texto que dice qué está mal y cómo remediarlo.',
};
