/** The page for developers. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const developers: Words['pages']['developers'] = {
  title: 'Para desarrolladores',
  description:
    'La API de Riscontro: verifica afirmaciones, artículos, imágenes y vídeos desde un programa. Clave gratuita, ejemplos, errores, límites.',
  lead: 'Con la API un programa envía una afirmación, un enlace, una imagen o un vídeo y recibe en JSON un nivel, una puntuación de 0 a 100, las pruebas a favor y en contra, las fuentes leídas y el enlace a una página para compartir.',
  contents: 'En esta página',
  key: {
    title: 'Tener una clave',
    about: ({ quota }) =>
      `La clave es gratuita y vale para ${format.count(quota)} verificaciones al mes. Las respuestas de la caché (el mismo contenido en 24 horas) y los errores no se cuentan.`,
    closed: 'En esta instalación las claves las da solo quien la gestiona.',
    name: 'Nombre',
    nameHint: 'De una persona o de una organización.',
    email: 'Correo electrónico',
    emailHint: 'Para que quien gestiona el servicio pueda localizarte, y para nada más.',
    emailConfirm: 'Recibirás un mensaje con el enlace que muestra la clave.',
    use: 'Para qué sirve',
    useHint: 'Una frase: por ejemplo «comprobar los comentarios del sitio».',
    send: 'Crear la clave',
    work: 'El navegador resuelve un pequeño cálculo, normalmente en pocos segundos, que hace costoso crear claves en masa.',
    privacy: 'Qué se conserva de los datos enviados',
    plain:
      'El formulario necesita scripts, que aquí están desactivados. Puedes registrarte desde la línea de comandos, como se explica abajo, o pedir una clave a quien gestiona el servicio.',
    script: 'Registrarse desde la línea de comandos',
    scriptAbout: 'Con Python 3.11 o posterior, sin otros paquetes:',
    confirmTitle: 'Mira tu correo',
    confirmAbout:
      'Te hemos enviado un mensaje con un enlace. Ábrelo antes de 24 horas para ver la clave; si no llega, mira en el correo no deseado.',
    more: '¿Necesitas más verificaciones?',
    moreBy: ({ email }) =>
      `Escribe a ${email} con el nombre de la clave y cuántas verificaciones necesitas al mes.`,
    moreNobody:
      'Una cuota mayor la da quien gestiona esta instalación, que sin embargo no ha indicado una dirección de correo electrónico.',
  },
  start: {
    title: 'Primeros pasos',
    about: ({ address }) =>
      `Todas las direcciones empiezan por \`${address}\` y piden la clave en la cabecera \`X-API-Key\`. En los ejemplos la clave está en la variable de entorno \`RISCONTRO_KEY\`. Una verificación puede tardar: dale a tu programa al menos 180 segundos.`,
    claim: 'Una afirmación',
    link: 'Un artículo',
    file: 'Una imagen (para un vídeo: verify-video)',
    notes: {
      TypeScript:
        'El paquete @riscontro/client está en el código fuente de Riscontro, en la carpeta client, y no tiene dependencias.',
      Python: 'Con el paquete requests.',
      PHP: 'Con PHP 8.1 o posterior y la extensión curl.',
    },
  },
  answer: {
    title: 'La respuesta',
    points: {
      level:
        '`livello` es el veredicto. Para los textos: `vero` (verdadero), `falso` (falso), `fuorviante` (engañoso), `non verificabile` (no verificable). Para imágenes y vídeos: `autentica` (auténtica), `sospetta` (sospechosa), `manipolata` (manipulada), `creata con IA` (creada con IA).',
      score:
        '`affidabilita` va de 0 (seguramente falso) a 100 (seguramente verdadero); `fiducia` dice hasta qué punto está seguro el servicio.',
      evidence:
        '`prove` y `fonti` son lo que se ha leído de verdad; `non verificabile` dice en `motivo` por qué no basta. No quiere decir que sea verdadero, ni que sea falso.',
      page: '`condividi` es la página pública del resultado: quien cite un veredicto debe enlazar esa página y decir que es automático, a menos que `revisione` sea `umana`.',
      ways: 'Con `Accept: text/event-stream` llegan también los pasos de la verificación; con `Prefer: respond-async` la respuesta es 202 al momento y el resultado se pide más tarde.',
      confidential:
        '`riservata: true`, entre los campos de la petición, hace una verificación confidencial: la página se abre solo con el enlace completo de `condividi`, no guarda vistas previas y se borra antes. `anteprima: false`, por sí solo, prescinde de la vista previa de una imagen o de un vídeo. En los formularios son partes con `true` o `false`.',
      deletion:
        'La cabecera `X-Delete-Token` de la respuesta elimina el resultado: `DELETE /v/{id}` con la misma cabecera responde 204. Si otras personas han recibido el mismo resultado responde 200 con `eliminata: false`: para ellas la página se queda.',
    },
    languages: ({ usual, others }) =>
      `Los textos están en ${format.languageName(usual)}; ${format.list(others.map((code) => `en ${format.languageName(code)} con \`Accept-Language: ${code}\``))}.`,
  },
  console: {
    title: 'La consola de la clave',
    about:
      'Con la propia clave ves el uso del mes día a día, la parte que ha llegado de la caché y los últimos errores; puedes sustituirla por una nueva o desactivarla.',
    open: 'Abrir la consola',
  },
  errors: {
    title: 'Errores',
    about:
      'Cada error es un objeto JSON con `type`, `title`, `status`, `detail` y `codice`. Los programas deben mirar `status` y `codice`: no cambian. Los errores nunca se cuentan en la cuota.',
    status: 'Estado',
    meaning: 'Significado y códigos',
  },
  limits: {
    title: 'Límites',
    what: 'Qué',
    limit: 'Límite',
    quota: 'Verificaciones al mes con una clave gratuita',
    requests: 'Peticiones por minuto con una clave, incluso todas a la vez',
    failures: 'Verificaciones por hora que pueden fallar, gratis, a causa de lo enviado',
    unlimited: 'sin límite',
    claim: 'Longitud de una afirmación',
    characters: ({ min, max }) => `de ${format.count(min)} a ${format.count(max)} caracteres`,
    article: 'Página de un artículo',
    image: 'Imagen',
    video: 'Vídeo',
    imageSize: ({ size }) => `${size}, 100 megapíxeles`,
    videoSize: ({ size }) => `${size}, 10 minutos`,
    cache: 'El mismo contenido recibe la misma respuesta, gratis, durante',
    hours: '24 horas',
    time: 'Duración máxima de una verificación',
    seconds: '180 segundos',
    keys: 'Claves gratuitas al día desde una dirección de red o para un correo electrónico',
    free: 'Verificaciones al día sin clave, desde estas páginas',
    missing: 'no disponible en esta instalación',
  },
  widget: 'El recuadro para tu sitio',
  more: {
    title: 'Referencias',
    pages: {
      reference: 'La documentación interactiva, con cada campo',
      openApi: 'El documento OpenAPI 3.1',
      forModels: 'Una descripción para modelos de lenguaje',
      changelog: 'Las novedades, versión por versión',
      status: 'El estado del servicio',
      method: 'El método y las mediciones',
    },
  },
  samples: {
    file: 'foto.jpg',
    name: 'Redacción',
    email: 'nombre@example.org',
    use: 'verificar comentarios',
  },
};
