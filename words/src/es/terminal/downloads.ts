/** Why a file or a feed cannot be fetched. */
import type { Words } from '../../languages.ts';

export const downloads: Words['terminal']['downloads'] = {
  faults: {
    offline: 'Las peticiones al exterior están desactivadas (OFFLINE)',
    brokeOff: ({ host, received, size }) => `${host} se interrumpió después de ${received} bytes de ${size}`,
    moreThanStated: ({ size }) => `Ha llegado más de los ${size} bytes que el archivo debería tener`,
    otherFile: ({ host }) => `Lo que ha llegado de ${host} no es el archivo declarado (SHA-256)`,
    otherHash: ({ stated, known }) =>
      `El servidor declara un hash distinto del esperado: ${stated}, no ${known}`,
    otherSize: ({ stated, known }) =>
      `El servidor declara un tamaño distinto del esperado: ${stated}, no ${known}`,
    tooLarge: ({ megabytes }) => `Supera los ${megabytes} MB`,
    endlessRedirects: ({ host }) => `${host} envía de un lugar a otro sin fin`,
    silent: ({ host }) => `${host} no ha enviado nada durante demasiado tiempo`,
    connectionFailed: ({ host, reason }) => `La conexión con ${host} falló o se interrumpió (${reason})`,
    unreadableRedirect: ({ host }) => `${host} remite a una dirección que no se puede leer`,
    openRedirect: ({ host, to }) => `${host} remite a ${to} sin cifrado; no se sigue`,
    webPage: 'La respuesta es una página web, no el archivo',
    compressed: 'El archivo se envía comprimido, aunque se pidió tal cual',
    otherPart: 'Se envía una parte del archivo distinta de la pedida',
    notThere: 'No está (404)',
    mayNotBeRead: ({ status }) => `No está permitido leerlo (${status})`,
    tooManyRequests: 'Demasiadas peticiones: inténtalo más tarde',
    tooManyRequestsFor: ({ seconds }) => `Demasiadas peticiones: inténtalo dentro de ${seconds} segundos`,
    serverFault: ({ status }) => `El servidor tiene un fallo (${status})`,
    senseless: ({ status }) => `La respuesta ${status} no tiene sentido aquí`,
    feedOffline: 'Las peticiones al exterior están desactivadas (OFFLINE=1).',
    feedNotWeb: 'Lleva a algo que no es una dirección web.',
    feedRedirects: 'Envía de un lugar a otro sin fin.',
    feedPrivate: 'Lleva a una dirección privada o a un puerto inusual. FETCH_ALLOW lo puede permitir.',
    feedNoHost: 'No se encuentra su host: el nombre no existe, o ahora no se puede consultar ninguno.',
    feedTooLarge: ({ megabytes }) => `Es más grande de lo que puede ser un feed (${megabytes} MB).`,
    feedPacked: 'Se envía comprimido de un modo que no se pidió.',
    feedSlow:
      'Tardó demasiado, o durante demasiado tiempo no llegó nada. El mismo comando sigue donde se detuvo.',
    feedBroke: 'La conexión falló o se interrumpió. El mismo comando sigue donde se detuvo.',
    feedRefused: 'El servidor no lo entrega.',
    feedRefusedWith: ({ status }) => `El servidor no lo entrega (${status}).`,
    feedServerFault: 'El servidor tiene un fallo.',
    feedServerFaultWith: ({ status }) => `El servidor tiene un fallo (${status}).`,
    feedNotThere: ({ status }) => `No está (${status}).`,
    feedTooManyRequests: 'Demasiadas peticiones (429): inténtalo más tarde.',
  },
};
