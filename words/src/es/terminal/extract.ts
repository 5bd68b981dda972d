/** `riscontro extract`. */
import type { Words } from '../../languages.ts';

export const extract: Words['terminal']['extract'] = {
  summary: 'imprime el artículo de una página web o de una página guardada',
  help: {
    actions: {},
    options: {
      json: 'imprime title, author, site, published, language, text, canonical e image como JSON y nada más; lo que no se conoce es null',
    },
    notes: [
      'FILE es una página guardada como HTML, en cualquier codificación; para ella no se descarga nada. Lo que no es un artículo termina con estado 2, una página que no se puede obtener o leer con estado 1.',
    ],
  },
  faults: {
    missing: 'Falta el enlace o el archivo.',
    oneAtATime: 'Un enlace o un archivo cada vez.',
    cannotOpen: ({ path, reason }) => `${path} no se puede abrir: ${reason}`,
    tooLarge: ({ path, megabytes }) => `${path} supera los ${megabytes} MB.`,
    unreadable:
      'La página no se puede leer: requiere más tiempo o memoria de lo que una página puede requerir.',
    forbiddenAddress: 'El enlace lleva a una dirección que no se puede visitar.',
    badUrl: 'El enlace no es un enlace http o https sin credenciales.',
    tooManyRedirects: 'El enlace redirige demasiadas veces.',
    pageTooLarge: 'La página es demasiado grande.',
    wrongType: 'Detrás del enlace hay algo que no es una página web.',
    timeout: 'El servidor no respondió a tiempo.',
    unreachable: 'No se puede llegar al servidor.',
    notFound: ({ status }) =>
      `El servidor dice que la página no existe, o no la entrega${status === undefined ? '' : ` (${status})`}.`,
    serverError: ({ status }) => `El servidor falló${status === undefined ? '' : ` (${status})`}.`,
    nameNotFound: 'No se encuentra ningún servidor con ese nombre.',
    offline: 'Las peticiones al exterior están desactivadas (OFFLINE).',
  },
  notArticle: ({ reason }) => `No es un artículo: ${reason}.`,
  reasons: {
    login: 'es una página de acceso',
    shop: 'es la página de una tienda',
    home: 'es una portada o una sección, con enlaces a artículos',
    search_results: 'es una lista de resultados de búsqueda',
    video: 'es un vídeo casi sin texto',
    app_shell: 'no hay nada antes de que se ejecuten sus scripts',
    cookie_wall: 'solo pide que se acepten las cookies',
    paywall: 'casi toda es para suscriptores',
    error_page: 'dice que la página no existe o que no se puede mostrar',
    empty: 'no contiene texto',
    not_html: 'no es una página web',
  },
  labels: {
    author: 'autor',
    site: 'sitio',
    published: 'publicado',
    language: 'idioma',
    link: 'enlace',
    image: 'imagen',
    kind: 'género',
    note: 'nota',
  },
  kinds: { satire: 'sátira', opinion: 'opinión', live: 'en directo', gallery: 'galería' },
  paywalled: 'el resto es para suscriptores',
};
