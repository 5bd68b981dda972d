/** What an answer’s status means to whoever calls the API. */
import type { Words } from '../../languages.ts';

export const httpStatuses: Words['pages']['httpStatuses'] = {
  400: 'Hay que corregir la petición: `detail` dice qué y cómo. Repetirla igual no sirve.',
  401: 'Falta la cabecera `X-API-Key`.',
  403: 'La clave no existe, ha caducado o está desactivada, o la acción no está permitida.',
  404: 'En esa dirección no hay nada.',
  405: 'El método HTTP es erróneo: `Allow` dice cuáles valen.',
  409: 'La verificación sigue en curso.',
  410: 'Estaba, pero se ha retirado o ha caducado.',
  429: 'Se ha alcanzado un límite: `Retry-After` dice dentro de cuántos segundos volver a intentarlo.',
  500: 'Un error del servicio. Si continúa, comunica el valor de `X-Request-Id`.',
  501: 'Ese formato no existe.',
  502: 'El sitio del enlace no funciona.',
  503: 'Una parte necesaria no está disponible: inténtalo de nuevo después de `Retry-After`.',
  504: 'El sitio del enlace es demasiado lento.',
  507: 'En el disco no hay sitio para los archivos: inténtalo más tarde. Los textos y los enlaces siguen adelante.',
};
