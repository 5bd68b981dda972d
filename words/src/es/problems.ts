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
  chiave_mancante: {
    title: 'Falta la clave',
    detail: ({ registrationUrl }) =>
      `Falta la cabecera X-API-Key. Añádela con tu clave; si no tienes ninguna, regístrate en ${registrationUrl}.`,
  },
  chiave_non_valida: {
    title: 'Clave no válida',
    detail:
      'Esta clave no existe o ha caducado. Comprueba que la has copiado entera: empieza por rsc_live_ y tiene 45 caracteres.',
  },
  chiave_disattivata: {
    title: 'Clave desactivada',
    detail:
      'Esta clave ha sido desactivada. Escribe al responsable del servicio para reactivarla o para tener una nueva.',
  },
  corpo_mancante: {
    title: 'La petición está vacía',
    detail: ({ expected }) =>
      `La petición no tiene cuerpo. Envía ${part(expectedBodies, { code: expected })}.`,
  },
  tipo_contenuto_non_accettato: {
    title: 'Tipo de contenido no aceptado',
    detail: ({ received, expected }) =>
      `El Content-Type «${received}» no se acepta aquí. Envía ${part(expectedBodies, { code: expected })}.`,
  },
  codifica_non_accettata: {
    title: 'Codificación no aceptada',
    detail: ({ received }) => `El cuerpo debe estar en UTF-8 y sin comprimir (recibido: ${received}).`,
  },
  json_non_valido: {
    title: 'JSON no válido',
    detail: ({ example }) =>
      `El cuerpo no es un objeto JSON válido. Revisa comillas, comas y llaves; un ejemplo correcto: ${example}`,
  },
  corpo_troppo_grande: {
    title: 'Petición demasiado grande',
    detail: ({ limit }) => `El cuerpo supera el límite de ${limit}. Envía una petición más pequeña.`,
  },
  campo_non_valido: {
    title: 'Falta un campo o no es válido',
    detail: ({ field, rule }) => `El campo «${field}» falta o no es válido: ${part(fieldRules, rule)}.`,
  },
  nessuna_affermazione: {
    title: 'Ninguna afirmación que verificar',
    detail:
      'El texto no afirma nada que se pueda verificar: parece una pregunta, un saludo o código. Escribe la frase como afirmación, por ejemplo «La Tierra gira alrededor del Sol».',
  },
  testo_troppo_corto: {
    title: 'Texto demasiado corto',
    detail: ({ charactersMin }) =>
      `El texto que se va a verificar debe tener al menos ${charactersMin} caracteres, sin contar los espacios iniciales y finales. Escribe una frase entera.`,
  },
  testo_troppo_lungo: {
    title: 'Texto demasiado largo',
    detail: ({ charactersMax, characters }) =>
      `El texto que se va a verificar puede tener como máximo ${charactersMax} caracteres y tiene ${characters}. Envía solo la parte que importa, o el enlace con verify-url.`,
  },
  testo_non_valido: {
    title: 'Texto no válido',
    detail:
      'El texto contiene caracteres que no son texto (el carácter nulo o mitades de pares Unicode). Cópialo de nuevo de la fuente.',
  },
  link_non_valido: {
    title: 'Enlace no válido',
    detail: ({ charactersMax }) =>
      `El enlace debe ser una dirección completa que empiece por http:// o https://, sin nombre de usuario ni contraseña, de ${charactersMax} caracteres como máximo.`,
  },
  link_vietato: {
    title: 'Enlace no permitido',
    detail:
      'El enlace lleva a una dirección que el servicio no abre: una red privada, un puerto inusual, una dirección con credenciales o demasiadas redirecciones. Envía el enlace público de la página.',
  },
  link_non_trovato: {
    title: 'Página no encontrada',
    detail:
      'En el enlace no responde ninguna página: el nombre del sitio no existe o no es público, o bien la página se ha quitado o está reservada. Abre el enlace en el navegador y cópialo de nuevo.',
  },
  contenuto_troppo_grande: {
    title: 'Contenido demasiado grande',
    detail: 'Lo que se encuentra en el enlace supera el tamaño máximo que el servicio lee.',
  },
  contenuto_non_adatto: {
    title: 'Contenido de otro tipo',
    detail:
      'En el enlace no hay un contenido del tipo esperado. Para un artículo usa verify-url, para una imagen verify-image, para un vídeo verify-video.',
  },
  non_articolo: {
    title: 'La página no es un artículo',
    detail: ({ reason }) =>
      `La página no contiene un artículo que se pueda verificar: ${part(notArticleReasons, { code: reason })}. Envía el enlace directo de un artículo, o el texto con verify-text.`,
  },
  non_immagine: {
    title: 'El archivo no es una imagen legible',
    detail: ({ reason }) =>
      `El archivo no se puede examinar: ${part(notImageReasons, { code: reason })}. Envía la imagen original en formato JPEG, PNG, WebP, GIF, AVIF, HEIC, TIFF o BMP.`,
  },
  non_video: {
    title: 'El archivo no es un vídeo legible',
    detail: ({ reason }) =>
      `El archivo no se puede examinar: ${part(notVideoReasons, { code: reason })}. Envía el vídeo original en formato MP4, MOV, WebM, MKV, AVI, MPEG-TS, 3GP, GIF o WebP animado, de 10 minutos como máximo; para una imagen usa verify-image.`,
  },
  link_non_raggiungibile: {
    title: 'El sitio no responde',
    detail:
      'El sitio del enlace ha respondido con un error o ha cortado la conexión. La petición no se ha contado: inténtalo más tarde.',
  },
  link_troppo_lento: {
    title: 'El sitio es demasiado lento',
    detail:
      'El sitio del enlace no ha respondido a tiempo. La petición no se ha contado: inténtalo más tarde.',
  },
  rete_disattivata: {
    title: 'Los enlaces no se pueden abrir',
    detail:
      'Esta instalación trabaja sin red y no puede abrir enlaces. Envía el texto con verify-text; la petición no se ha contado.',
  },
  caricamento_non_valido: {
    title: 'Subida no válida',
    detail:
      'El formulario multipart no se puede leer o está incompleto. Envíalo de nuevo, por ejemplo con: curl -F file=@nombre-del-archivo',
  },
  file_mancante: {
    title: 'Falta el archivo',
    detail:
      'El formulario no contiene un archivo con el nombre «file». Envía un solo archivo con ese nombre.',
  },
  file_doppio: {
    title: 'Más de un archivo',
    detail: 'El formulario contiene más de un archivo. Envía un archivo por petición, con el nombre «file».',
  },
  file_vuoto: {
    title: 'Archivo vacío',
    detail: 'El archivo enviado tiene 0 bytes. Revísalo y envíalo de nuevo.',
  },
  file_troppo_grande: {
    title: 'Archivo demasiado grande',
    detail: ({ limit }) => `El archivo supera el límite de ${limit}. Envía una versión más pequeña.`,
  },
  richiesta_non_valida: {
    title: 'Petición no válida',
    detail:
      'La petición no respeta el protocolo HTTP o sus cabeceras superan los 16 kB. Reduce las cabeceras e inténtalo de nuevo.',
  },
  nome_sconosciuto: {
    title: 'El servicio no tiene este nombre',
    detail: ({ address }) =>
      `La cabecera Host llama al servicio por un nombre que no es el suyo. Usa ${address}; quien gestiona el servicio puede admitir otros nombres con ALLOWED_HOSTS.`,
  },
  metriche_riservate: {
    title: 'Las medidas no son públicas',
    detail:
      '/metrics responde solo a la máquina del servicio, sin proxy de por medio. Para leerlo desde otro lugar define METRICS_TOKEN y envíalo como «Authorization: Bearer».',
  },
  richiesta_troppo_lenta: {
    title: 'Petición demasiado lenta',
    detail:
      'La petición no ha llegado completa dentro del tiempo máximo. Inténtalo de nuevo con una conexión más estable.',
  },
  prova_non_valida: {
    title: 'Prueba de trabajo no válida',
    detail:
      'La prueba no resuelve un reto válido, ha caducado o ya se ha usado. Pide un reto nuevo con GET /api/v1/registrazione/sfida.',
  },
  non_trovato: {
    title: 'No encontrado',
    detail: 'En esta dirección no hay nada, o ya no lo hay. La lista de direcciones está en /docs.',
  },
  formato_non_disponibile: {
    title: 'Formato no disponible',
    detail: 'Aquí se responde solo en JSON: pide format=json.',
  },
  metodo_non_ammesso: {
    title: 'Método no admitido',
    detail: ({ methods }) => `Esta dirección acepta solo: ${methods}.`,
  },
  quota_esaurita: {
    title: 'Cuota mensual agotada',
    detail: ({ quota, resetDay }) =>
      `Las ${quota} verificaciones de este mes están usadas o en curso. La cuenta empieza de nuevo el ${resetDay}; para una cuota mayor escribe al responsable del servicio. Las respuestas de la caché siguen siendo gratuitas.`,
  },
  troppe_registrazioni: {
    title: 'Demasiados registros',
    detail: ({ limit }) =>
      `Desde esta dirección o para este correo ya se han creado ${limit} claves hoy. Inténtalo mañana o escribe al responsable del servicio.`,
  },
  troppe_richieste: {
    title: 'Demasiadas peticiones',
    detail: ({ reason, seconds }) =>
      `La petición no se ha tomado ni contado: ${part(limitReasons, reason)}. Envíala de nuevo dentro de ${seconds} segundos.`,
  },
  coda_piena: {
    title: 'La cola está llena',
    detail: ({ seconds }) =>
      `Ya hay demasiados contenidos a la espera de ser examinados. La petición no se ha contado: envíala de nuevo dentro de ${seconds} segundos.`,
  },
  troppi_errori: {
    title: 'Demasiadas verificaciones fallidas',
    detail: ({ limit, seconds }) =>
      `En esta hora ya han fallado ${limit} verificaciones por lo que se había enviado: enlaces que no responden, páginas o archivos que no se pueden leer. Ninguna se ha contado. Revisa los contenidos y envía de nuevo dentro de ${seconds} segundos.`,
  },
  troppi_caricamenti: {
    title: 'Demasiadas subidas en curso',
    detail: ({ seconds }) =>
      `El servicio ya está recibiendo tantos archivos como puede. La petición no se ha contado: envíala de nuevo dentro de ${seconds} segundos.`,
  },
  spazio_esaurito: {
    title: 'No queda espacio',
    detail:
      'En el disco del servicio no hay espacio suficiente para recibir archivos. La petición no se ha contado: inténtalo más tarde. Los textos y los enlaces de artículos se pueden verificar también ahora.',
  },
  troppe_rotazioni: {
    title: 'Demasiadas claves nuevas',
    detail: ({ limit }) =>
      `Esta clave ya se ha sustituido ${limit} veces hoy. Inténtalo mañana (UTC); si ha caído en otras manos, desactívala.`,
  },
  posta_non_inviata: {
    title: 'El mensaje no ha salido',
    detail:
      'El mensaje con el enlace de confirmación no se ha podido enviar. Revisa la dirección e inténtalo más tarde, o escribe al responsable del servicio.',
  },
  conferma_non_valida: {
    title: 'El enlace de confirmación ya no vale',
    detail:
      'El enlace ya se ha usado, ha caducado o no está completo. Si todavía no tienes una clave, regístrate de nuevo en /sviluppatori.',
  },
  rimossa: {
    title: 'Verificación retirada',
    detail:
      'Esta verificación ya no es pública: la ha quitado quien la había pedido o quien gestiona el servicio.',
  },
  troppe_segnalazioni: {
    title: 'Demasiados avisos',
    detail:
      'Hoy ya han llegado muchos avisos desde esta red o sobre esta verificación. Inténtalo mañana o escribe al responsable del servicio.',
  },
  richiesta_da_altro_sito: {
    title: 'Formulario enviado desde otro sitio',
    detail:
      'Este formulario solo se puede enviar desde su página en este sitio. Abre la página y envíalo desde allí.',
  },
  token_non_valido: {
    title: 'Código de eliminación no válido',
    detail:
      'El código falta o no es el de esta verificación. Está en la cabecera X-Delete-Token de la respuesta: cópialo entero.',
  },
  verifica_in_corso: {
    title: 'Verificación todavía en curso',
    detail:
      'La verificación no ha terminado y todavía no hay nada que eliminar. Inténtalo cuando el resultado esté listo.',
  },
  limite_giornaliero: {
    title: 'Verificaciones gratuitas de hoy agotadas',
    detail:
      'Las verificaciones gratuitas de hoy, desde este dispositivo o su red, están usadas o en curso. La cuenta empieza de nuevo a medianoche (UTC). Quien necesite más verificaciones puede usar una clave propia.',
  },
  pagina_scaduta: {
    title: 'La página ha caducado',
    detail:
      'La página llevaba abierta más de dos horas, ya había servido para una verificación, o la conexión ha cambiado mientras tanto. Envía de nuevo.',
  },
  lavoro_richiesto: {
    title: 'El navegador tiene que hacer un cálculo breve',
    detail:
      'Después de las primeras verificaciones gratuitas del día la página pide al navegador un cálculo breve, contra los envíos automáticos. Lo hace sola si los scripts están activos: actívalos y envía de nuevo. Si no, la cuenta empieza de nuevo a medianoche (UTC), y quien tenga una clave propia puede usar la API.',
  },
  limite_del_sito: {
    title: 'Verificaciones de hoy agotadas en este sitio',
    detail:
      'Los visitantes de este sitio han usado todas las verificaciones gratuitas que el sitio tiene en un día. La cuenta empieza de nuevo a medianoche (UTC). Mientras tanto puedes verificar en la página de Riscontro.',
  },
  senza_chiave_disattivate: {
    title: 'Hace falta una clave',
    detail:
      'En esta instalación las verificaciones sin clave están desactivadas. Con una clave se usa la API: mira /sviluppatori.',
  },
  testo_o_file: {
    title: 'Texto y archivo a la vez',
    detail:
      'Han llegado tanto un texto como un archivo. Envía una cosa cada vez: un texto o un enlace, o bien una imagen o un vídeo.',
  },
  nulla_da_verificare: {
    title: 'No hay nada que verificar',
    detail: 'Escribe una afirmación, pega un enlace, o elige una imagen o un vídeo.',
  },
  nessuna_fonte: {
    title: 'No se puede llegar a ninguna fuente',
    detail: ({ sources }) =>
      `Ninguna fuente ha respondido (${sources || 'ninguna configurada'}), y por tanto no se puede dar un veredicto. La verificación no se ha contado: inténtalo más tarde. Quien gestiona el servicio puede llenar el índice local con «riscontro corpus import».`,
  },
  motore_non_disponibile: {
    title: 'Verificación no disponible',
    detail: ({ kind }) =>
      `Esta instalación todavía no puede verificar contenidos del tipo «${kind}». La petición no se ha contado.`,
  },
  servizio_indisponibile: {
    title: 'Servicio no disponible',
    detail:
      'El servicio no puede responder en este momento. Inténtalo dentro de poco; la petición no se ha contado.',
  },
  verifica_interrotta: {
    title: 'Verificación interrumpida',
    detail:
      'La verificación se ha interrumpido antes del final y no se ha contado. Envía la petición de nuevo.',
  },
  errore_interno: {
    title: 'Error interno',
    detail:
      'Ha habido un error del servicio; la petición no se ha contado. Inténtalo de nuevo y, si continúa, comunica al responsable el valor de la cabecera X-Request-Id.',
  },
};
