/** Parts of the texts of errors: what was expected, which rule was broken, what the reason is. */
import type * as english from '../en/problem-parts.ts';
import { format } from './format.ts';

/** What to send, for each kind of request. */
export const expectedBodies: typeof english.expectedBodies = {
  claim: 'application/json con el campo «claim»',
  link: 'application/json con el campo «url»',
  fileOrLink: 'multipart/form-data con un archivo de nombre «file», o application/json con el campo «url»',
  registration: 'application/json con los campos «nome», «email», «uso» y «prova»',
  graceHours: 'application/json con el campo «ore_di_grazia», o nada',
  form: 'un formulario en application/x-www-form-urlencoded',
};

/** What a field has to be. */
export const fieldRules: typeof english.fieldRules = {
  textInQuotes: 'hace falta un texto entre comillas',
  linkInQuotes: 'hace falta un enlace entre comillas',
  trueOrFalse: 'hace falta true o false',
  name: 'de 2 a 100 caracteres, sin caracteres de control',
  email: 'una dirección como nombre@example.org',
  use: 'de 3 a 1000 caracteres, sin caracteres de control',
  proof: 'un objeto con «sfida» y «soluzione»',
  wholeNumberUpTo: ({ max }) => `un número entero de 0 a ${max}`,
  sharePage: 'la dirección de una página para compartir',
  pixels: 'un número entero de píxeles, de 1 a 99999',
};

/** Which limit of the moment is reached. */
export const limitReasons: typeof english.limitReasons = {
  requests: 'han llegado demasiadas peticiones en un minuto',
  unknownKeys: 'desde esta red se han probado demasiadas claves que no existen',
  uploads: 'ya tienes demasiadas subidas en curso',
  checksOfKey: ({ max }) =>
    `esta clave ya tiene ${max} verificaciones en curso, tantas como puede tener a la vez`,
  checksOfVisitor: 'las verificaciones que ya has iniciado no han terminado todavía',
  checksOfNetwork: 'desde tu red ya hay muchas verificaciones en curso',
};

/** Why a page is no article. */
export const notArticleReasons: typeof english.notArticleReasons = {
  login: 'es una página de acceso',
  shop: 'es la página de un producto o de una tienda',
  home: 'es una página de inicio o una lista de artículos',
  search_results: 'es una página de resultados de búsqueda',
  video: 'contiene un vídeo y casi ningún texto',
  app_shell: 'el texto aparece solo con JavaScript, que el servicio no ejecuta',
  cookie_wall: 'muestra solo la petición de aceptar cookies',
  paywall: 'el texto está reservado a los suscriptores',
  error_page: 'es una página de error',
  empty: 'el texto es demasiado breve',
  not_html: 'no es una página web',
  other_language: ({ read }) => `el texto no está en ${format.either(read.map(format.languageName))}`,
  unreadable: 'es demasiado grande o enrevesada para leerla a tiempo',
};

/** Why a file cannot be examined as an image. */
export const notImageReasons: typeof english.notImageReasons = {
  not_an_image: 'no es una imagen',
  unsupported_format: 'es un formato de imagen que el servicio no lee',
  damaged: 'está dañado y no se abre',
  truncated: 'está incompleto: falta la parte final',
  too_many_pixels: 'la imagen tiene más de 100 millones de píxeles',
  too_small: 'la imagen no tiene píxeles',
  two_files_in_one:
    'contiene, además de la imagen, un segundo archivo de otro tipo, como un archivo comprimido o un programa',
  too_much_work: 'abrirlo requiere más tiempo o memoria de lo que requiere una imagen normal',
};

/** Why a file cannot be examined as a video. */
export const notVideoReasons: typeof english.notVideoReasons = {
  not_a_video: 'no es un vídeo',
  unsupported_format: 'es un formato que el servicio no lee',
  unsupported_codec: 'las imágenes están codificadas de un modo que el servicio no lee',
  damaged: 'está dañado y no se abre',
  truncated: 'está incompleto: falta una parte',
  encrypted: 'está protegido con cifrado y sin la clave no se puede ver',
  no_images: 'contiene solo sonido, sin imágenes',
  empty: 'no contiene ningún fotograma',
  too_long: 'dura más de 10 minutos',
  too_many_pixels: 'los fotogramas son más grandes que los de un vídeo 4K',
  too_much_work: 'examinarlo requiere más tiempo o memoria de lo que requiere un vídeo normal',
};
