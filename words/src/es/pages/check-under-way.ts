/** What the form says while it works, in the browser. */
import type { Words } from '../../languages.ts';

export const checkUnderWay: Words['pages']['checkUnderWay'] = {
  working: 'Verificación en curso',
  preparing: 'Preparando el envío…',
  sending: 'Enviando…',
  uploading: 'Enviando el archivo…',
  elapsed: ({ seconds }) => `Desde hace ${seconds} s.`,
  stop: 'Dejar de esperar',
  stopped: 'Has dejado de esperar',
  stoppedDetail: 'La verificación continúa. Puedes volver a ella cuando quieras, o enviar otra cosa.',
  open: 'Abrir la página completa',
  again: 'Verificar otra cosa',
  ready: ({ level }) => `El resultado está listo: ${level}.`,
  remove: 'Quitar el archivo',
  chosen: ({ name }) => `Archivo elegido: ${name}.`,
  removed: 'Archivo quitado.',
  tooLarge: 'El archivo es demasiado grande',
  tooLargeDetail: ({ limit }) => `El archivo supera el límite de ${limit}. Elige una versión más pequeña.`,
  oneFile: 'Un archivo cada vez',
  oneFileDetail: 'Has soltado más de un archivo. Se ha tomado el primero.',
  offline: 'No tienes conexión',
  offlineDetail: 'El texto sigue en el campo. Cuando vuelva la conexión, inténtalo de nuevo.',
  broken: 'La conexión se ha interrumpido',
  brokenDetail: 'La verificación ya había empezado y continúa: retómala donde está.',
  notSent: 'El servicio no responde',
  notSentDetail:
    'La petición no ha llegado o la respuesta no se puede leer. El texto sigue en el campo: inténtalo de nuevo.',
  resume: 'Retomar',
};
