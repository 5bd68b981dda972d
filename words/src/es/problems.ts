/** What every error says, by its code on the wire. */
import { part } from '../gaps.ts';
import type { Words } from '../languages.ts';
import {
  expectedBodies,
  fieldRules,
  limitReasons,
  notArticleReasons,
  notImageReasons,
  notVideoReasons,
} from './problem-parts.ts';

export const problems: Words['problems'] = {
  keyMissing: {
    title: 'Falta la clave',
    detail: ({ registrationUrl }) =>
      `Falta la cabecera X-API-Key. Añádela con tu clave; si no tienes ninguna, regístrate en ${registrationUrl}.`,
  },
  keyInvalid: {
    title: 'Clave no válida',
    detail:
      'Esta clave no existe o ha caducado. Comprueba que la has copiado entera: empieza por rsc_live_ y tiene 45 caracteres.',
  },
  keyDeactivated: {
    title: 'Clave desactivada',
    detail:
      'Esta clave ha sido desactivada. Escribe al responsable del servicio para reactivarla o para tener una nueva.',
  },
  bodyMissing: {
    title: 'La petición está vacía',
    detail: ({ expected }) =>
      `La petición no tiene cuerpo. Envía ${part(expectedBodies, { code: expected })}.`,
  },
  contentTypeNotAccepted: {
    title: 'Tipo de contenido no aceptado',
    detail: ({ received, expected }) =>
      `El Content-Type «${received}» no se acepta aquí. Envía ${part(expectedBodies, { code: expected })}.`,
  },
  encodingNotAccepted: {
    title: 'Codificación no aceptada',
    detail: ({ received }) => `El cuerpo debe estar en UTF-8 y sin comprimir (recibido: ${received}).`,
  },
  jsonInvalid: {
    title: 'JSON no válido',
    detail: ({ example }) =>
      `El cuerpo no es un objeto JSON válido. Revisa comillas, comas y llaves; un ejemplo correcto: ${example}`,
  },
  bodyTooLarge: {
    title: 'Petición demasiado grande',
    detail: ({ limit }) => `El cuerpo supera el límite de ${limit}. Envía una petición más pequeña.`,
  },
  fieldInvalid: {
    title: 'Falta un campo o no es válido',
    detail: ({ field, rule }) => `El campo «${field}» falta o no es válido: ${part(fieldRules, rule)}.`,
  },
  noClaim: {
    title: 'Ninguna afirmación que verificar',
    detail:
      'El texto no afirma nada que se pueda verificar: parece una pregunta, un saludo o código. Escribe la frase como afirmación, por ejemplo «La Tierra gira alrededor del Sol».',
  },
  textTooShort: {
    title: 'Texto demasiado corto',
    detail: ({ charactersMin }) =>
      `El texto que se va a verificar debe tener al menos ${charactersMin} caracteres, sin contar los espacios iniciales y finales. Escribe una frase entera.`,
  },
  textTooLong: {
    title: 'Texto demasiado largo',
    detail: ({ charactersMax, characters }) =>
      `El texto que se va a verificar puede tener como máximo ${charactersMax} caracteres y tiene ${characters}. Envía solo la parte que importa, o el enlace con verify-url.`,
  },
  textInvalid: {
    title: 'Texto no válido',
    detail:
      'El texto contiene caracteres que no son texto (el carácter nulo o mitades de pares Unicode). Cópialo de nuevo de la fuente.',
  },
  linkInvalid: {
    title: 'Enlace no válido',
    detail: ({ charactersMax }) =>
      `El enlace debe ser una dirección completa que empiece por http:// o https://, sin nombre de usuario ni contraseña, de ${charactersMax} caracteres como máximo.`,
  },
  linkForbidden: {
    title: 'Enlace no permitido',
    detail:
      'El enlace lleva a una dirección que el servicio no abre: una red privada, un puerto inusual, una dirección con credenciales o demasiadas redirecciones. Envía el enlace público de la página.',
  },
  linkNotFound: {
    title: 'Página no encontrada',
    detail:
      'En el enlace no responde ninguna página: el nombre del sitio no existe o no es público, o bien la página se ha quitado o está reservada. Abre el enlace en el navegador y cópialo de nuevo.',
  },
  contentTooLarge: {
    title: 'Contenido demasiado grande',
    detail: 'Lo que se encuentra en el enlace supera el tamaño máximo que el servicio lee.',
  },
  contentUnsuitable: {
    title: 'Contenido de otro tipo',
    detail:
      'En el enlace no hay un contenido del tipo esperado. Para un artículo usa verify-url, para una imagen verify-image, para un vídeo verify-video.',
  },
  notAnArticle: {
    title: 'La página no es un artículo',
    detail: ({ reason }) =>
      `La página no contiene un artículo que se pueda verificar: ${part(notArticleReasons, reason)}. Envía el enlace directo de un artículo, o el texto con verify-text.`,
  },
  notAnImage: {
    title: 'El archivo no es una imagen legible',
    detail: ({ reason }) =>
      `El archivo no se puede examinar: ${part(notImageReasons, { code: reason })}. Envía la imagen original en formato JPEG, PNG, WebP, GIF, AVIF, HEIC, TIFF o BMP.`,
  },
  notAVideo: {
    title: 'El archivo no es un vídeo legible',
    detail: ({ reason }) =>
      `El archivo no se puede examinar: ${part(notVideoReasons, { code: reason })}. Envía el vídeo original en formato MP4, MOV, WebM, MKV, AVI, MPEG-TS, 3GP, GIF o WebP animado, de 10 minutos como máximo; para una imagen usa verify-image.`,
  },
  linkUnreachable: {
    title: 'El sitio no responde',
    detail:
      'El sitio del enlace ha respondido con un error o ha cortado la conexión. La petición no se ha contado: inténtalo más tarde.',
  },
  linkTooSlow: {
    title: 'El sitio es demasiado lento',
    detail:
      'El sitio del enlace no ha respondido a tiempo. La petición no se ha contado: inténtalo más tarde.',
  },
  networkOff: {
    title: 'Los enlaces no se pueden abrir',
    detail:
      'Esta instalación trabaja sin red y no puede abrir enlaces. Envía el texto con verify-text; la petición no se ha contado.',
  },
  uploadInvalid: {
    title: 'Subida no válida',
    detail:
      'El formulario multipart no se puede leer o está incompleto. Envíalo de nuevo, por ejemplo con: curl -F file=@nombre-del-archivo',
  },
  fileMissing: {
    title: 'Falta el archivo',
    detail:
      'El formulario no contiene un archivo con el nombre «file». Envía un solo archivo con ese nombre.',
  },
  secondFile: {
    title: 'Más de un archivo',
    detail: 'El formulario contiene más de un archivo. Envía un archivo por petición, con el nombre «file».',
  },
  fileEmpty: {
    title: 'Archivo vacío',
    detail: 'El archivo enviado tiene 0 bytes. Revísalo y envíalo de nuevo.',
  },
  fileTooLarge: {
    title: 'Archivo demasiado grande',
    detail: ({ limit }) => `El archivo supera el límite de ${limit}. Envía una versión más pequeña.`,
  },
  requestInvalid: {
    title: 'Petición no válida',
    detail:
      'La petición no respeta el protocolo HTTP o sus cabeceras superan los 16 kB. Reduce las cabeceras e inténtalo de nuevo.',
  },
  unknownHost: {
    title: 'El servicio no tiene este nombre',
    detail: ({ address }) =>
      `La cabecera Host llama al servicio por un nombre que no es el suyo. Usa ${address}; quien gestiona el servicio puede admitir otros nombres con ALLOWED_HOSTS.`,
  },
  metricsReserved: {
    title: 'Las medidas no son públicas',
    detail:
      '/metrics responde solo a la máquina del servicio, sin proxy de por medio. Para leerlo desde otro lugar define METRICS_TOKEN y envíalo como «Authorization: Bearer».',
  },
  requestTooSlow: {
    title: 'Petición demasiado lenta',
    detail:
      'La petición no ha llegado completa dentro del tiempo máximo. Inténtalo de nuevo con una conexión más estable.',
  },
  proofInvalid: {
    title: 'Prueba de trabajo no válida',
    detail:
      'La prueba no resuelve un reto válido, ha caducado o ya se ha usado. Pide un reto nuevo con GET /api/v1/registrazione/sfida.',
  },
  notFound: {
    title: 'No encontrado',
    detail: 'En esta dirección no hay nada, o ya no lo hay. La lista de direcciones está en /docs.',
  },
  formatUnavailable: {
    title: 'Formato no disponible',
    detail: 'Aquí se responde solo en JSON: pide format=json.',
  },
  methodNotAllowed: {
    title: 'Método no admitido',
    detail: ({ methods }) => `Esta dirección acepta solo: ${methods}.`,
  },
  quotaExhausted: {
    title: 'Cuota mensual agotada',
    detail: ({ quota, resetDay }) =>
      `Las ${quota} verificaciones de este mes están usadas o en curso. La cuenta empieza de nuevo el ${resetDay}; para una cuota mayor escribe al responsable del servicio. Las respuestas de la caché siguen siendo gratuitas.`,
  },
  tooManyRegistrations: {
    title: 'Demasiados registros',
    detail: ({ limit }) =>
      `Desde esta dirección o para este correo ya se han creado ${limit} claves hoy. Inténtalo mañana o escribe al responsable del servicio.`,
  },
  tooManyRequests: {
    title: 'Demasiadas peticiones',
    detail: ({ reason, seconds }) =>
      `La petición no se ha tomado ni contado: ${part(limitReasons, reason)}. Envíala de nuevo dentro de ${seconds} segundos.`,
  },
  queueFull: {
    title: 'La cola está llena',
    detail: ({ seconds }) =>
      `Ya hay demasiados contenidos a la espera de ser examinados. La petición no se ha contado: envíala de nuevo dentro de ${seconds} segundos.`,
  },
  tooManyFailures: {
    title: 'Demasiadas verificaciones fallidas',
    detail: ({ limit, seconds }) =>
      `En esta hora ya han fallado ${limit} verificaciones por lo que se había enviado: enlaces que no responden, páginas o archivos que no se pueden leer. Ninguna se ha contado. Revisa los contenidos y envía de nuevo dentro de ${seconds} segundos.`,
  },
  tooManyUploads: {
    title: 'Demasiadas subidas en curso',
    detail: ({ seconds }) =>
      `El servicio ya está recibiendo tantos archivos como puede. La petición no se ha contado: envíala de nuevo dentro de ${seconds} segundos.`,
  },
  diskFull: {
    title: 'No queda espacio',
    detail:
      'En el disco del servicio no hay espacio suficiente para recibir archivos. La petición no se ha contado: inténtalo más tarde. Los textos y los enlaces de artículos se pueden verificar también ahora.',
  },
  tooManyRotations: {
    title: 'Demasiadas claves nuevas',
    detail: ({ limit }) =>
      `Esta clave ya se ha sustituido ${limit} veces hoy. Inténtalo mañana (UTC); si ha caído en otras manos, desactívala.`,
  },
  mailNotSent: {
    title: 'El mensaje no ha salido',
    detail:
      'El mensaje con el enlace de confirmación no se ha podido enviar. Revisa la dirección e inténtalo más tarde, o escribe al responsable del servicio.',
  },
  confirmationInvalid: {
    title: 'El enlace de confirmación ya no vale',
    detail:
      'El enlace ya se ha usado, ha caducado o no está completo. Si todavía no tienes una clave, regístrate de nuevo en /sviluppatori.',
  },
  removed: {
    title: 'Verificación retirada',
    detail:
      'Esta verificación ya no es pública: la ha quitado quien la había pedido o quien gestiona el servicio.',
  },
  tooManyReports: {
    title: 'Demasiados avisos',
    detail:
      'Hoy ya han llegado muchos avisos desde esta red o sobre esta verificación. Inténtalo mañana o escribe al responsable del servicio.',
  },
  crossSiteRequest: {
    title: 'Formulario enviado desde otro sitio',
    detail:
      'Este formulario solo se puede enviar desde su página en este sitio. Abre la página y envíalo desde allí.',
  },
  tokenInvalid: {
    title: 'Código de eliminación no válido',
    detail:
      'El código falta o no es el de esta verificación. Está en la cabecera X-Delete-Token de la respuesta: cópialo entero.',
  },
  checkUnderWay: {
    title: 'Verificación todavía en curso',
    detail:
      'La verificación no ha terminado y todavía no hay nada que eliminar. Inténtalo cuando el resultado esté listo.',
  },
  dailyLimit: {
    title: 'Verificaciones gratuitas de hoy agotadas',
    detail:
      'Las verificaciones gratuitas de hoy, desde este dispositivo o su red, están usadas o en curso. La cuenta empieza de nuevo a medianoche (UTC). Quien necesite más verificaciones puede usar una clave propia.',
  },
  pageExpired: {
    title: 'La página ha caducado',
    detail:
      'La página llevaba abierta más de dos horas, ya había servido para una verificación, o la conexión ha cambiado mientras tanto. Envía de nuevo.',
  },
  workRequired: {
    title: 'El navegador tiene que hacer un cálculo breve',
    detail:
      'Después de las primeras verificaciones gratuitas del día la página pide al navegador un cálculo breve, contra los envíos automáticos. Lo hace sola si los scripts están activos: actívalos y envía de nuevo. Si no, la cuenta empieza de nuevo a medianoche (UTC), y quien tenga una clave propia puede usar la API.',
  },
  siteLimit: {
    title: 'Verificaciones de hoy agotadas en este sitio',
    detail:
      'Los visitantes de este sitio han usado todas las verificaciones gratuitas que el sitio tiene en un día. La cuenta empieza de nuevo a medianoche (UTC). Mientras tanto puedes verificar en la página de Riscontro.',
  },
  keylessOff: {
    title: 'Hace falta una clave',
    detail:
      'En esta instalación las verificaciones sin clave están desactivadas. Con una clave se usa la API: mira /sviluppatori.',
  },
  textOrFile: {
    title: 'Texto y archivo a la vez',
    detail:
      'Han llegado tanto un texto como un archivo. Envía una cosa cada vez: un texto o un enlace, o bien una imagen o un vídeo.',
  },
  nothingToVerify: {
    title: 'No hay nada que verificar',
    detail: 'Escribe una afirmación, pega un enlace, o elige una imagen o un vídeo.',
  },
  noSource: {
    title: 'No se puede llegar a ninguna fuente',
    detail: ({ sources }) =>
      `Ninguna fuente ha respondido (${sources || 'ninguna configurada'}), y por tanto no se puede dar un veredicto. La verificación no se ha contado: inténtalo más tarde. Quien gestiona el servicio puede llenar el índice local con «riscontro corpus import».`,
  },
  engineUnavailable: {
    title: 'Verificación no disponible',
    detail: ({ kind }) =>
      `Esta instalación todavía no puede verificar contenidos del tipo «${kind}». La petición no se ha contado.`,
  },
  serviceUnavailable: {
    title: 'Servicio no disponible',
    detail:
      'El servicio no puede responder en este momento. Inténtalo dentro de poco; la petición no se ha contado.',
  },
  checkInterrupted: {
    title: 'Verificación interrumpida',
    detail:
      'La verificación se ha interrumpido antes del final y no se ha contado. Envía la petición de nuevo.',
  },
  internalError: {
    title: 'Error interno',
    detail:
      'Ha habido un error del servicio; la petición no se ha contado. Inténtalo de nuevo y, si continúa, comunica al responsable el valor de la cabecera X-Request-Id.',
  },
};
