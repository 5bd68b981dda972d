/** What the browser extension says. */
import type { Words } from '../languages.ts';

export const extension: Words['extension'] = {
  manifest: {
    name: 'Riscontro: verifica lo que lees',
    description:
      'Verifica frases, enlaces, imágenes y vídeos en la página donde los encuentras, con el servicio Riscontro que elijas.',
    action: 'Verificar con Riscontro',
  },
  menus: {
    selection: 'Verificar el texto seleccionado',
    link: 'Verificar este enlace',
    image: 'Verificar esta imagen',
    video: 'Verificar este vídeo',
    page: 'Verificar esta página',
  },
  panelTitle: 'Riscontro: verificación',
  startTitle: '¿Qué quieres verificar?',
  fieldLabel: 'Una afirmación o un enlace',
  fieldHint: 'Intro envía, Mayús+Intro empieza una línea nueva.',
  send: 'Verificar',
  checkPage: 'Verificar esta página',
  menuHint:
    'O usa el botón derecho del ratón en una página: sobre un texto seleccionado, un enlace, una imagen o un vídeo.',
  nothingWritten: 'Escribe primero una afirmación o un enlace.',
  runningTitle: 'Verificación en curso',
  stages: {
    starting: 'Preparando el envío…',
    reading: 'Leyendo el archivo de la página…',
    sending: 'Enviando…',
    sendingFile: 'Enviando el archivo…',
    running: 'El servicio ha empezado.',
  },
  asFile: ({ refusal }) =>
    `El servicio no ha podido tomar el archivo de su dirección (${refusal}): se envía tal como está en la página.`,
  goesOn: 'La verificación sigue aunque cierres este panel o cambies de página.',
  stopWaiting: 'No esperar',
  subjects: { text: 'Texto', article: 'Página', image: 'Imagen', video: 'Vídeo' },
  unnamed: {
    text: 'un texto',
    article: 'una página',
    image: 'una imagen de la página',
    video: 'un vídeo de la página',
  },
  ready: ({ level }) => `El resultado está listo: ${level}.`,
  openShare: 'Abrir la página completa',
  again: 'Verificar otra cosa',
  deleteResult: 'Eliminar',
  deleteQuestion:
    '¿Eliminar esta verificación? No se puede deshacer. Si otras personas han recibido el mismo resultado, la página se queda para ellas.',
  deleteNow: 'Eliminar para siempre',
  deleteNot: 'No, conservarla',
  deleting: 'Eliminando…',
  deleteFailed: 'El servicio no responde: quizá la verificación siga ahí. Inténtalo de nuevo.',
  deleted: 'Verificación eliminada',
  deletedDetail: 'El resultado y su página se han borrado, y también su línea en la lista de abajo.',
  confidentialNote:
    'Confidencial: la página se abre solo con su enlace completo, que está en la lista de abajo.',
  confidentialMark: 'confidencial',
  details: 'Pruebas, fuentes y controles',
  otherPage: 'Esta verificación trata de otra página.',
  back: 'Volver a la página abierta',
  historyTitle: 'Últimas verificaciones',
  historyNote: 'La lista se queda en este navegador.',
  historyEmpty: 'Todavía ninguna.',
  clearHistory: 'Borrar la lista',
  historyCleared: 'Lista borrada.',
  remove: ({ name }) => `Quitar de la lista: ${name}`,
  removed: 'Quitada de la lista.',
  show: 'Mostrar',
  underWay: 'en curso',
  failed: 'no ha salido bien',
  options: 'Opciones',
  openPanel: 'Abrir el panel',
  popupTitle: 'Riscontro',
  quotaUnknown: 'Verificaciones restantes: no se sabe, el servicio no responde.',
  quotaAsking: 'Preguntando cuántas verificaciones quedan…',
  quotaLeft: ({ left, quota, day }) => `Quedan ${left} verificaciones de ${quota} hasta el ${day}.`,
  quotaKeyRefused: 'El servicio no acepta la clave: revísala en las opciones.',
  quotaNeedsKey: 'Este servicio pide una clave: ponla en las opciones.',
  noServerYet: 'Falta la dirección del servicio: ponla en las opciones.',
  noPage: 'Esta página no tiene una dirección web que se pueda verificar.',
  optionsTitle: 'Opciones de Riscontro',
  optionsLead: 'No se envía nada sin un clic tuyo.',
  serverTitle: 'El servicio',
  serverLabel: 'Dirección',
  serverHint:
    'La dirección de la instalación de Riscontro que quieres usar, por ejemplo https://verifica.ejemplo.es. El navegador te pedirá permiso solo para ese sitio.',
  serverSave: 'Guardar y probar',
  serverBad: 'Esto no es una dirección web. Escríbela como https://verifica.ejemplo.es.',
  serverRefused: ({ host }) =>
    `Sin el permiso para ${host} la extensión no puede preguntarle nada. La dirección no se ha guardado.`,
  serverTrying: ({ base }) => `Probando ${base}…`,
  serverSilent: ({ base }) =>
    `La dirección está guardada, pero ${base} no responde. Comprueba que sea correcta y que el servicio esté en marcha.`,
  serverForeign: ({ base }) =>
    `La dirección está guardada, pero lo que responde en ${base} no es Riscontro. Comprueba que sea correcta.`,
  serverFree: ({ base, limit, left }) =>
    `${base} es un servicio Riscontro. Sin clave da ${limit} verificaciones al día; hoy quedan ${left}.`,
  serverKeyOnly: ({ base }) => `${base} es un servicio Riscontro. Para las verificaciones pide una clave.`,
  serverPlain:
    'La conexión no está cifrada (http): está bien en este ordenador o en una red tuya; en otros lugares usa https.',
  keyDropped: 'La clave valía para la dirección anterior y se ha quitado.',
  keyTitle: 'La clave',
  keyLabel: 'Clave de la API',
  keyHint:
    'Opcional. Sin clave tienes las verificaciones gratuitas del día. La clave se queda en este navegador y va solo al servicio de arriba.',
  keySave: 'Guardar y comprobar',
  keyRemove: 'Quitar la clave',
  keyRemoved: 'Clave quitada: ahora valen las verificaciones gratuitas del día.',
  keyEmpty: 'Escribe la clave, o déjalo así: sin clave valen las verificaciones gratuitas.',
  keyBad: 'Esta clave contiene caracteres que ninguna clave tiene. Cópiala de nuevo.',
  keyChecking: 'Comprobando la clave…',
  keyGood: ({ client, left, quota, day }) =>
    `Clave guardada (${client}): quedan ${left} verificaciones de ${quota} hasta el ${day}.`,
  keyUnchecked: ({ base }) =>
    `La clave está guardada pero no comprobada: ${base} no responde de forma legible.`,
  keyNotSaved: ({ why }) => `La clave no se ha guardado. ${why}`,
  keyNotAllowed: 'El navegador no permite enviar la clave al servicio: no se ha guardado.',
  keyNeedsServer: 'Guarda primero la dirección del servicio.',
  keyShow: 'Mostrar la clave',
  languageTitle: 'Idioma',
  languageLabel: 'Idioma de la extensión y de los veredictos',
  languageBrowser: 'El del navegador',
  languageSaved: 'Idioma cambiado.',
  confidentialTitle: 'Verificaciones confidenciales',
  confidentialLabel: 'Todas mis verificaciones son confidenciales',
  confidentialHint:
    'La página de un resultado confidencial se abre solo con su enlace completo, no entra en ningún índice, no guarda vistas previas y se borra antes. La lista de este navegador conserva el enlace.',
  confidentialOn: 'Desde ahora las verificaciones son confidenciales.',
  confidentialOff: 'Desde ahora las verificaciones son como las quiere el servicio.',
  clearTitle: 'Datos guardados',
  clearHint:
    'La extensión conserva en este navegador la dirección, la clave, tus preferencias y la lista de las últimas 50 verificaciones.',
  clearAll: 'Borrar todo',
  cleared: 'Se han borrado la dirección, la clave, las preferencias y la lista.',
  ways: {
    options: 'Abrir las opciones',
    retry: 'Intentar de nuevo',
    website: 'Abrir la página de Riscontro',
  },
  failures: {
    noServer: {
      title: 'Falta la dirección del servicio',
      detail: 'Escribe en las opciones qué instalación de Riscontro quieres usar e inténtalo de nuevo.',
    },
    noPermission: {
      title: 'Falta el permiso para el servicio',
      detail: ({ server }) =>
        `El navegador no permite a la extensión preguntar a ${server}. Guarda de nuevo la dirección en las opciones y concede el permiso.`,
    },
    network: {
      title: 'El servicio no responde',
      detail: ({ server }) =>
        `Se ha probado ${server}. Revisa la conexión y que la dirección sea correcta, e inténtalo de nuevo. Si la verificación ya había empezado, se vuelve a encontrar.`,
    },
    timeout: {
      title: 'El servicio es demasiado lento',
      detail: ({ server }) => `${server} no ha respondido a tiempo. Inténtalo dentro de poco.`,
    },
    foreign: {
      title: 'La respuesta no es de Riscontro',
      detail: ({ server }) =>
        `Lo que responde en ${server} no es un servicio Riscontro. Revisa la dirección en las opciones.`,
    },
    lost: {
      title: 'La verificación ya no se encuentra',
      detail: 'El servicio no sabe nada de ella: quizá se ha reiniciado o vaciado. Inténtalo de nuevo.',
    },
    bug: {
      title: 'La verificación se ha detenido',
      detail: ({ what }) => `La extensión ha cometido un error (${what}). Inténtalo de nuevo.`,
    },
    key: 'Revisa la clave en las opciones, o quítala para usar las verificaciones gratuitas.',
    unreadable: { image: 'La imagen no se puede leer', video: 'El vídeo no se puede leer' },
    refused: ({ refusal }) => `El servicio no ha podido tomar el archivo de su dirección (${refusal}).`,
    reasons: {
      no_access:
        'El navegador no deja entrar a la extensión en esta página, o ya no: la pestaña ha pasado a otra cosa, o el marco que la contiene es de otro sitio.',
      other_site:
        'El archivo viene de otro sitio, que no permite a esta página leerlo. Volver a dibujarlo desde la pantalla borraría las huellas que se buscan.',
      in_pieces: 'El vídeo llega a trozos mientras lo ves: en la página no hay un archivo que enviar.',
      gone: 'El archivo ya no está en la página, o está vacío. Recarga la página e inténtalo de nuevo.',
    },
    tooLarge: ({ megabytes }) => `El archivo supera el límite de ${megabytes} MB y no se ha enviado.`,
    byHand: 'Si puedes, guarda el archivo original y súbelo en la página de Riscontro.',
  },
};
